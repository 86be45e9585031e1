import { expect, test } from 'vitest'
import { filledInSentence } from './filled-in-sentence.ts'

test('years that were added up over several jobs are said to be so', () => {
  expect(filledInSentence('cv.pdf', ['Job Title', 'Years of Experience'], 2)).toBe(
    'Filled in from cv.pdf: Job Title, Years of Experience. Please look it over. The years are those of all your jobs together: choose less if only part of them was this work.',
  )
  expect(filledInSentence('cv.pdf', ['Years of Experience'], 1)).toMatch(/look it over\.$/)
  expect(filledInSentence('cv.pdf', ['Job Title'], 3)).toMatch(/look it over\.$/)
})

test('where nothing was left to fill in, that is said', () => {
  expect(filledInSentence('cv.pdf', [], 2)).toBe('cv.pdf holds nothing that is not filled in already.')
})
