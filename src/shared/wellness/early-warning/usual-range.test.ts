import { expect, test } from 'vitest'
import type { DayMean } from './day-means.ts'
import { usualRange, withoutLift } from './usual-range.ts'

/** A Thursday; the first weekend days are 2 and 3 later. */
const FIRST = 20_006

function range(levels: readonly (number | null)[], energyMore = 0) {
  const rows = levels.flatMap((mood, day): DayMean[] =>
    mood === null ? [] : [{ day: FIRST + day, mood, energy: mood + energyMore }],
  )
  return usualRange(rows)
}
const repeated = (pattern: readonly number[], days: number) =>
  Array.from({ length: days }, (_, day) => pattern[day % pattern.length] ?? 0)

test('it takes ten days with a check-in over two weeks', () => {
  const everyOther = (days: number) => Array.from({ length: days }, (_, day) => (day % 2 ? null : 3))
  expect(range(repeated([3], 14))).toBeNull()
  expect(range(repeated([3], 15))?.days).toBe(15)
  expect(range(everyOther(17))).toBeNull()
  expect(range(everyOther(19))?.days).toBe(10)
})

test('of four weeks of 3 and weekends of 5, half of the lift of two points is believed', () => {
  // Thursday, Friday, Saturday, Sunday, Monday …: eight weekend days against eight that nobody has seen.
  const found = range(repeated([3, 3, 5, 5, 3, 3, 3], 28), 0.5)
  expect(found?.mood.weekendLift).toBe(1)
  expect(found?.energy.weekendLift).toBe(1)
  // Twenty days of 3 and eight of 5 without the point: 92 / 28.
  expect(found?.mood.mean).toBeCloseTo(92 / 28, 9)
  expect(found?.energy.mean).toBeCloseTo(92 / 28 + 0.5, 9)
  expect(withoutLift(5, FIRST + 2, { mean: 3, weekendLift: 1 })).toBe(4)
  expect(withoutLift(5, FIRST + 4, { mean: 3, weekendLift: 1 })).toBe(5)
})

test('days without a weekend, or weekends alone, show no lift', () => {
  const weekdays = repeated([3, 4, 0, 0, 3, 4, 3], 28).map(level => level || null)
  expect(range(weekdays)?.mood.weekendLift).toBe(0)
  const weekends = repeated([0, 0, 3, 4, 0, 0, 0], 42).map(level => level || null)
  expect(range(weekends)?.mood.weekendLift).toBe(0)
})

test('the spread is that of the days, with two less to divide by, and never less than .45', () => {
  // Fourteen weekdays, seven of 2 and seven of 4: 14 / 12.
  const weekdays = repeated([2, 4, 0, 0, 2, 4, 2, 4, 2, 0, 0, 4, 2, 4], 20).map(level => level || null)
  expect(range(weekdays)?.mood.spread).toBeCloseTo(Math.sqrt(14 / 12), 9)
  expect(range(weekdays)?.spread).toBeCloseTo(Math.sqrt(14 / 12), 9)
  expect(range(repeated([3], 20))?.spread).toBe(0.45)
})

test('how alike neighboring days are begins at a quarter and moves with what is seen', () => {
  const everyThird = Array.from({ length: 60 }, (_, day) => (day % 3 ? null : 3 + (day % 2)))
  expect(range(everyThird)?.autocorrelation).toBe(0.25)
  // Nothing moves: nothing is learned.
  expect(range(repeated([3], 40))?.autocorrelation).toBe(0.25)
  // Up and down each day: seen at -.2, which with so many days draws the quarter to nothing.
  expect(range(repeated([2, 4], 41))?.autocorrelation).toBeCloseTo((40 * -0.2 + 40 * 0.25) / 80, 9)
  // Three days alike, then three others: a third of it.
  const threes = range(repeated([2, 2, 2, 4, 4, 4], 61))?.autocorrelation ?? 0
  expect(threes).toBeGreaterThan(0.27)
  expect(threes).toBeLessThan(0.33)
  // Long spells: seen at .8, and .6 is the most.
  const spells = Array.from({ length: 160 }, (_, day) => (Math.floor(day / 40) % 2 ? 4 : 2))
  expect(range(spells)?.autocorrelation).toBe(0.6)
})
