import { expect, test } from 'vitest'
import { numberWord } from './number-word.ts'

test.each([
  [0, 'zero'],
  [3, 'three'],
  [12, 'twelve'],
  [13, '13'],
  [2.5, '2.5'],
])('%d is spelled %s', (count, word) => {
  expect(numberWord(count)).toBe(word)
})
