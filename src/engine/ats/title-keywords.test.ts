import { expect, test } from 'vitest'
import { namesOnlyRank } from './title-keywords.ts'

test.each([
  ['Shift Lead', true],
  ['Senior Team Leader', true],
  ['Deputy Manager', true],
  ['Store Manager', false],
  ['Warehouse Team Leader', false],
  ['Barista', false],
])('whether %j names a rank and no work: %j', (role, expected) => {
  expect(namesOnlyRank(role)).toBe(expected)
})
