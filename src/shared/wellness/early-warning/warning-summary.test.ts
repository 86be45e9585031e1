import { expect, test } from 'vitest'
import { dayAsWritten, dayName } from './day-means.ts'
import { warningSummary } from './warning-summary.ts'

/** A Thursday; Saturday and Sunday come 2 and 3 days later. */
const FIRST = 20_006
const isWeekendAt = (day: number) => day % 7 === 2 || day % 7 === 3

type Level = (day: number) => number | null

function summaryOf(days: number, level: Level, later = 0) {
  const checkIns = Array.from({ length: days }, (_, day) => ({ day, mood: level(day) })).flatMap(
    ({ day, mood }) => (mood === null ? [] : [{ at: dayName(FIRST + day), mood, energy: mood }]),
  )
  return warningSummary(checkIns, dayAsWritten, dayName(FIRST + days - 1 + later))
}
const dayOf = (day: number) => dayName(FIRST + day)

/** Lift before the last four weeks and in them, in points. */
const weekends =
  (before: number, recent: number): Level =>
  day =>
    3 + (isWeekendAt(day) ? (day < 56 ? before : recent) : 0)

test.each([
  ['a lift that is gone', weekends(1, 0), true],
  ['a lift of a fifth of a point that has turned', weekends(0.2, -1), true],
  ['too small a lift before', weekends(0.15, 0), false],
  ['a smaller lift than before', weekends(1, 0.1), false],
  ['none before', weekends(0, 0), false],
])('weekends no longer lift: %s', (_, level, isGone) => {
  expect(summaryOf(84, level)?.weekendsNoLongerLift).toBe(isGone)
})

test('two weekend days and two others on each side tell of a lift, one does not', () => {
  const lift = weekends(1, 0)
  const only = (kept: readonly number[]) => summaryOf(84, day => (kept.includes(day) ? lift(day) : null))
  // Days 2, 3, 58 and 59 are weekends; the last four weeks begin on day 56.
  const all = [2, 3, 4, 5, 58, 59, 60, 83]
  expect(only(all)?.weekendsNoLongerLift).toBe(true)
  for (const without of [2, 4, 58, 60])
    expect(only(all.filter(day => day !== without))?.weekendsNoLongerLift).toBe(false)
})

test('the last four weeks begin 27 days before the newest check-in', () => {
  // Day 55 is a Wednesday far below the rest: among the last four weeks it makes the weekends look lifted.
  const level: Level = day => (day === 55 ? 1 : weekends(1, 0)(day))
  expect(summaryOf(84, level)?.weekendsNoLongerLift).toBe(true)
  expect(summaryOf(83, level)?.weekendsNoLongerLift).toBe(false)
})

test('while nothing is known yet, and after a silence, no state has a beginning', () => {
  expect(summaryOf(5, () => 3)).toMatchObject({ state: 'learning', since: null, learned: 5, range: null })
  expect(summaryOf(60, () => 3, 15)).toMatchObject({ state: 'after-silence', since: null, days: 15 })
  expect(summaryOf(60, () => 3, 14)).toMatchObject({ state: 'steady', days: 0, learned: 10 })
  expect(summaryOf(60, () => 3)?.since).not.toBeNull()
})

test('after a silence the longer of the two counts: before the newest check-in, or since', () => {
  const gap: Level = day => (day > 59 && day < 80 ? null : 3)
  expect(summaryOf(81, gap)).toMatchObject({ state: 'after-silence', days: 21 })
  expect(summaryOf(81, gap, 30)).toMatchObject({ state: 'after-silence', days: 30 })
})

test('check-in days of the last eight weeks are counted up to today', () => {
  expect(summaryOf(84, () => 3)?.checkInDays).toBe(56)
  expect(summaryOf(84, () => 3, 10)?.checkInDays).toBe(46)
  expect(summaryOf(84, () => 3)?.lastDay).toBe(dayOf(83))
})

/** Ups and downs, a point and a half lower for three weeks. */
const low: Level = day => 3.5 + (day % 2 ? 0.5 : -0.5) - (day >= 70 && day < 91 ? 1.5 : 0)

test('a warning that has cleared is told for two weeks', () => {
  const found = Array.from({ length: 40 }, (_, more) => summaryOf(92 + more, low))
  const cleared = found.filter(summary => summary?.state === 'cleared')
  expect(cleared).toHaveLength(15)
  expect(new Set(cleared.map(summary => summary?.since)).size).toBe(1)
  // Without a further check-in as well.
  const first = found.findIndex(summary => summary?.state === 'cleared')
  expect(summaryOf(92 + first, low, 14)?.state).toBe('cleared')
  expect(summaryOf(92 + first, low, 15)?.state).toBe('after-silence')
})
