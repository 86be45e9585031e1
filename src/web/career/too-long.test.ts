import { expect, test } from 'vitest'
import { tooLong } from './too-long.ts'

test('a text that just fits is fine, and one that does not says by how much', () => {
  expect(tooLong('x'.repeat(1_000), 1_000)).toBeUndefined()
  expect(tooLong('x'.repeat(1_001), 1_000)).toMatch(/^1 character too many: 1,000 fit\./)
  expect(tooLong('x'.repeat(4_500), 1_000)).toMatch(/^3,500 characters too many/)
})
