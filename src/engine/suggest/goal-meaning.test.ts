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
const WORK = {
  codes: ['27-1023'],
  features: Uint32Array.of(7),
  rarity: Float32Array.of(2),
  starts: Uint32Array.of(0, 1),
  places: Uint16Array.of(0),
  values: Int8Array.of(50),
  steps: Float32Array.of(0.01),
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
  words: Float32Array.of(5),
}

const choice = new Map([
  ['clearest part', 4],
  ['order', 100],
  ['read', 10],
])
const weights = {
  leave,
  conditions: NO_CONDITIONS,
  work: WORK,
  choice,
  network: () => new Map([['outdoors', 2]]),
}
const UNREAD = { said: new Map(), counts: new Map() }

test('signs and what a goal means count together', () => {
  const { leaveOdds } = goalMeaning(encoders(0.5, 2), weights)
  const signs = new Map([
    ['any', 1],
    ['work left', 0.5],
    ['a sign of later', 1],
  ])
  // −1 · 1 + 2 · .5 for the signs, 3 · .5 − 1 · 2 for the meaning.
  expect(leaveOdds('no more nets', signs)).toBeCloseTo(-0.5, 6)
})

test('weights for another encoder are refused with what to do', () => {
  const { leaveOdds } = goalMeaning(encoders(1), weights)
  expect(() => leaveOdds('no more nets', new Map())).toThrow('run npm run goals:train')
})

test('conditions are chosen by their pieces and by what the rules read', () => {
  const { conditionOdds } = goalMeaning(encoders(), weights)
  // Three of the embedding count twice, and one is the offset: 7, of which 6 count; the order says 2, which is half a step.
  expect(conditionOdds('rain', UNREAD).get('outdoors')).toBeCloseTo(56, 6)
  const read = { ...UNREAD, counts: new Map([['outdoors', 1]]) }
  expect(conditionOdds('rain', read).get('outdoors')).toBeCloseTo(66, 6)
})

test('work is read from the pieces', () => {
  const { workShares } = goalMeaning(
    { ...encoders(), pieces: () => ({ ids: [7], embedded: Float32Array.of(3) }) },
    weights,
  )
  expect(workShares('flowers').codes).toEqual(['27-1023'])
  expect(workShares('flowers').shares[0]).toBeCloseTo(0.5, 6)
  expect(workShares('flowers').ofOnePiece('27-1023')).toBeCloseTo(0.5, 6)
})

test('words say that the present work is left', () => {
  const read = (ids: number[]) =>
    goalMeaning(
      { ...encoders(0, 0), pieces: () => ({ ids, embedded: Float32Array.of(3) }) },
      weights,
    ).leaveOdds('flowers', new Map())
  expect(read([7])).toBeCloseTo(5, 6)
  expect(read([8])).toBe(0)
})
