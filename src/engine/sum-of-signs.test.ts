import { expect, test } from 'vitest'
import { sumOfSigns } from './sum-of-signs.ts'

test('each sign counts by its weight, and one that was not learned says nothing', () => {
  const weights = new Map([
    ['any', -2],
    ['read', 3],
  ])
  const signs = new Map([
    ['any', 1],
    ['read', 0.5],
    ['of later', 9],
  ])
  expect(sumOfSigns(weights, signs)).toBe(-0.5)
})
