import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DayMean, dayAsWritten, dayInZone, dayMeans, dayName, isWeekend } from './day-means.ts'
import { earlyWarning, type RangeChoices, type WarningState } from './early-warning.ts'
import { PARAMETERS } from './parameters.ts'

/** A Friday. */
const FIRST = 20_000
const PATTERN = [3, 4, 3, 4, 3, 4, 3]

type Level = (day: number) => number
const pattern = (day: number) => PATTERN[day % PATTERN.length] ?? 0
const step: Level = day => (day < 70 ? 0 : 1)
const slide: Level = day => Math.min(1, Math.max(0, day - 70) / 42)
const daily = () => true
const thrice = (day: number) => [0, 2, 4].includes(day % 7)

function history(days: number, down: Level, kept: (day: number) => boolean = daily): DayMean[] {
  return Array.from({ length: days }, (_, day) => ({
    day: FIRST + day,
    mood: pattern(day) - down(day),
    energy: pattern(day + 3) - down(day),
  })).filter((_, day) => kept(day))
}

/** The states in a row, each with the day it begins on. */
function changes(rows: readonly DayMean[], choices?: RangeChoices): [WarningState, number][] {
  const found: [WarningState, number][] = []
  earlyWarning(rows, choices).forEach(({ state }, index) => {
    if (found.at(-1)?.[0] !== state) found.push([state, (rows[index]?.day ?? 0) - FIRST])
  })
  return found
}

describe('golden histories', () => {
  test.each<[string, DayMean[], [WarningState, number][]]>([
    [
      'a steady pattern',
      history(200, () => 0),
      [
        ['learning', 0],
        ['steady', 22],
      ],
    ],
    [
      'one day of 1 and 1',
      history(200, () => 0).map(row => (row.day === FIRST + 100 ? { ...row, mood: 1, energy: 1 } : row)),
      [
        ['learning', 0],
        ['steady', 22],
      ],
    ],
    [
      'a point down from one day to the next',
      history(100, step),
      [
        ['learning', 0],
        ['steady', 22],
        ['watch', 73],
        ['early-warning', 77],
      ],
    ],
    [
      'a point down over six weeks',
      history(120, slide),
      [
        ['learning', 0],
        ['steady', 22],
        ['watch', 92],
        ['early-warning', 96],
      ],
    ],
    [
      'a point down, three check-ins a week',
      history(100, step, thrice),
      [
        ['learning', 0],
        ['steady', 30],
        ['watch', 77],
        ['early-warning', 81],
      ],
    ],
    [
      'a silence of 20 days',
      history(
        140,
        () => 0,
        day => day < 80 || day >= 100,
      ),
      [
        ['learning', 0],
        ['steady', 22],
        ['after-silence', 100],
        ['steady', 101],
      ],
    ],
    [
      'three weeks down, and up again',
      history(160, day => (day >= 70 && day < 91 ? 1 : 0)),
      [
        ['learning', 0],
        ['steady', 22],
        ['watch', 73],
        ['early-warning', 77],
        ['cleared', 105],
        ['steady', 106],
      ],
    ],
    [
      'down for good',
      history(170, step),
      [
        ['learning', 0],
        ['steady', 22],
        ['watch', 73],
        ['early-warning', 77],
        ['new-normal', 133],
        ['steady', 134],
      ],
    ],
    [
      'a point up from one day to the next',
      history(100, day => -step(day)),
      [
        ['learning', 0],
        ['steady', 22],
        ['better', 77],
      ],
    ],
  ])('%s', (_name, rows, expected) => {
    expect(changes(rows)).toEqual(expected)
  })

  test('after a silence the running average counts only its own days', () => {
    // One low day of two points, whatever the eighty before the silence were like.
    const rows = history(
      101,
      day => (day < 100 ? 0 : 2),
      day => day < 80 || day === 100,
    )
    expect(earlyWarning(rows).at(-1)?.s?.toFixed(4)).toMatchInlineSnapshot(`"1.9410"`)
  })

  test('days that resemble their neighbors say less, to four digits', () => {
    const rows = Array.from({ length: 90 }, (_, day) => {
      const level = 3 + (Math.floor(day / 3) % 2) - (day < 80 ? 0 : 1)
      return { day: FIRST + day, mood: level, energy: level }
    })
    expect(earlyWarning(rows).at(-1)?.s?.toFixed(4)).toMatchInlineSnapshot(`"3.1323"`)
  })

  test('however bad one day is, it counts as three spreads', () => {
    // Days of 5 have the least spread that is believed, .45: three of them below is 3.65. A tenth of three, in standard errors of .3318.
    const sOf = (level: number) => {
      const rows = history(90, () => 0).map(({ day }) => ({ day, mood: 5, energy: 5 }))
      return earlyWarning([...rows, { day: FIRST + 90, mood: level, energy: level }]).at(-1)?.s ?? 0
    }
    expect(sOf(3.65)).toBeCloseTo(0.9042, 4)
    expect(sOf(1)).toBeCloseTo(sOf(3.65), 9)
    expect(sOf(3.7)).toBeLessThan(sOf(3.65))
  })

  test('a warning takes three check-ins beyond the limit, however far apart they are', () => {
    const weekly = history(
      200,
      day => (day < 140 ? 0 : 2),
      day => day % 7 === 0,
    )
    expect(changes(weekly).slice(1)).toEqual([
      ['steady', 98],
      ['watch', 154],
      ['early-warning', 168],
    ])
  })

  test('the usual is that of the last 180 days', () => {
    const rows = Array.from({ length: 300 }, (_, day) => {
      const level = day < 119 ? 3 : 4
      return { day: FIRST + day, mood: level, energy: level }
    })
    expect(earlyWarning(rows).at(-1)?.mood?.usual).toBe(4)
    expect(earlyWarning(rows.slice(0, -1)).at(-1)?.mood?.usual).toBeLessThan(4)
  })

  test('whoever writes more is warned later: check-ins are counted over eight weeks', () => {
    const limit = (kept: (day: number) => boolean) => earlyWarning(history(140, () => 0, kept)).at(-1)?.limit
    // Every day for eight weeks: 1.15 + 7 · .23.
    expect(limit(day => day % 7 === 0 || day >= 84)).toBeCloseTo(2.76, 9)
    expect(limit(day => day % 7 === 0 || day >= 112)).toBeCloseTo(1.15 + (0.23 * (28 + 4)) / 8, 9)
    // Never below 1.7.
    expect(limit(day => day % 7 === 0)).toBe(1.7)
  })

  test('s and limit of a slide, to four digits', () => {
    const shown = earlyWarning(history(97, slide))
      .slice(-3)
      .map(({ day, s, limit }) => [day, s?.toFixed(4), limit?.toFixed(4)])
    expect(shown).toMatchInlineSnapshot(`
      [
        [
          "2025-01-06",
          "3.1119",
          "2.7600",
        ],
        [
          "2025-01-07",
          "3.6669",
          "2.7600",
        ],
        [
          "2025-01-08",
          "3.3259",
          "2.7600",
        ],
      ]
    `)
  })
})

