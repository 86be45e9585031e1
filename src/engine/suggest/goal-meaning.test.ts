import { expect, test } from 'vitest'
import { goalMeaning } from './goal-meaning.ts'

const leave = {
  signs: new Map([
    ['any', -1],
    ['work left', 2],
  ]),
  meaning: Float32Array.of(3, -1),
}

test('signs and what a goal means count together', () => {
  const { leaveOdds } = goalMeaning(() => Float32Array.of(0.5, 2), leave)
  const signs = new Map([
    ['any', 1],
    ['work left', 0.5],
    ['a sign of later', 1],
  ])
  // −1 · 1 + 2 · .5 for the signs, 3 · .5 − 1 · 2 for the meaning.
  expect(leaveOdds('no more nets', signs)).toBeCloseTo(-0.5, 6)
})

test('weights for another encoder are refused with what to do', () => {
  const { leaveOdds } = goalMeaning(() => Float32Array.of(1), leave)
  expect(() => leaveOdds('no more nets', new Map())).toThrow('run npm run goals:train')
})
