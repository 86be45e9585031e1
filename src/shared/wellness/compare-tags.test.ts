import { expect, test } from 'vitest'
import { compareTags } from './compare-tags.ts'
import { NO_CONTEXT } from './context.ts'
import { effectFigures, effectWords } from './effect-words.ts'

const dayOf = (at: string) => Math.floor(Date.parse(at) / 86_400_000)
const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 0, 1 + day, hour)).toISOString()
const drained = (day: number, tags: string[], energy: number, mood = 3) => ({
  at: at(day),
  mood,
  energy,
  context: { ...NO_CONTEXT, drained: tags },
})

/** Days with a night shift are two points lower in energy; mood is the same. */
const nights = (tagged: number, others: number) => [
  ...Array.from({ length: tagged }, (_, day) =>
    drained(day, ['Night shift'], 2 - (day % 2) * 0.5, 3 + (day % 2)),
  ),
  ...Array.from({ length: others }, (_, day) =>
    drained(100 + day, ['meetings'], 4 - (day % 2) * 0.5, 3 + (day % 2)),
  ),
]

test('a clear difference is told in points, with the days it rests on and their spread', () => {
  const [meetings, night] = compareTags(nights(6, 12), dayOf)
  expect([night?.tag, night?.days, night?.other_days]).toEqual(['Night shift', 6, 12])
  expect(night && effectWords(night)).toMatch(
    /^Energy was about 2\.0 lower on these days, likely between 1\.[2-4] and 2\.[6-8]\.$/,
  )
  expect(night && effectFigures(night)).toBe(
    '6 days with it: energy 1.8 ± 0.5, mood 3.5 ± 0.5. 12 other days: energy 3.8 ± 0.5, mood 3.5 ± 0.5.',
  )
  // Of the other tag there are too few days without it.
  expect(meetings && effectWords(meetings)).toBe('Too little data: 6 of 10 other days with a tag.')
})

test('four days are too little, and five are enough', () => {
  const words = (tagged: number) => {
    const night = compareTags(nights(tagged, 10), dayOf).find(({ tag }) => tag === 'Night shift')
    return night && effectWords(night)
  }
  expect(words(4)).toBe('Too little data: 4 of 5 days with it.')
  expect(words(5)).toMatch(/^Energy was about/)
})

test('a small difference of changing days is no clear one', () => {
  const days = Array.from({ length: 30 }, (_, day) =>
    drained(day, [day % 3 === 0 ? 'pager' : 'meetings'], 2 + (day % 4) * 0.9 - (day % 3 === 0 ? 0.3 : 0)),
  )
  const pager = compareTags(days, dayOf).find(({ tag }) => tag === 'pager')
  expect(pager && effectWords(pager)).toBe('No clear difference in mood or energy.')
})

test('a day counts once however many check-ins it has; a tag in another case is the same, as it was written last', () => {
  const twice = [
    drained(0, ['pager'], 1),
    { ...drained(0, ['Pager'], 5), at: at(0, 18) },
    { ...drained(1, [], 5), context: { ...NO_CONTEXT, gave_energy: ['pager'] } },
  ]
  expect(
    compareTags(twice, dayOf).map(({ tag, kind, days, other_days }) => [tag, kind, days, other_days]),
  ).toEqual([
    ['pager', 'gave_energy', 1, 1],
    ['Pager', 'drained', 1, 1],
  ])
})

test('days without any tag are not compared with; short nights are, among nights that were noted', () => {
  const slept = (day: number, hours: number) => ({
    ...drained(day, [], hours < 6 ? 2 : 4),
    context: { ...NO_CONTEXT, sleep_hours: hours },
  })
  const days = [
    ...Array.from({ length: 5 }, (_, day) => slept(day, 5.5)),
    ...Array.from({ length: 10 }, (_, day) => slept(20 + day, 6)),
    drained(50, ['pager'], 3),
  ]
  const [short, pager] = compareTags(days, dayOf)
  expect([short?.tag, short?.days, short?.other_days]).toEqual(['Under 6 hours of sleep', 5, 10])
  expect([pager?.tag, pager?.other_days]).toEqual(['pager', 0])
})
