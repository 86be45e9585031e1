import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBilling, stubTab } from '#web/billing/billing-server.fixture.ts'
import { problem } from '#web/platform/api.fixture.ts'
import { MemoryRouter, useLocation } from '#web/platform/router.tsx'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { dismissAllToasts, Toasts } from '#web/ui/toast.tsx'
import { PricingScreen } from './pricing-screen.tsx'

const CHECKOUT = 'https://checkout.stripe.com/c/pay/cs_test_1'
const server = stubBilling()

afterEach(() => {
  cleanup()
  dismissAllToasts()
})

test('somebody signed in gets the checkout of the chosen interval in a new tab', async () => {
  const tab = stubTab()
  server.answers['/functions/create-checkout'] = () => Response.json({ url: CHECKOUT })
  open()
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly $278.40, save 20%' }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose Professional' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(CHECKOUT))
  expect(server.sent).toEqual([
    { method: 'POST', path: '/functions/create-checkout', body: { interval: 'year' } },
  ])
  expect(await screen.findByText(/Payment is open in a new tab/)).toBeTruthy()
})

test('somebody signed out is told to log in, and taken there with the way to return', async () => {
  const opened = vi.fn()
  vi.stubGlobal('open', opened)
  await act(() => signOut())
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Choose Professional' }))
  expect(await screen.findByText('Please log in')).toBeTruthy()
  expect(screen.getByText('You need to be logged in to subscribe to a plan.')).toBeTruthy()
  expect(screen.getByTestId('place').textContent).toBe('/login {"from":"/product/pricing"}')
  expect(opened).not.toHaveBeenCalled()
})

test('while it is not known who is signed in, the press waits, and is decided then', async () => {
  const tab = stubTab()
  server.answers['/functions/create-checkout'] = () => Response.json({ url: CHECKOUT })
  const state = vi.spyOn(session, 'state').mockReturnValue(LOADING)
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Choose Professional' }))
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeTruthy()
  expect([server.sent, screen.queryByText('Please log in')]).toEqual([[], null])
  state.mockRestore()
  act(() => session.setSession({ ...MAYA, user: { ...MAYA.user, id: crypto.randomUUID() } }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(CHECKOUT))
})

test('a checkout that cannot be made says so, closes the tab, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const tab = stubTab()
  server.answers['/functions/create-checkout'] = () => problem(503, 'payments_unavailable', 'Away.')
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Choose Professional' }))
  expect(await screen.findByText('Subscription Error')).toBeTruthy()
  expect(screen.getByText('Failed to create checkout session. Please try again.')).toBeTruthy()
  expect(tab.close).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Choose Professional' })).toHaveProperty('disabled', false)
})

test('who is subscribed already is told so', async () => {
  stubTab()
  server.answers['/functions/create-checkout'] = () =>
    problem(409, 'subscription_active', 'You already have an active subscription.')
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Choose Professional' }))
  expect(await screen.findByText('Already Subscribed')).toBeTruthy()
})

test('where billing is off, a sentence takes the place of the button', async () => {
  stubTab()
  server.answers['/functions/create-checkout'] = () => problem(409, 'billing_off', 'Off.')
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Choose Professional' }))
  expect(
    await screen.findByText('Billing is switched off on this installation. Everything in Free stays yours.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Choose Professional' })).toBeNull()
})

test('somebody signed in is neither told to log in nor offered a trial', () => {
  open()
  expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByRole('link', { name: /free trial/i })).toBeNull()
})

test('only Professional starts a checkout, and is marked as the popular one', async () => {
  await act(() => signOut())
  open()
  const plan = (name: string) => {
    const item = screen.getByRole('heading', { level: 3, name }).closest('li')
    if (!item) throw new Error(`there is no plan ${name}`)
    return within(item)
  }
  expect(plan('Professional').getByText('Every tool')).toBeTruthy()
  expect(screen.getAllByText('Every tool')).toHaveLength(1)
  expect(plan('Free Trial').getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe(
    '/signup',
  )
  expect(plan('Enterprise').getByRole('link', { name: 'Contact sales' }).getAttribute('href')).toBe(
    '/support/contact',
  )
  expect(plan('Free Trial').queryByRole('button')).toBeNull()
  expect(plan('Enterprise').queryByRole('button')).toBeNull()
})

const LOADING = { status: 'loading', unreachable: false } as const

async function signOut() {
  server.answers['/auth/sign-out'] = () => Response.json({ ended: true })
  await session.signOut()
  server.sent.length = 0
}

function open() {
  render(
    <MemoryRouter at="/product/pricing">
      <Place />
      <PricingScreen />
      <Toasts />
    </MemoryRouter>,
  )
}

function Place() {
  const { pathname, state } = useLocation()
  return <output data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</output>
}
