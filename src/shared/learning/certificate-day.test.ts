import { expect, test } from 'vitest'
import { lastDayAnywhere } from './certificate-day.ts'

test.each([
  ['2026-11-17T09:59:00Z', '2026-11-17'],
  // Now it is the next day on Kiritimati.
  ['2026-11-17T10:00:00Z', '2026-11-18'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s the last day that has begun is %s', (now, day) => {
  expect(lastDayAnywhere(Date.parse(now))).toBe(day)
})
