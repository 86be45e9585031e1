import { expect, test } from 'vitest'
import { CARE_SITUATIONS } from '#shared/coach/care-situation.ts'
import { CARE_CLASSES, careFeatures, careModel, networkScores } from './care-model.ts'

const [FIRST = 'grief', SECOND = 'grief'] = CARE_SITUATIONS
/** One feature, a meaning of two numbers, two hidden numbers. */
const network = {
  features: new Map([['tea', 0]]),
  inputs: Float32Array.of(4, -4, 1, 0, 0, 1),
  hiddenOffsets: Float32Array.of(0, 1),
  outputs: Float32Array.of(1, 0, 0, 1, ...Array(2 * (CARE_CLASSES - 2)).fill(0)),
  outputOffsets: new Float32Array(CARE_CLASSES),
}

test('scores add what features and meaning say, and what is below zero says nothing', () => {
  // Hidden: 4 + 1 · .5 and −4 + 1 · .25 + 1.
  expect(networkScores(network, [0], Float32Array.of(0.5, 0.25)).slice(0, 2)).toEqual([4.5, 0])
  expect(networkScores(network, [], Float32Array.of(0.5, 0.25)).slice(0, 2)).toEqual([0.5, 1.25])
})

test('a meaning of another length is refused with what to do', () => {
  expect(() => networkScores(network, [], Float32Array.of(1))).toThrow('run npm run coach:train')
})

test('a model for other situations is refused with what to do', () => {
  const other = { ...network, outputOffsets: new Float32Array(CARE_CLASSES - 1) }
  const goingOn = { weights: new Float32Array(4), offsets: new Float32Array(2) }
  expect(() => careModel(() => Float32Array.of(1, 1), other, goingOn, new Map())).toThrow('coach:train')
})

test('the situation that words and meaning speak for is the likeliest', () => {
  const goingOn = { weights: Float32Array.of(2, 0, 0, 0), offsets: Float32Array.of(0, 0) }
  const model = careModel(() => Float32Array.of(0.5, 0.25), network, goingOn, new Map())
  const [withWord, without] = [model.situations('Tea!'), model.situations('coffee')]
  expect(withWord.get(FIRST)).toBeGreaterThan(withWord.get(SECOND) ?? 1)
  expect(without.get(SECOND)).toBeGreaterThan(without.get(FIRST) ?? 1)
  expect(model.goesOn('coffee')).toBeCloseTo(Math.E / (Math.E + 1), 5)
})

test('groups of words are features, runs of letters and words far apart are not', () => {
  const features = careFeatures('My mum drank vodka', new Map([['vodka', ['substance']]]))
  expect(features).toContain('#substance')
  expect(features.some(feature => feature.startsWith('~') || feature.includes(' * '))).toBe(false)
})
