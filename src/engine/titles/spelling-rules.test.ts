import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { spellingPostings } from '../../../knowledge/build/titles/spelling-postings.ts'
import { resolveWords } from './resolve-words.ts'
import { correctSpelling } from './spelling-index.ts'

const WORDS = ['nurse', 'nurses', 'engineer', 'cook', 'book', 'dev0ps', 'unused', 'accountant', 'nurture']
const RARITY = Float32Array.from([1, 5, 2, 3, 1, 4, 1, 2, 6])
const spelling = spellingPostings(WORDS, id => WORDS[id] !== 'unused')
const words = {
  size: WORDS.length,
  text: (id: number) => WORDS[id] ?? '',
  byteLength: (id: number) => WORDS[id]?.length ?? 0,
}
const corrected = (typed: string) => {
  const { correction } = correctSpelling(spelling, words, RARITY, typed)
  return correction && `${WORDS[correction.id]} ${correction.distance}`
}

test.each([
  ['nurze', 'nurse 1'],
  ['nrse', 'nurse 1'],
  ['unrse', 'nurse 1'],
  ['coo', undefined],
  ['coook', 'cook 1'],
  ['mook', 'book 1'],
  ['nurxxe', undefined],
  ['enginxxr', 'engineer 2'],
  ['enginxxx', undefined],
  ['acountent', 'accountant 2'],
  ['dev1ps', 'dev0ps 1'],
  ['unuset', undefined],
  ['zzzzzz', undefined],
])('%s is corrected to %s', (typed, word) => {
  expect(corrected(typed)).toBe(word)
})

test('how alike the likest word is, by shared runs of three letters', () => {
  const similarity = (typed: string) => correctSpelling(spelling, words, RARITY, typed).similarity
  expect(similarity('nurse')).toBe(1)
  expect(similarity('nurze')).toBeCloseTo(0.4)
  expect(similarity('qqqqq')).toBe(0)
  expect(similarity('nur')).toBe(0)
})

const index = testEngine().titleIndex()
const resolved = (word: string) => {
  const { words, plausibility } = resolveWords(index, [{ word, weight: 1 }])
  return `${words.map(({ word: form, id, weight }) => `${form} ${id === undefined ? 'unknown' : 'known'} ${weight}`).join(', ')}; ${plausibility.toFixed(2)}`
}

test.each([
  ['nurse', 'nurse known 1; 1.00'],
  ['enginer', 'engineer known 0.9, enginer unknown 0.4; 1.00'],
  ['softwareengineer', 'software known 1, engineer known 1; 1.00'],
  ['xqzzvk', 'xqzzvk unknown 1; 0.00'],
])('%s is read as %s', (word, words) => {
  expect(resolved(word)).toBe(words)
})
