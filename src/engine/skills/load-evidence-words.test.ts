import { expect, test } from 'vitest'
import { wordRoot } from '#engine/text/word-root.ts'
import { testEngine } from '#tests/test-engine.ts'

const { synonyms } = testEngine().evidenceWords()
const standsFor = (one: string, other: string) => synonyms(wordRoot(one)).includes(wordRoot(other))

test.each([
  ['replenish', 'restock'],
  ['restock', 'replenish'],
  ['vendors', 'suppliers'],
  ['mentored', 'trained'],
])('in whatever form, %s stands for %s', (one, other) => {
  expect(standsFor(one, other)).toBe(true)
})

test.each([
  ['replenish', 'negotiate'],
  // Each pair has a word in common with a third, and they are no synonyms of each other.
  ['schedule', 'staff'],
  ['run', 'lead'],
])('%s does not stand for %s', (one, other) => {
  expect(standsFor(one, other)).toBe(false)
})
