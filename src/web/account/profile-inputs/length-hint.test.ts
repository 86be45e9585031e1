// @vitest-environment node
import { expect, test } from 'vitest'
import { lengthSentence } from './length-hint.tsx'

test.each([
  [0, false, 'At least 10 characters. A sentence or two will do.'],
  [4, false, '6 more characters to go.'],
  [9, false, '1 more character to go.'],
  [10, true, 'Enough for us. Write more if you like.'],
  [1800, true, 'Enough for us. Write more if you like.'],
  [1801, true, 'Enough for us. Room for 199 more characters.'],
  [1999, true, 'Enough for us. Room for 1 more character.'],
  [2000, true, 'Enough for us. Room for 0 more characters.'],
  [2003, false, '3 characters over 2000.'],
])('%i characters of 10 to 2000: %s, %s', (length, isEnough, sentence) => {
  expect(lengthSentence(length, 10, 2000)).toEqual({ isEnough, sentence })
})
