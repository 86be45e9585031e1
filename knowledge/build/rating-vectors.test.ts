import { expect, test } from 'vitest'
import { ratingVectors } from './rating-vectors.ts'

const BLOCKS = ['skills', 'styles', 'activities']
const RATINGS = Uint8Array.of(10, 200, 40, 30, 100, 40, 50, 0, 40)
const { means, deviations, unitVectors } = ratingVectors(RATINGS, 3, BLOCKS)

test('means and deviations are those of each column, a deviation never below one step', () => {
  expect(means).toEqual([30, 100, 40])
  expect(deviations[0]).toBeCloseTo(Math.sqrt(800 / 3))
  expect(deviations[2]).toBe(1)
})

test('vectors hold skills, knowledge and activities alone, and are one long', () => {
  expect(unitVectors).toHaveLength(3 * 2)
  expect([...unitVectors]).toEqual([-1, 0, 0, 0, 1, 0])
})
