import { expect, test } from 'vitest'
import { wellnessSummary } from './summary.ts'

test('averages are rounded to one decimal', () => {
  const checkIns = [
    { mood: 3, energy: 1 },
    { mood: 4, energy: 1 },
    { mood: 4, energy: 2 },
  ]
  expect(wellnessSummary(checkIns)).toEqual({ averageMood: 3.7, averageEnergy: 1.3, count: 3 })
})

test('without check-ins there is no summary', () => {
  expect(wellnessSummary([])).toBeNull()
})
