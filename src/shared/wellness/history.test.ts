import { expect, test } from 'vitest'
import { gaps, runningAverage, weeklyMeans } from './history.ts'
import { type HistoryPoint, readHistory } from './read-history.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 15, 12)
const daysAgo = (days: number, mood: number, energy: number): HistoryPoint => ({
  atMs: NOW - days * DAY_MS,
  mood,
  energy,
})

test('a history is read oldest first, each moment from the one after it', () => {
  expect(readHistory({ seconds: [1000, 10, 300], answers: '451223' })).toEqual([
    { atMs: 690_000, mood: 2, energy: 3 },
    { atMs: 990_000, mood: 1, energy: 2 },
    { atMs: 1_000_000, mood: 4, energy: 5 },
  ])
  expect(readHistory({ seconds: [], answers: '' })).toEqual([])
})

test('the line is the average of a week, and breaks after more than five days of silence', () => {
  const points = [
    daysAgo(20, 1, 5),
    daysAgo(15, 3, 5),
    daysAgo(13.5, 5, 5),
    daysAgo(12.9, 4, 5),
    daysAgo(7.8, 2, 2),
  ]
  const values = runningAverage(points, 'mood').map(piece => piece.map(({ value }) => value))
  // Five days are no gap; the fourth leaves out the first, seven days before; a day more than five begins anew.
  expect(values).toEqual([[1, 2, 3, 4], [2]])
})

test('a gap is more than five days, and reaches to now', () => {
  const points = [daysAgo(20, 3, 3), daysAgo(11, 3, 3), daysAgo(6, 3, 3)]
  expect(gaps(points, NOW).map(({ days }) => days)).toEqual([9, 6])
})

test('weeks without a check-in are left out of the year, and each has its mean', () => {
  const points = [daysAgo(365, 1, 1), daysAgo(15, 2, 1), daysAgo(14.5, 3, 1), daysAgo(1, 5, 4)]
  expect(
    weeklyMeans(points, NOW).map(({ count, mood, energy, toMs }) => [
      (NOW - toMs) / DAY_MS,
      count,
      mood,
      energy,
    ]),
  ).toEqual([
    [14, 2, 2.5, 1],
    [0, 1, 5, 4],
  ])
})
