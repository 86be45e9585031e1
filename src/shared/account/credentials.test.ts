import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { applySpecifiedMessages } from '#shared/validation-messages.ts'
import { email, newPassword, newPasswordForm, signInInput, signUpForm, signUpInput } from './credentials.ts'

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
  full_name: 'Jo',
  email: 'jo@people.example',
  password: '12345678',
  confirm_password: '12345678',
  agree_to_terms: true,
}

describe('signing up', () => {
  test('the smallest good form passes', () => expect(faults(signUpForm, form)).toEqual({}))

  test.each([
    [{ full_name: 'J' }, { full_name: 'Full name must be at least 2 characters' }],
    [{ full_name: ' J ' }, { full_name: 'Full name must be at least 2 characters' }],
    [{ full_name: 'J'.repeat(201) }, { full_name: 'Full name must be at most 200 characters' }],
    [{ email: 'jo@' }, { email: 'Please enter a valid email address' }],
    [{ email: '' }, { email: 'Please enter a valid email address' }],
    [
      { password: '1234567', confirm_password: '1234567' },
      { password: 'Password must be at least 8 characters' },
    ],
    [{ confirm_password: '12345679' }, { confirm_password: "Passwords don't match" }],
    [{ agree_to_terms: false }, { agree_to_terms: 'You must agree to the terms' }],
    [
      { confirm_password: '12345679', agree_to_terms: false },
      { confirm_password: "Passwords don't match", agree_to_terms: 'You must agree to the terms' },
    ],
    [{ full_name: undefined }, { full_name: 'Required' }],
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
  expect(faults(newPasswordForm, { password: '12345678', confirm_password: '1234567' })).toEqual({
    confirm_password: "Passwords don't match",
  })
  expect(faults(newPasswordForm, { password: '1234567', confirm_password: '1234567' })).toEqual({
    password: 'Password must be at least 8 characters',
  })
})

test('form and server come to the same verdict about a name, an address and a password', () => {
  const around = (...lengths: number[]) =>
    fc.constantFrom(...lengths).chain(length => fc.constantFrom('a'.repeat(length), '🌿'.repeat(length)))
  const fullName = fc.oneof(fc.string(), around(1, 2, 3, 199, 200, 201))
  const email = fc.oneof(
    fc.emailAddress(),
    fc.string(),
    fc.constantFrom(6, 7).map(extra => `${'a'.repeat(300)}@${'b'.repeat(extra)}.example.com`),
  )
  const password = fc.oneof(fc.string(), around(7, 8, 9, 127, 128, 129))
  fc.assert(
    fc.property(fullName, email, password, (name, address, secret) => {
      const typed = { full_name: name, email: address, password: secret }
      const form = signUpForm.safeParse({ ...typed, confirm_password: secret, agree_to_terms: true })
      expect(form.success).toBe(signUpInput.safeParse(typed).success)
      const reset = newPasswordForm.safeParse({ password: secret, confirm_password: secret })
      expect(reset.success).toBe(newPassword.safeParse(secret).success)
    }),
  )
})

test.each([
  [8, true],
  [7, false],
  [128, true],
  [129, false],
])('a new password of %i characters is taken: %s', (length, taken) => {
  for (const character of ['a', '🌿'])
    expect(newPassword.safeParse(character.repeat(length)).success).toBe(taken)
})

test('a name may have 200 characters, an address 320', () => {
  const address = (length: number) => `jo@${`${'b'.repeat(60)}.`.repeat(5).padEnd(length - 7, 'c')}.com`
  expect(faults(signUpForm, { ...form, full_name: 'J'.repeat(200) })).toEqual({})
  expect([address(320).length, email.safeParse(address(320)).success]).toEqual([320, true])
  expect(email.safeParse(address(321)).error?.issues[0]?.message).toBe('Email address is too long')
})
