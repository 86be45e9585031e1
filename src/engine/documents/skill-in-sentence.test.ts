import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { skillInSentence } from './skill-in-sentence.ts'

const lexicon = testEngine().skillLexicon()

test.each([
  ['Patient education', 'patient education'],
  ['Data Analysis', 'data analysis'],
  ['Leadership', 'leadership'],
  ['Design', 'design'],
  ['UX research', 'UX research'],
  ['SQL', 'SQL'],
  ['Epic', 'Epic'],
  ['React', 'React'],
  ['Six Sigma', 'Six Sigma'],
  ['Microsoft Excel', 'Microsoft Excel'],
  ['English', 'English'],
  ['Zorblatt Methods', 'Zorblatt Methods'],
])('%j reads %j within a sentence', (skill, written) => {
  expect(skillInSentence(lexicon, skill)).toBe(written)
})