describe('what somebody says about the new level', () => {
  test('"this is my new normal" ends a warning at once', () => {
    const states = earlyWarning(history(120, step), { startAnew: [dayName(FIRST + 100)] })
    expect(states[99]?.state).toBe('early-warning')
    expect(states[100]?.state).toBe('new-normal')
    expect(states.slice(101).map(({ state }) => state)).not.toContain('early-warning')
  })

  test('the old range stays for whoever keeps it', () => {
    const states = changes(history(170, step), { keepOld: [dayName(FIRST + 140)] })
    expect(states.at(-1)).toEqual(['early-warning', 77])
  })
})

const level = fc.integer({ min: 2, max: 10 }).map(halves => halves / 2)
/** Check-ins on some days of a year: the gap before each, and the two levels. */
const anyHistory = fc
  .array(fc.tuple(fc.constantFrom(1, 1, 1, 2, 3, 6, 20), level, level), { maxLength: 160 })
  .map(steps => {
    let day = FIRST
    return steps.map(([gap, mood, energy]) => {
      day += gap
      return { day, mood, energy }
    })
  })
/** Months without a silence, mostly around one level, that may fall for good: long enough for a range, and for a warning. */
const longHistory = fc
  .record({
    usual: level,
    /** From daily to twice a week. */
    pace: fc.constantFrom(1, 1, 2, 3),
    drop: fc.constantFrom(0, 1, 2),
    fallsAt: fc.integer({ min: 30, max: 60 }),
    steps: fc.array(fc.tuple(fc.constantFrom(1, 1, 1, 2), fc.constantFrom(-0.5, 0, 0, 0.5)), {
      minLength: 60,
      maxLength: 120,
    }),
  })
  .map(({ usual, pace, drop, fallsAt, steps }) => {
    let day = FIRST
    return steps.map(([gap, off], index) => {
      day += gap * pace
      const mood = usual + off - (index < fallsAt ? 0 : drop)
      return { day, mood, energy: mood + off }
    })
  })
const everyHistory = fc.oneof(anyHistory, longHistory)
const states = (rows: readonly DayMean[]) => earlyWarning(rows).map(({ state }) => state)

