import { beforeAll, describe, expect, test } from 'vitest'
import { applySpecifiedMessages } from '#shared/validation-messages.ts'
import { resetForm, signInInput, signUpForm } from './credentials.ts'

beforeAll(applySpecifiedMessages)

type Schema = {
  safeParse: (value: unknown) => {
    success: boolean
    error?: { issues: { path: PropertyKey[]; message: string }[] }
  }
}

function faults(schema: Schema, value: unknown): Record<string, string> {
  const result = schema.safeParse(value)
  return Object.fromEntries(
    (result.error?.issues ?? []).map(issue => [issue.path.join('.'), issue.message]).reverse(),
  )
}

const form = {
  fullName: 'Jo',
  email: 'jo@people.example',
  password: '12345678',
  confirmPassword: '12345678',
  agreeToTerms: true,
}

describe('signing up', () => {
  test('the smallest good form passes', () => expect(faults(signUpForm, form)).toEqual({}))

  test.each([
    [{ fullName: 'J' }, { fullName: 'Full name must be at least 2 characters' }],
    [{ fullName: ' J ' }, { fullName: 'Full name must be at least 2 characters' }],
    [{ email: 'jo@' }, { email: 'Please enter a valid email address' }],
    [{ email: '' }, { email: 'Please enter a valid email address' }],
    [
      { password: '1234567', confirmPassword: '1234567' },
      { password: 'Password must be at least 8 characters' },
    ],
    [{ confirmPassword: '12345679' }, { confirmPassword: "Passwords don't match" }],
    [{ agreeToTerms: false }, { agreeToTerms: 'You must agree to the terms' }],
    [
      { confirmPassword: '12345679', agreeToTerms: false },
      { confirmPassword: "Passwords don't match", agreeToTerms: 'You must agree to the terms' },
    ],
    [{ fullName: undefined }, { fullName: 'Required' }],
  ])('%j is refused', (change, expected) =>
    expect(faults(signUpForm, { ...form, ...change })).toEqual(expected),
  )
})

describe('signing in', () => {
  test('six characters are enough here', () =>
    expect(faults(signInInput, { email: 'jo@people.example', password: '123456' })).toEqual({}))
  test('five are not', () =>
    expect(faults(signInInput, { email: 'jo@people.example', password: '12345' })).toEqual({
      password: 'Password must be at least 6 characters',
    }))
  test('an address with spaces around is taken without them', () =>
    expect(signInInput.parse({ email: '  jo@people.example ', password: '123456' }).email).toBe(
      'jo@people.example',
    ))
})

test('a new password must be typed twice alike', () => {
  expect(faults(resetForm, { password: '12345678', confirmPassword: '1234567' })).toEqual({
    confirmPassword: "Passwords don't match",
  })
  expect(faults(resetForm, { password: '1234567', confirmPassword: '1234567' })).toEqual({
    password: 'Password must be at least 8 characters',
  })
})
