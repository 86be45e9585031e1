import { expect, test } from 'vitest'
import { evaluateSuggestions } from './evaluate-suggestions.ts'

test('suggestions for the written profiles reach every measure', () => {
  const missed = evaluateSuggestions().filter(({ value, least }) => value < least)
  expect(missed).toEqual([])
}, 60_000)
