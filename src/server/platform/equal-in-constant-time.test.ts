import { expect, test } from 'vitest'
import { equalInConstantTime } from './equal-in-constant-time.ts'

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['abc', 'abcd', false],
  ['', '', true],
  // As many characters, but not as many bytes.
  ['abc', 'abé', false],
])('%j and %j are equal: %s', (secret, presented, isEqual) => {
  expect(equalInConstantTime(secret, presented)).toBe(isEqual)
})
