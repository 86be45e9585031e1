import { expect, test } from 'vitest'
import { initials } from './profile.ts'

test.each([
  ['Ana Maria Example', 'AM'],
  ['ana', 'A'],
  ['  jo   example ', 'JE'],
  ['', 'U'],
  [null, 'U'],
  ['𝒜da Örsted', '𝒜Ö'],
])('the initials of %j are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
