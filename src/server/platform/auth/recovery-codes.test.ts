import { expect, test } from 'vitest'
import { recoveryCodes } from './recovery-codes.ts'

test('ten different codes of two groups, without letters that look alike', () => {
  const codes = recoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
})
