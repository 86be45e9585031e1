import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { waitUntil } from '#tests/wait-until.ts'
import { problem, stubApi } from '#web/platform/api.fixture.ts'
import { MemoryRouter, useLocation } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

const server = stubApi()

test('refuses a bad address and a short password on submit, and follows every change after it', async () => {
  const user = open()
  await user.type(screen.getByLabelText('Email'), 'nobody')
  await user.type(screen.getByLabelText('Password'), '12345')
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
  await user.type(screen.getByLabelText('Password'), '6')
  expect(screen.queryByText('Password must be at least 6 characters')).toBeNull()
  expect(server.sent).toEqual([])
})

test('a session in the answer signs in', async () => {
  server.answer = () => Response.json({ two_factor_required: false, ...MAYA })
  await submit()
  await waitUntil(() => expect(session.state().status).toBe('signed-in'))
  expect(await server.sent[0]?.json()).toEqual({ email: 'maya@example.com', password: 'secret one' })
})

test.for([
  ['Invalid email or password', () => problem(401, 'invalid_credentials', 'Invalid login credentials')],
  ['Too many attempts.', () => problem(429, 'rate_limited', 'Too many attempts.')],
  ['An error occurred. Please try again later.', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('a refusal reads: %s', async ([sentence, refusal]) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer = refusal
  await submit()
  const notice = await screen.findByText(sentence)
  expect(notice.closest('[role="alert"]')).toBeTruthy()
  expect(document.activeElement).toBe(notice)
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'maya@example.com')
})

test('while it works the button says so and cannot be pressed again', async () => {
  const pending = Promise.withResolvers<Response>()
  server.answer = () => pending.promise
  await submit()
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveProperty('disabled', true)
  pending.resolve(problem(500, 'internal', 'later'))
  await screen.findByText('later')
})

test('the password can be shown and hidden', async () => {
  const user = open()
  const password = screen.getByLabelText('Password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveProperty('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveProperty('type', 'password')
})

test('a forgotten password takes the typed address along, and not in the address bar', async () => {
  const user = userEvent.setup()
  render(
    <MemoryRouter at="/login">
      <Place />
    </MemoryRouter>,
  )
  await user.type(screen.getByLabelText('Email'), 'maya@example.com')
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'maya@example.com')
  expect(screen.getByTestId('place').textContent).toBe('/forgot-password')
  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'maya@example.com')
})

function Place() {
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <p data-testid="place">{pathname + search + hash}</p>
      {pathname === '/login' ? <SignInScreen /> : <ForgotPasswordScreen />}
    </>
  )
}

test('Google sign-in that is off fails as specified and disables itself', async () => {
  server.answer = () => problem(409, 'google_off', 'Google is off')
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }))
  expect(await screen.findByText('Google login failed. Please sign in with email and password.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toHaveProperty('disabled', true)
})

test('a failed Google callback says so and leaves the button off', () => {
  open('/login?error=access_denied')
  expect(screen.getByText('Google login failed. Please sign in with email and password.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toHaveProperty('disabled', true)
})

test('with two-factor on, the password leads to a second step, and a recovery code is sent as one', async () => {
  server.answer = () =>
    Response.json({ two_factor_required: true, methods: ['totp', 'recovery'], challenge: null })
  await submit()
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: 'One more step' })
  server.answer = () => problem(401, 'code_invalid', 'That code is not right, or it has expired.')
  await user.type(screen.getByLabelText('Code'), '123 456')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('That code is not right, or it has expired.')).toBeTruthy()
  expect(await server.sent[1]?.json()).toEqual({ method: 'totp', code: '123456' })
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
  await user.type(screen.getByLabelText('Recovery code'), 'abcde-fghij')
  server.answer = () =>
    problem(401, 'challenge_ended', 'The time for the code has run out. Please sign in again.')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('The time for the code has run out. Please sign in again.')).toBeTruthy()
  expect(await server.sent[2]?.json()).toEqual({ method: 'recovery', code: 'abcde-fghij' })
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy()
})

function open(path = '/login') {
  render(
    <MemoryRouter at={path}>
      <SignInScreen />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

async function submit() {
  const user = open()
  await user.type(screen.getByLabelText('Email'), ' maya@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret one')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}
