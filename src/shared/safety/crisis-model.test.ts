import { expect, test } from 'vitest'
import { type CrisisModel, characterOf, featureScale, scoreOf } from './crisis-model.ts'
import { DANGER } from './crisis-weights.ts'

/** Three weights: nothing, one step up, two steps down. */
const MODEL: CrisisModel = {
  bias: -1,
  step: 0.5,
  weights: 'OPM',
  phrases: { ...DANGER.phrases, explicit: 2, harmless: -0.25 },
}

test('a score is the bias, the weights of the words by their number, and what phrases say', () => {
  expect(scoreOf(MODEL, { slots: [], phrases: [] })).toBe(-1)
  expect(scoreOf(MODEL, { slots: [1], phrases: [] })).toBe(-0.5)
  // A slot past the last weight begins again at the first: the same weights serve both models.
  expect(scoreOf(MODEL, { slots: [4], phrases: [] })).toBe(-0.5)
  expect(scoreOf(MODEL, { slots: [2], phrases: [] })).toBe(-2)
  expect(scoreOf(MODEL, { slots: [1, 1], phrases: [] })).toBeCloseTo(-0.1877, 4)
  expect(scoreOf(MODEL, { slots: [1], phrases: ['explicit', 'harmless'] })).toBe(1.25)
})

test('each feature of a long passage counts for less, but ten times as many count for far more than a tenth', () => {
  expect([0, 1, 10, 100].map(count => Number(featureScale(count).toFixed(3)))).toEqual([1, 1, 0.501, 0.251])
})

test('a weight is one letter, rounded, and never past ten steps', () => {
  expect([0, 2.4, 2.6, -1, 10, 99, -10, -99].map(characterOf).join('')).toBe('OQRNYYEE')
})
