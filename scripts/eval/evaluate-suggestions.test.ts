import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { evaluateSuggestions } from './evaluate-suggestions.ts'
import { isMet } from './measure.ts'

test('suggestions for the written profiles reach every measure', () => {
  const missed = evaluateSuggestions(testEngine()).filter(measure => !isMet(measure))
  expect(missed).toEqual([])
})
