import { expect, test } from 'vitest'
import { BULLET_MARK } from './bullet-mark.ts'

test.each([
  ['★ Zendesk', true],
  ['👉 a trade cert', true],
  ['❖ Night work', true],
  ['1\tPrepare units', true],
  ['12. Night work', true],
  ['iv) Night work', true],
  ['1 Prepare units', false],
  ['2024\tPrepare units', false],
  ['★', false],
  ['Night work', false],
])('%j is set apart as a point: %s', (line, expected) => {
  expect(BULLET_MARK.test(line)).toBe(expected)
})
