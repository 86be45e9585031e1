import { expect, test } from 'vitest'
import type { HistoryPoint } from '#shared/wellness/read-history.ts'
import { wellbeingSummary } from './wellbeing-summary.ts'

const DAY_MS = 24 * 3_600_000
const FIRST_MS = Date.parse('2026-03-01T08:00:00Z')
const STEADY_DAYS = 60

/** Two check-ins a day, at eight and at two in UTC: in Honolulu the first of them belongs to the day before. */
function checkIns(lowDays: number): HistoryPoint[] {
  return Array.from({ length: STEADY_DAYS + lowDays }, (_, day) =>
    [0, 6].map(hours => ({
      atMs: FIRST_MS + day * DAY_MS + hours * 3_600_000,
      mood: day < STEADY_DAYS ? 4 - (day % 2) : 1,
      energy: day < STEADY_DAYS ? 3 + (day % 2) : 1,
    })),
  ).flat()
}
const nowAfter = (days: number) => new Date(FIRST_MS + (STEADY_DAYS + days) * DAY_MS)
const summary = (lowDays: number, zone = 'UTC') =>
  wellbeingSummary(checkIns(lowDays), zone, nowAfter(lowDays))

test('check-ins that stay low for a week are a warning, by the days of the person’s time zone', () => {
  expect([6, 7, 8].map(days => summary(days)?.isWarned)).toEqual([false, false, true])
  // The first low check-in counts for the day before there.
  expect([6, 7, 8].map(days => summary(days, 'Pacific/Honolulu')?.isWarned)).toEqual([false, true, true])
})

test('the averages are those of the last check-ins', () => {
  const points = [...checkIns(0), { atMs: nowAfter(0).getTime(), mood: 1, energy: 5 }]
  expect(wellbeingSummary(points, 'UTC', nowAfter(1))).toMatchObject({
    checkIns: 3,
    averageMood: (3 + 3 + 1) / 3,
    averageEnergy: (4 + 4 + 5) / 3,
  })
  expect(wellbeingSummary([], 'UTC', nowAfter(0))).toBeNull()
})
