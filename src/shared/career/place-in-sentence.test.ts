import { expect, test } from 'vitest'
import { placeInSentence } from './place-in-sentence.ts'

test('some countries take an article, a city of the same words does not', () => {
  expect(placeInSentence('United States')).toBe('the United States')
  expect(placeInSentence('Netherlands')).toBe('the Netherlands')
  expect(placeInSentence('Germany')).toBe('Germany')
  expect(placeInSentence('Philippines, MO')).toBe('Philippines, MO')
})
