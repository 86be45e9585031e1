import { expect, test } from 'vitest'
import { networkOdds, STARTING_ODDS } from '#engine/suggest/condition-network.ts'
import { testKnowledge } from '#tests/test-engine.ts'
import { conditionErrors, trainConditionNetwork } from './condition-network-training.ts'
import { conditionNetworkChecksum } from './network-file.ts'

// After a change of the examples or the encoder: npm run goals:train-network
test('the network was trained with the encoder and the examples that are there', () => {
  const head = JSON.parse(new TextDecoder().decode(testKnowledge('condition-network.json')))
  expect(head.trainedOn).toBe(conditionNetworkChecksum(testKnowledge))
})

const outputs = [Float32Array.of(1, -2, 0, 3), Float32Array.of(7, 9, 0.5, 2)]
const isSaid = [true, false, true]

test('the slopes are those of the loss', () => {
  const { errors } = conditionErrors(outputs, isSaid)
  const step = 1e-2
  for (const [word, output] of outputs.entries())
    for (let at = 0; at < output.length; at++) {
      const lossAt = (change: number) =>
        conditionErrors(
          outputs.map((one, place) =>
            place === word ? one.map((value, index) => (index === at ? value + change : value)) : one,
          ),
          isSaid,
        ).loss
      expect((lossAt(step) - lossAt(-step)) / (2 * step)).toBeCloseTo(errors[word]?.[at] ?? 0, 3)
    }
})

test('what nobody asks about has no error', () => {
  expect(conditionErrors(outputs, isSaid).errors.map(error => error?.[3])).toEqual([0, 0])
})

const WORDS = ['not', 'nights', 'days', 'please', 'only']
const meaningOf = (word: string) =>
  Float32Array.from({ length: 4 }, (_, at) => Math.sin(1 + WORDS.indexOf(word) * 3 + at))
const GOALS = ['please', 'only', ''].flatMap(before =>
  ['please', 'only', ''].flatMap(after => [
    { goal: `${before} nights ${after}`, conditions: ['night work'] },
    { goal: `${before} not nights ${after}`, conditions: ['nights free'] },
    { goal: `${before} days ${after}`, conditions: [] },
  ]),
)
const CONDITIONS = ['night work', 'nights free']

test('the order of the words says which of two opposites is meant', () => {
  const weights = trainConditionNetwork(GOALS, CONDITIONS, meaningOf, { size: 8, passes: 500 })
  const odds = (goal: string, id: string) => networkOdds(weights, CONDITIONS, meaningOf, goal).get(id) ?? 0
  expect(odds('please nights', 'night work')).toBeGreaterThan(odds('please nights', 'nights free') + 1)
  expect(odds('please not nights', 'nights free')).toBeGreaterThan(
    odds('please not nights', 'night work') + 1,
  )
  expect(odds('please days', 'night work')).toBeLessThan(odds('please nights', 'night work') - 1)
})

test('nothing is said of no words', () => {
  const weights = trainConditionNetwork(GOALS, CONDITIONS, meaningOf, { size: 4, passes: 1 })
  expect([...networkOdds(weights, CONDITIONS, meaningOf, '').values()]).toEqual([
    STARTING_ODDS,
    STARTING_ODDS,
  ])
})
