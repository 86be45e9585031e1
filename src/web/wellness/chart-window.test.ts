import { expect, test } from 'vitest'
import { chartWindow, dayTicks } from './chart-window.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 15, 12)
const ago = (days: number) => ({ atMs: NOW - days * DAY_MS, mood: 3, energy: 3 })
const shown = (...days: number[]) => {
  const { fromMs, points } = chartWindow(days.map(ago), NOW)
  return [(NOW - fromMs) / DAY_MS, points.length]
}

test('eight weeks are shown, fewer in the first weeks, and never fewer than two', () => {
  expect(shown(300, 57, 3)).toEqual([56, 1])
  expect(shown(30, 3)).toEqual([31, 2])
  expect(shown(2)).toEqual([14, 1])
  expect(shown()).toEqual([14, 0])
})

test('days are named as often as there is room, counted back from now', () => {
  const days = (width: number) => dayTicks(NOW - 56 * DAY_MS, NOW, width, 80).map(at => (NOW - at) / DAY_MS)
  expect(days(900)).toEqual([56, 49, 42, 35, 28, 21, 14, 7, 0])
  expect(days(330)).toEqual([56, 42, 28, 14, 0])
  expect(days(100)).toEqual([56, 0])
})
