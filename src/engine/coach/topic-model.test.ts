import { expect, test } from 'vitest'
import { COACH_TOPICS } from '#shared/coach/coach-answer.ts'
import {
  featureScale,
  readTopicModel,
  softmax,
  topicProbabilities,
  wordProbabilities,
  writeWeights,
} from './topic-model.ts'

const weightsFor = (values: Record<number, number>) =>
  Float32Array.from(COACH_TOPICS, (_, topic) => values[topic] ?? 0)
const [FIRST, SECOND] = COACH_TOPICS
const model = new Map([
  ['raise', weightsFor({ 0: 4 })],
  ['^ raise', weightsFor({ 0: 4 })],
  ['boss', weightsFor({ 1: 2 })],
])
const probabilities = (...words: string[]) =>
  wordProbabilities({ topicModel: model, wordGroups: new Map() }, words)

test('one known word says nothing, two say something', () => {
  expect(probabilities('hello', 'boss').size).toBe(0)
  expect(probabilities('raise').get(FIRST)).toBeGreaterThan(0.9)
  const read = probabilities('raise', 'boss')
  expect(read.get(FIRST)).toBeGreaterThan(read.get(SECOND) ?? 1)
  expect([...read.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6)
})

test('runs of letters say something beside known words, and nothing alone', () => {
  const letters = ['~<bos', '~bosz', '~osz>'].map((run): [string, Float32Array] => [
    run,
    weightsFor({ 1: 9 }),
  ])
  const topicModel = new Map([...model, ...letters])
  const read = (...words: string[]) => wordProbabilities({ topicModel, wordGroups: new Map() }, words)
  expect(read('bosz').size).toBe(0)
  expect(read('raise', 'bosz').get(SECOND)).toBeGreaterThan(0.9)
})

test('words count twice as much as meaning, and where no word is known meaning alone says nothing', () => {
  const read = (words: string[], meant: number) =>
    topicProbabilities(
      {
        topicModel: model,
        wordGroups: new Map(),
        topicMeaning: () => new Map([[SECOND, meant]]),
      },
      words,
      'tea',
    )
  const odds = (meant: number) => {
    const likely = read(['raise', 'boss'], meant)
    return (likely.get(SECOND) ?? 0) / (likely.get(FIRST) ?? 1)
  }
  const byWords = probabilities('raise', 'boss')
  const wordOdds = ((byWords.get(SECOND) ?? 0) + 0.001) / ((byWords.get(FIRST) ?? 0) + 0.001)
  expect(odds(0.999)).toBeCloseTo(wordOdds ** 0.8 * 1000 ** 0.4, 3)
  expect(odds(0)).toBeCloseTo(wordOdds ** 0.8, 3)
  expect(read(['hello'], 0.999).size).toBe(0)
})

test('a topic with a score of one is e times as likely as one with none', () => {
  const [first = 0, second = 0] = softmax([weightsFor({ 0: 1 })])
  expect(first / second).toBeCloseTo(Math.E, 5)
})

test('however sure a word is, the probabilities stay numbers', () => {
  expect(softmax([weightsFor({ 0: 1000 })])[0]).toBe(1)
})

test('four times as many words make a score twice as high, not four times', () => {
  expect([0, 1, 4, 16].map(featureScale)).toEqual([1, 1, 0.5, 0.25])
  const ratio = (count: number) => {
    const [first = 0, second = 0] = softmax(Array.from({ length: count }, () => weightsFor({ 0: 1 })))
    return Math.log(first / second)
  }
  expect(ratio(4)).toBeCloseTo(2, 5)
})

test('weights are written in tenths, as far as the printable characters go, and read again', () => {
  expect(writeWeights(Float32Array.of(0, 1, -1, 0.26, 99, -99))).toBe('PZFS~!')
  const table = `feature\tweights\nraise\t${writeWeights(weightsFor({ 0: 1.5, 1: -0.5 }))}\n`
  const read = readTopicModel(() => new TextEncoder().encode(table))
  expect([...(read.get('raise') ?? [])].slice(0, 3)).toEqual([1.5, -0.5, 0])
})

test('a table with another number of topics is refused with what to do', () => {
  expect(() => readTopicModel(() => new TextEncoder().encode('feature\tweights\nraise\tPP\n'))).toThrow(
    'run npm run coach:train',
  )
})