describe('properties', () => {
  test('a constant history never alarms', () => {
    fc.assert(
      fc.property(level, level, everyHistory, (mood, energy, rows) => {
        const seen = new Set(states(rows.map(({ day }) => ({ day, mood, energy }))))
        for (const state of ['watch', 'early-warning', 'better'] as const) expect(seen.has(state)).toBe(false)
      }),
    )
  })

  test('one bad day in steady ones never alarms, nor is it watched', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 59 }),
        fc.constantFrom(3, 4, 5),
        longHistory,
        (at, usual, rows) => {
          const steady = rows.map(({ day }, index) =>
            index === at ? { day, mood: 1, energy: 1 } : { day, mood: usual, energy: usual },
          )
          expect(new Set(states(steady))).toEqual(new Set(['learning', 'steady']))
        },
      ),
    )
  })

  test('adding a constant to all history changes nothing', () => {
    fc.assert(
      fc.property(everyHistory, fc.constantFrom(-2, -0.5, 1, 3), (rows, more) => {
        const moved = rows.map(row => ({ ...row, mood: row.mood + more, energy: row.energy + more }))
        expect(states(moved)).toEqual(states(rows))
        const last = (some: readonly DayMean[]) => earlyWarning(some).at(-1)?.s ?? 0
        expect(last(moved)).toBeCloseTo(last(rows), 6)
      }),
    )
  })

  test('what comes later changes no earlier day', () => {
    fc.assert(
      fc.property(everyHistory, fc.nat(160), (rows, length) => {
        expect(earlyWarning(rows.slice(0, length))).toEqual(earlyWarning(rows).slice(0, length))
      }),
    )
  })

  test('order within a day does not matter', () => {
    const moments = fc.array(
      fc.record({ at: fc.integer({ min: 0, max: 5_000 }), mood: level, energy: level }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(moments, fc.func(fc.integer()), (written, key) => {
        const checkIns = written.map(({ at, ...row }) => ({
          at: new Date(FIRST * 86_400_000 + at * 3_600_000).toISOString(),
          ...row,
        }))
        const shuffled = checkIns.map((row, index) => ({ row, by: key(index) })).sort((a, b) => a.by - b.by)
        expect(
          dayMeans(
            shuffled.map(({ row }) => row),
            dayAsWritten,
          ),
        ).toEqual(dayMeans(checkIns, dayAsWritten))
      }),
    )
  })

  test('a gap of months starts anew', () => {
    fc.assert(
      fc.property(everyHistory, everyHistory, (before, after) => {
        const gap = (before.at(-1)?.day ?? FIRST) - FIRST + PARAMETERS.rangeDays + 1
        const later = after.map(row => ({ ...row, day: row.day + gap - (gap % 7) + 7 }))
        const alone = earlyWarning(later)
        expect(earlyWarning([...before, ...later]).slice(before.length)).toEqual(alone)
      }),
    )
  })

  test('a silence beyond two weeks sets the running average to zero', () => {
    const rows = history(140, step, day => day < 80 || day >= 95)
    const [before, after, next] = earlyWarning(rows).slice(79)
    expect([before?.state, after?.state, next?.state]).toEqual(['early-warning', 'after-silence', 'steady'])
    expect(after?.s).toBeLessThan((before?.s ?? 0) * 0.7)
  })
})

describe('the day of a check-in', () => {
  test.each([
    ['2026-11-04T03:59:00+01:00', '2026-11-03'],
    ['2026-11-04T04:00:00+01:00', '2026-11-04'],
    ['2026-11-04T23:30:00-08:00', '2026-11-04'],
    ['2026-11-04', '2026-11-04'],
    ['2026-11-04T02:00Z', '2026-11-03'],
  ])('%s as written is %s', (at, day) => {
    expect(dayName(dayAsWritten(at))).toBe(day)
  })

  test.each([
    ['America/Los_Angeles', '2026-11-05T08:30:00Z', '2026-11-04'],
    ['Europe/Berlin', '2026-11-04T03:30:00Z', '2026-11-04'],
    ['Europe/Berlin', '2026-11-04T02:30:00Z', '2026-11-03'],
    // The night in which clocks go back: 3:30 comes twice, four o'clock once.
    ['Europe/Berlin', '2026-10-25T02:59:00Z', '2026-10-24'],
    ['Europe/Berlin', '2026-10-25T03:00:00Z', '2026-10-25'],
  ])('in %s %s is %s', (zone, at, day) => {
    expect(dayName(dayInZone(zone)(at))).toBe(day)
  })

  test('Saturday and Sunday are the weekend', () => {
    const days = [0, 1, 2, 3, 4, 5, 6].map(offset => FIRST + offset)
    expect(days.filter(isWeekend).map(dayName)).toEqual(['2024-10-05', '2024-10-06'])
  })
})

test('the band is one spread to each side of the usual, and ends where the scale does', () => {
  const at = (down: number) => earlyWarning(history(60, () => down)).at(-1)?.mood
  const [usual, high] = [at(0), at(-1)]
  expect(usual?.usual).toBeCloseTo(24 / 7, 1)
  expect(usual?.high).toBeCloseTo(3.95, 1)
  expect(usual?.low).toBeCloseTo(2.9, 1)
  expect(high?.high).toBeCloseTo(4.95, 1)
  expect(at(-1.3)?.high).toBe(5)
})

test('days of a warning do not become the usual', () => {
  const during = earlyWarning(history(110, step)).at(-1)
  expect(during?.state).toBe('early-warning')
  // 3.32; with the days of the warning among them it would be 3.28.
  expect(during?.mood?.usual).toBeGreaterThan(3.3)
})
