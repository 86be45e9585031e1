import { expect, test } from 'vitest'
import {
  codeDigits,
  RESET_LINK_MINUTES,
  recoveryCode,
  SIGN_IN_CODE_DIGITS,
  SIGN_IN_CODE_MINUTES,
  twoFactorInput,
} from './sign-in.ts'
import { confirmEmailChange, refresh, signOut, startGoogle, verifyEmail } from './sign-in-operations.ts'

test.each([
  ['123456', true],
  [' 123456 ', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
])('the code %j is taken: %s', (code, taken) => {
  expect(codeDigits.safeParse(code).success).toBe(taken)
})

test('codes and links hold as long as their mails say', () => {
  expect([SIGN_IN_CODE_DIGITS, SIGN_IN_CODE_MINUTES, RESET_LINK_MINUTES]).toEqual([6, 10, 60])
})

test('a recovery code has 1 to 40 characters without the space around it', () => {
  const taken = (code: string) => recoveryCode.safeParse(code).success
  expect(['  ', 'a', ` ${'a'.repeat(40)} `, 'a'.repeat(41)].map(taken)).toEqual([false, true, true, false])
})

test.each(['totp', 'recovery'])('the challenge beside a %s code has at most 1000 characters', method => {
  const taken = (length: number) =>
    twoFactorInput.safeParse({ method, code: '123456', challenge: 'c'.repeat(length) }).success
  expect([1000, 1001].map(taken)).toEqual([true, false])
})

test.each([
  [refresh, 'refresh_token', 0, 1000],
  [signOut, 'refresh_token', 0, 1000],
  [verifyEmail, 'token', 1, 1000],
  [confirmEmailChange, 'token', 1, 1000],
  [startGoogle, 'redirect_to', 0, 2000],
] as const)('%# takes a %s of %i to %i characters', (operation, field, shortest, longest) => {
  const schema = operation['~orpc'].inputSchema
  const taken = (length: number) => schema?.safeParse({ [field]: 't'.repeat(length) }).success
  expect([shortest, longest, longest + 1].map(taken)).toEqual([true, true, false])
  if (shortest > 0) expect(taken(shortest - 1)).toBe(false)
})
