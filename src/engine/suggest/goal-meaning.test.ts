import { expect, test } from 'vitest'
import { goalMeaning } from './goal-meaning.ts'

const NO_CONDITIONS = {
  conditions: ['outdoors'],
  features: new Uint32Array(),
  values: new Int8Array(),
  steps: new Float32Array(),
  embedded: Float32Array.of(2),
  offsets: Float32Array.of(1),
}
const encoders = (...meaning: number[]) => ({
  shallow: () => Float32Array.from(meaning),
  pieces: () => ({ ids: [], embedded: Float32Array.of(3) }),
})
const leave = {
  signs: new Map([
    ['any', -1],
    ['work left', 2],
  ]),
  meaning: Float32Array.of(3, -1),
}

test('signs and what a goal means count together', () => {
  const { leaveOdds } = goalMeaning(encoders(0.5, 2), leave, NO_CONDITIONS)
  const signs = new Map([
    ['any', 1],
    ['work left', 0.5],
    ['a sign of later', 1],
  ])
  // −1 · 1 + 2 · .5 for the signs, 3 · .5 − 1 · 2 for the meaning.
  expect(leaveOdds('no more nets', signs)).toBeCloseTo(-0.5, 6)
})

test('weights for another encoder are refused with what to do', () => {
  const { leaveOdds } = goalMeaning(encoders(1), leave, NO_CONDITIONS)
  expect(() => leaveOdds('no more nets', new Map())).toThrow('run npm run goals:train')
})

test('conditions are read from the pieces', () => {
  expect(goalMeaning(encoders(), leave, NO_CONDITIONS).conditionOdds('rain').get('outdoors')).toBeCloseTo(
    7,
    6,
  )
})
