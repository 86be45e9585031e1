import { expect, test } from 'vitest'
import { demandLevel, wageTrend } from './market-rules.ts'

test.each([
  [5, 0, 100, 'high'],
  [4.9, 10, 100, 'medium'],
  [0, 11, 100, 'high'],
  [0, 10.9, 100, 'medium'],
  [-0.1, 50, 100, 'medium'],
  [-1, 0, 100, 'medium'],
  [-1.1, 50, 100, 'low'],
  [3, 5, 0, 'medium'],
])('growth %f with %f openings for %f jobs is %s demand', (growth, openings, employment, level) => {
  expect(demandLevel(growth, openings, employment)).toBe(level)
})

test.each([
  [3.66, 2.65, 'increasing'],
  [3.65, 2.65, 'stable'],
  [1.65, 2.65, 'stable'],
  [1.64, 2.65, 'decreasing'],
])('%f percent a year against %f is %s', (own, all, trend) => {
  expect(wageTrend(own, all)).toBe(trend)
})
