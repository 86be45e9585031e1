import { expect, test } from 'vitest'
import { areReusable } from './suggestions-age.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')

test.for([
  ['2026-11-15T11:59:59Z', true],
  ['2026-11-08T12:00:01Z', true],
  ['2026-11-08T12:00:00Z', false],
  ['2026-11-08T11:59:59Z', false],
  [null, false],
] as const)('suggestions of %s are shown again: %s', ([generatedAt, expected]) => {
  expect(areReusable(generatedAt, NOW)).toBe(expected)
})
