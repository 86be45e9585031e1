import { expect, test } from 'vitest'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { testKnowledge } from '#tests/test-engine.ts'
import { titleTokens } from './title-text.ts'

const rows = readKnowledgeTable(testKnowledge, 'title-names.tsv', [
  'phrase',
  'words',
  'whole_words',
  'code',
  'note',
])

test('no two phrases with meanings read as the same words', () => {
  const keys = rows
    .filter(({ words, whole_words }) => words + whole_words !== '')
    .map(({ phrase }) => titleTokens(phrase).join(' '))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('every phrase has a meaning and at most four words', () => {
  for (const { phrase, words, whole_words, code } of rows) {
    expect([phrase, words + whole_words + code]).not.toEqual([phrase, ''])
    expect(titleTokens(phrase).length).toBeLessThanOrEqual(code === '' ? 4 : 6)
  }
})
