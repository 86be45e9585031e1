import { expect, test } from 'vitest'
import { fullTitle } from './full-title.ts'
import { titleRoot } from './title-word-key.ts'

test.each([
  ['Sr Backend Eng', 'Sr Backend Engineer'],
  ['Office admin', 'Office Administrator'],
  ['Asst. Store Mgr', 'Assistant Store Manager'],
  ['English Teacher', 'English Teacher'],
  ['Dev-ops lead', 'Dev-ops lead'],
])('“%s” in full is “%s”', (title, full) => {
  expect(fullTitle(title)).toBe(full)
})

test.each([
  ['purchasing', 'buyer', true],
  ['accounting', 'accountant', true],
  ['trucker', 'driver', true],
  ['teacher', 'buyer', false],
])('“%s” and “%s” name one work: %s', (one, other, isSame) => {
  expect(titleRoot(one) === titleRoot(other)).toBe(isSame)
})
