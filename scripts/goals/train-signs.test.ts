import { expect, test } from 'vitest'
import type { NetworkWeights } from '#engine/suggest/goal-network.ts'
import { wordSigns } from '#engine/suggest/work-signs.ts'
import {
  addGradients,
  addMeaningGradients,
  type MeaningSums,
  type TrainingWord,
} from './network-gradients.ts'
import { arraysOf, zeroWeights } from './train-network.ts'
import { signErrors, trainSigns } from './train-signs.ts'

const WORDS = ['want', 'leave', 'nursing', 'law', 'and', 'farming']
const meaningOf = (word: string) =>
  Float32Array.from({ length: 3 }, (_, at) => Math.sin(1 + WORDS.indexOf(word) * 3 + at))
const example = (text: string, signs: string) => ({
  words: text.split(' ').map(word => ({ word, start: 0, end: 0, rule: 0 })),
  signs: signs.split(' ').map(sign => (({ n: 'none', w: 'wanted', l: 'left' }) as const)[sign] ?? null),
  share: 1,
  ruleHidden: 0,
})
/** What is wanted or left is said by the word before, whatever is named. */
const EXAMPLES = ['nursing', 'law', 'farming'].flatMap(one =>
  ['nursing', 'law', 'farming'].flatMap(other => [
    example(`want ${one} and leave ${other}`, 'n w n n l'),
    example(`leave ${one} and want ${other}`, 'n l n n w'),
  ]),
)
const SETTINGS = { size: 8, passes: 600 }

test('the slopes are those of the loss', () => {
  const weights = trainSigns(EXAMPLES, meaningOf, { size: 4, passes: 1 })
  const words: TrainingWord[] = ['want', 'nursing', 'and', 'leave', 'law'].map((word, at) => ({
    own: weights.frequent.get(word) ?? null,
    meaning: meaningOf(word),
    rule: at % 3,
    isHidden: at === 2,
  }))
  const signs = [0, 2, null, 0, 3]
  const kept = (length: number) =>
    words.map((_, word) => Float32Array.from({ length }, (_, at) => ((at + word) % 3 === 0 ? 0 : 1.5)))
  const dropout = { inputs: kept(4), states: kept(8) }
  const add = (gradients: NetworkWeights) => {
    const meanings: MeaningSums = new Map()
    const loss = addGradients(weights, gradients, words, dropout, meanings, outputs =>
      signErrors(outputs, signs),
    )
    addMeaningGradients(gradients, meanings)
    return loss
  }
  const lossOf = () => add(zeroWeights(weights))
  const gradients = zeroWeights(weights)
  add(gradients)
  const slopes = arraysOf(gradients)
  const step = 1e-2
  for (const [index, array] of arraysOf(weights).entries())
    for (let at = 0; at < array.length; at += 3) {
      const before = array[at] ?? 0
      array[at] = before + step
      const more = lossOf()
      array[at] = before - step
      const less = lossOf()
      array[at] = before
      expect((more - less) / (2 * step)).toBeCloseTo(slopes[index]?.[at] ?? 0, 2)
    }
  expect(slopes.every(slope => slope.some(value => value !== 0))).toBe(true)
})

test('the network that learns says what the network of the product says', () => {
  const weights = { ...trainSigns(EXAMPLES, meaningOf, { size: 4, passes: 3 }), frequent: new Map() }
  const words = ['leave', 'law', 'and', 'want', 'farming'].map((word, at) => ({ word, rule: at % 3 }))
  const signs = [0, 3, 0, 0, 2]
  const nothingDropped = { inputs: [], states: [] }
  const loss = addGradients(
    weights,
    zeroWeights(weights),
    words.map(({ word, rule }) => ({ own: null, meaning: meaningOf(word), rule, isHidden: false })),
    nothingDropped,
    new Map(),
    outputs => signErrors(outputs, signs),
  )
  const chances = wordSigns(weights, words, meaningOf)
  // That a word names no work is easily told, and counts less.
  const expected = chances.reduce(
    (sum, chance, at) => sum - (signs[at] === 0 ? 0.3 : 1) * Math.log(chance[signs[at] ?? 0] ?? 0),
    0,
  )
  expect(loss).toBeCloseTo(expected, 4)
})

test('the sign of a word is learned from what stands around it, also of a word that no example has', () => {
  const weights = trainSigns(EXAMPLES, meaningOf, SETTINGS)
  const signsOf = (text: string) =>
    wordSigns(
      weights,
      text.split(' ').map(word => ({ word, rule: 0 })),
      meaningOf,
    ).map(chances => chances.indexOf(Math.max(...chances)))
  expect(signsOf('want welding and leave law')).toEqual([0, 2, 0, 0, 3])
  expect(signsOf('leave welding and want law')).toEqual([0, 3, 0, 0, 2])
})

test('the same examples give the same weights', () => {
  const settings = { size: 4, passes: 2 }
  expect(trainSigns(EXAMPLES, meaningOf, settings)).toEqual(trainSigns(EXAMPLES, meaningOf, settings))
})
