import { expect, test } from 'vitest'
import { historyWarning } from './history-warning.ts'

const DAY_MS = 86_400_000
const NOW_MS = Date.parse('2026-11-15T12:00:00Z')

/** Steady around mood 3.5 and energy 4; energy falls by two points at the 70th day and is back from `backAt` on. */
function history(days: number, backAt = Number.POSITIVE_INFINITY) {
  return Array.from({ length: days }, (_, day) => ({
    atMs: NOW_MS - (days - 1 - day) * DAY_MS,
    mood: 3 + (day % 2),
    energy: (day % 2 ? 4.5 : 3.5) - (day >= 70 && day < backAt ? 2 : 0),
  }))
}

const warning = (points: ReturnType<typeof history>, nowMs = NOW_MS) =>
  historyWarning(points, {}, nowMs, 'UTC').summary

test('the range that charts draw is the one the warning compares with: mean and spread before the slide', () => {
  const { range, energy, mood } = warning(history(100)) ?? {}
  // Over all hundred days, energy would have a mean of 3.4 and a spread of more than one: from 2.3 to 4.5.
  expect(energy?.usual).toBeCloseTo(4, 1)
  expect(range?.energy.low).toBeGreaterThan(3.3)
  expect((range?.energy.low ?? 0) + (range?.energy.high ?? 0)).toBeCloseTo(2 * (energy?.usual ?? 0), 9)
  expect(range?.mood.low).toBeCloseTo((mood?.usual ?? 0) - 0.5, 1)
  expect(range?.together.low).toBeGreaterThan(3.1)
})

test('no range is drawn beyond the scale, and none while it is being learned', () => {
  const high = history(60).map(point => ({ ...point, mood: 5, energy: 5 }))
  expect(warning(high)?.range?.mood.high).toBe(5)
  expect(warning(history(12))?.range).toBeNull()
})

test('a warning that lasts has a beginning and what moved; one that ended has its last day below too', () => {
  const [lasting] = warning(history(100))?.stretches ?? []
  expect(lasting).toMatchObject({ until: null, moved: 'energy' })
  expect(lasting?.since).toBe(warning(history(100))?.since)
  const [ended, ...more] = warning(history(130, 90))?.stretches ?? []
  expect(more).toEqual([])
  const day = (index: number) => new Date(NOW_MS - (129 - index) * DAY_MS).toISOString().slice(0, 10)
  expect(ended?.since).toSatisfy((since: string) => since > day(70) && since < day(80))
  expect(ended?.until).toSatisfy((until: string) => until >= day(89) && until < day(115))
})

test('low days that never became a warning are no stretch, and after a long silence none lasts', () => {
  expect(warning(history(100, 73))?.stretches).toEqual([])
  const later = NOW_MS + 15 * DAY_MS
  expect(warning(history(100), later)?.stretches[0]?.until).toBe('2026-11-15')
})

test('today has a check-in by the clock of the time zone, and a history without any has none', () => {
  const at = (iso: string) => [{ atMs: Date.parse(iso), mood: 3, energy: 3 }]
  const today = (points: ReturnType<typeof at>, zone: string) =>
    historyWarning(points, {}, NOW_MS, zone).hasCheckedInToday
  expect(today(at('2026-11-15T06:00:00Z'), 'UTC')).toBe(true)
  expect(today(at('2026-11-14T20:00:00Z'), 'UTC')).toBe(false)
  // Six in the morning in London is ten in the evening before in Los Angeles.
  expect(today(at('2026-11-15T06:00:00Z'), 'America/Los_Angeles')).toBe(false)
  expect(today([], 'UTC')).toBe(false)
})

test('what moved most moved more than 1.3 times as far', () => {
  const moved = (mood: number, energy: number) =>
    warning(
      history(100, 0).map((point, day) => ({
        ...point,
        mood: point.mood - (day >= 70 ? mood : 0),
        energy: point.energy - (day >= 70 ? energy : 0),
      })),
    )?.moved
  expect([moved(1, 1.2), moved(1, 1.45), moved(1.2, 1), moved(1.45, 1)]).toEqual([
    'both',
    'energy',
    'both',
    'mood',
  ])
})
