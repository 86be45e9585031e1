import { expect, test } from 'vitest'
import { fullSentence } from './full-sentence.ts'
import { withIrregularPast } from './overregular-past.ts'

test.each([
  ['I cutted patterns and teached three girls', 'I cut patterns and taught three girls'],
  ['Buyed the timber', 'Bought the timber'],
  ['Costed the project and leaded windows', 'Costed the project and leaded windows'],
  ['Handed over the keys', 'Handed over the keys'],
])('%j is %j', (written, right) => {
  expect(withIrregularPast(written)).toBe(right)
})

test('a letter mends the past as learners form it', () => {
  expect(fullSentence('Teached 30 children', false)).toBe('I taught 30 children.')
})
