import { expect, test } from 'vitest'
import { weeksOf } from './weeks.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const DAY_MS = 24 * 3600 * 1000
const at = (daysAgo: number, mood: number, energy: number) => ({ atMs: NOW - daysAgo * DAY_MS, mood, energy })

test('mood and energy are one line, broken by a gap, which reaches today when the last check-in is recent', () => {
  expect(weeksOf([at(20, 5, 2), at(3, 4, 1), at(2, 2, 1)], null, NOW).pieces).toEqual([
    [{ daysAgo: 20, value: 3.5 }],
    [
      { daysAgo: 3, value: 2.5 },
      { daysAgo: 2, value: 2 },
      { daysAgo: 0, value: 2 },
    ],
  ])
})

test('after more than five days of silence the line does not reach today', () => {
  expect(weeksOf([at(6, 3, 3)], null, NOW).pieces).toEqual([[{ daysAgo: 6, value: 3 }]])
})

test('without check-ins there is no line', () => {
  expect(weeksOf([], null, NOW)).toEqual({ pieces: [], range: null })
})
