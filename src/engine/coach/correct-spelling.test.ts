import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { correctSpelling } from './correct-spelling.ts'

const engine = testEngine()
const words = new Set(['raise', 'salary', 'negotiate', 'interview', 'burnout', 'loans', 'boss', 'patent'])
const corrected = (word: string) => correctSpelling(engine, { words }, [word])[0]

test.each([
  ['salery', 'salary'],
  ['raize', 'raise'],
  ['burnoit', 'burnout'],
  // Two slips are forgiven from eight letters on.
  ['negocaite', 'negotiate'],
  ['bournoit', 'burnout'],
  ['imtarveiw', 'imtarveiw'],
  ['sallery', 'sallery'],
  // Five letters are enough, four are not; another first letter is another word, and a known word stays.
  ['bosss', 'boss'],
  ['bosz', 'bosz'],
  ['zalary', 'zalary'],
  // Words of tasks, and of titles.
  ['loads', 'loads'],
  ['patients', 'patients'],
  ['raiser', 'raiser'],
  ['raise', 'raise'],
])('%s is read as %s', (word, meant) => {
  expect(corrected(word)).toBe(meant)
})
