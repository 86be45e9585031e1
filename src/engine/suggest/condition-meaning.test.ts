import { expect, test } from 'vitest'
import { conditionOdds, goalParts } from './condition-meaning.ts'
import { STARTING_ODDS } from './condition-network.ts'
import { pieceFeatures } from './piece-features.ts'

/** Letters are the pieces. */
const pieces = (text: string) => ({
  ids: [...text].map(letter => letter.charCodeAt(0)),
  embedded: Float32Array.of(text.length),
})
const network = () => new Map([['team', 2]])
const [A, B] = [...pieceFeatures([97])].concat([...pieceFeatures([98])])

test('pieces, neighbors and pairs around one piece are features, each once', () => {
  expect(pieceFeatures([1, 2, 1, 2]).size).toBe(2 + 2 + 2)
  expect(pieceFeatures([1, 2])).not.toEqual(pieceFeatures([2, 1]))
  expect(pieceFeatures([1, 3, 2]).has([...pieceFeatures([1, 2])].at(-1) ?? 0)).toBe(false)
  expect(pieceFeatures([])).toEqual(new Set())
})

test('the odds add up what features and embeddings say, and a part is enough', () => {
  const weights = {
    conditions: ['outdoors', 'team'],
    features: Uint32Array.of(A ?? 0, B ?? 0, 9000),
    values: Int8Array.of(4, -2, 0, 6, 100, 100),
    steps: Float32Array.of(0.5, 1, 1),
    embedded: Float32Array.of(0.1, 0),
    offsets: Float32Array.of(-3, -5),
  }
  const one = conditionOdds(weights, pieces, network, 'a')
  // −3 + 4 · .5 + .1 · 1 and −5 − 2 · .5.
  expect(one.get('outdoors')?.together).toBeCloseTo(-0.9, 6)
  expect(one.get('team')?.together).toBeCloseTo(-6, 6)
  expect(one.get('team')?.clearest).toBeCloseTo(-6, 6)
  expect([...one.values()].map(({ inOrder }) => inOrder)).toEqual([STARTING_ODDS, 2])
  const two = conditionOdds(weights, pieces, network, 'b b b. c c c')
  // The whole goal and its first part each say 6 − 5.
  expect(two.get('team')?.together).toBeCloseTo(Math.log(2 * Math.exp(1) + Math.exp(-5)), 6)
  expect(two.get('team')?.clearest).toBeCloseTo(1, 6)
  // Of the whole, 0.1 for each of its letters, the part has fewer.
  expect(two.get('outdoors')?.clearest).toBeCloseTo(-3 + 0.5, 6)
})

test.each([
  ['no nights. near the kids', ['no nights, near the kids']],
  ['I like the ward but the nights have to go', ['I like the ward', 'but the nights have to go']],
  ['my knees are done, I want a desk and a chair', ['my knees are done', 'I want a desk', 'and a chair']],
  ['...', []],
])('the parts of “%s”', (goal, parts) => {
  expect(goalParts(goal)).toEqual(parts)
})
