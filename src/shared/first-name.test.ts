import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Ana María Kovač', 'Ana'],
  ['  Ana\tKovač ', 'Ana'],
  ['Ana', 'Ana'],
  ['   ', ''],
  ['', ''],
  [null, ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstName(name)).toBe(first)
})
