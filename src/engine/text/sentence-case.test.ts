import { expect, test } from 'vitest'
import { sentenceCase } from './sentence-case.ts'

test.each([
  ['nurse aide', 'Nurse aide'],
  ['SQL expert', 'SQL expert'],
  ['', ''],
])('%j begins a sentence as %j', (text, sentence) => {
  expect(sentenceCase(text)).toBe(sentence)
})
