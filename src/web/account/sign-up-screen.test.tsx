import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { waitUntil } from '#tests/wait-until.ts'
import { problem, stubApi } from '#web/platform/api.fixture.ts'
import { MemoryRouter, useLocation } from '#web/platform/router.tsx'
import { faultOf } from '#web/ui/field.fixture.ts'
import { SignUpScreen } from './sign-up-screen.tsx'

const server = stubApi()
beforeEach(() => sessionStorage.clear())

test('an empty form names every fault at its field', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await faultOf('Full Name')).toBe('Full name must be at least 2 characters')
  expect(await faultOf('Email')).toBe('Please enter a valid email address')
  expect(await faultOf('Password')).toContain('Password must be at least 8 characters')
  expect(screen.getByText('You must agree to the terms')).toBeTruthy()
  expect(server.sent).toEqual([])
})

test('a password typed differently is said at the second field', async () => {
  await fill({ confirm: 'something else' })
  expect(await faultOf('Confirm Password')).toBe("Passwords don't match")
  expect(server.sent).toEqual([])
})

test('sends name, address and password, and nothing else', async () => {
  server.answer = () => problem(409, 'email_taken', 'User already registered')
  await fill({})
  expect(await faultOf('Email')).toBe('User already registered')
  expect(await server.sent[0]?.json()).toEqual({
    full_name: 'Maya Lind',
    email: 'maya@example.com',
    password: 'longenough',
  })
})

test('a taken address is said at its field, which has the focus, with the way to sign in', async () => {
  server.answer = () => problem(409, 'email_taken', 'User already registered')
  const user = await fill({})
  await faultOf('Email')
  await waitUntil(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  await user.click(screen.getByRole('link', { name: 'Sign in with this email instead' }))
  expect(screen.getByTestId('place').textContent).toBe('/login {"email":"maya@example.com"}')
  await user.type(screen.getByLabelText('Email'), 'x')
  expect(screen.queryByRole('link', { name: 'Sign in with this email instead' })).toBeNull()
})

test('a password that is too easy is said at its field', async () => {
  server.answer = () => problem(422, 'weak_password', 'This password is too easy to guess.')
  await fill({})
  expect(await faultOf('Password')).toBe('This password is too easy to guess.')
  await waitUntil(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
})

test('reading another page keeps name, address and agreement, and no password', async () => {
  const user = open()
  await user.type(screen.getByLabelText('Full Name'), 'Maya Lind')
  await user.type(screen.getByLabelText('Email'), 'maya@example.com')
  await user.type(screen.getByLabelText('Password'), 'longenough')
  await user.click(screen.getByRole('checkbox'))
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('longenough')
  cleanup()
  open()
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Maya Lind')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'maya@example.com')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
})

test('no answer reads as an error to try again later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await fill({})
  const notice = await screen.findByText('An error occurred. Please try again later.')
  expect(document.activeElement).toBe(notice)
})

test('while it works the button says so and cannot be pressed again', async () => {
  const pending = Promise.withResolvers<Response>()
  server.answer = () => pending.promise
  await fill({})
  expect(await screen.findByRole('button', { name: 'Creating account...' })).toHaveProperty('disabled', true)
  pending.resolve(problem(500, 'internal', 'later'))
  await screen.findByText('later')
})

test('the terms and the privacy policy are one link away', () => {
  open()
  expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe(
    '/support/terms-of-service',
  )
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
    '/support/privacy-policy',
  )
})

function open() {
  render(
    <MemoryRouter>
      <Place />
      <SignUpScreen />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

function Place() {
  const { pathname, state } = useLocation()
  return <output data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</output>
}

async function fill({ confirm = 'longenough' }: { confirm?: string }) {
  const user = open()
  await user.type(screen.getByLabelText('Full Name'), 'Maya Lind')
  await user.type(screen.getByLabelText('Email'), 'maya@example.com')
  await user.type(screen.getByLabelText('Password'), 'longenough')
  await user.type(screen.getByLabelText('Confirm Password'), confirm)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  return user
}
