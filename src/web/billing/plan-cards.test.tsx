import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Billing, type SubscriptionInfo, UNSUBSCRIBED } from '#shared/billing/contract.ts'
import { planAdditions } from '#shared/billing/feature-access.ts'
import { problem } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { dismissAllToasts, Toasts } from '#web/ui/toast.tsx'
import { billingOn, PERIOD_END, SUBSCRIBED } from './billing.fixture.ts'
import { subscriptionQuery } from './billing-queries.ts'
import { stubBilling, stubTab } from './billing-server.fixture.ts'
import { PlanBadge } from './plan-badge.tsx'
import { PlanSection } from './plan-section.tsx'

const ALREADY = "You already have an active subscription. Use 'Manage Subscription' to update your plan."
const server = stubBilling()

afterEach(() => {
  cleanup()
  dismissAllToasts()
})

describe('plan badge', () => {
  test.for([
    [null, 'Loading...'],
    [UNSUBSCRIBED, 'Free'],
    [{ ...SUBSCRIBED, subscription_tier: null }, 'Professional'],
    [{ ...SUBSCRIBED, subscription_tier: 'Enterprise' }, 'Enterprise'],
  ] as const)('%j reads %s', ([subscription, name]) => {
    open(subscription)
    expect(screen.getByText('Current plan:').parentElement?.textContent).toBe(`Current plan: ${name}`)
  })
})

describe('subscription card', () => {
  test('tier, next billing date in long US format, benefits of the map, and both buttons', async () => {
    subscribed(billingOn('professional'))
    const card = await screen.findByRole('region', { name: 'Your subscription' })
    expect(within(card).getByText('Next billing date').nextSibling?.textContent).toBe('December 15, 2026')
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(planAdditions('professional', 'free'))
    expect(
      within(card)
        .getAllByRole('button')
        .map(button => button.textContent),
    ).toEqual(['Refresh Status', 'Manage Subscription'])
  })

  test('a date nobody knows is "Unknown"', async () => {
    subscribed(billingOn('professional', { ends_at: null }), { ...SUBSCRIBED, subscription_end: null })
    expect((await screen.findByText('Next billing date')).nextSibling?.textContent).toBe('Unknown')
  })

  test.for([
    ['cancelling', 'Ends on December 15, 2026. Nothing more is charged.'],
    [
      'past_due',
      'Your last payment did not go through. Professional stays open until December 15, 2026. Please update your card.',
    ],
  ] as const)('%s is said in words, without a billing date that will not come', async ([state, words]) => {
    subscribed(billingOn('professional', { state }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText('Next billing date')).toBeNull()
  })

  test.for([
    [null, 'Next billing date', 'Unknown'],
    [PERIOD_END, 'Open until', 'December 15, 2026'],
  ] as const)(
    'Enterprise set by hand until %s: nothing to manage, and somebody to write to',
    async ([subscription_end, label, date]) => {
      subscribed(billingOn('enterprise'), {
        subscribed: true,
        subscription_tier: 'Enterprise',
        subscription_end,
      })
      expect((await screen.findByText(label)).nextSibling?.textContent).toBe(date)
      expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/support/contact')
      expect(screen.getByText('Team dashboards')).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Manage Subscription' })).toBeNull()
    },
  )

  test('Refresh Status takes over what the server says now', async () => {
    subscribed(billingOn('professional'))
    server.subscription = { ...SUBSCRIBED, subscription_end: '2027-01-15T12:00:00Z' }
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh Status' }))
    expect(await screen.findByText('January 15, 2027')).toBeTruthy()
    expect(screen.getByText('Subscription Updated')).toBeTruthy()
  })

  test('a refresh that fails says so, and leaves the card as it was', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.answers['/functions/check-subscription'] = () => problem(500, 'internal', 'no')
    subscribed(billingOn('professional'))
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh Status' }))
    expect(await screen.findByText('Failed to refresh subscription status.')).toBeTruthy()
    expect(screen.getByText('December 15, 2026')).toBeTruthy()
  })

  test('a portal that cannot be opened closes its tab and says so', async () => {
    const tab = stubTab()
    server.answers['/functions/customer-portal'] = () => problem(503, 'payments_unavailable', 'Away.')
    subscribed(billingOn('professional'))
    await userEvent.click(await screen.findByRole('button', { name: 'Manage Subscription' }))
    expect(await screen.findByText('Failed to open subscription management. Please try again.')).toBeTruthy()
    expect(tab.close).toHaveBeenCalledOnce()
  })
})

describe('upgrade card', () => {
  test.for([
    ['trial', 'Keep it after the trial'],
    ['free', 'Upgrade to Professional'],
  ] as const)('on %s it is called: %s', async ([plan, name]) => {
    server.billing = billingOn(plan)
    open(UNSUBSCRIBED)
    const card = await screen.findByRole('region', { name })
    expect(card.textContent).toContain('$29 a month, or 20% less by the year.')
    expect(card.textContent).toContain(
      'Cancel any time. Payment opens in a new tab; this page waits for you.',
    )
    expect(within(card).getByRole('link', { name: 'See all plans' }).getAttribute('href')).toBe(
      '/product/pricing',
    )
  })

  test('by the year it names the price of the year, and asks for a year', async () => {
    const tab = stubTab()
    server.answers['/functions/create-checkout'] = () => Response.json({ url: 'https://pay.example/1' })
    open(UNSUBSCRIBED)
    await userEvent.click(await screen.findByRole('radio', { name: 'Yearly $278.40, save 20%' }))
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade for $278.40/year' }))
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/1'))
    expect(server.sent.find(({ path }) => path.endsWith('create-checkout'))?.body).toEqual({
      interval: 'year',
    })
    expect(await screen.findByText('Waiting for your payment in the other tab.')).toBeTruthy()
  })

  test('two quick presses start one checkout', async () => {
    stubTab()
    server.answers['/functions/create-checkout'] = () => new Promise(() => {})
    open(UNSUBSCRIBED)
    const button = await screen.findByRole('button', { name: 'Upgrade for $29/month' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
    expect(server.sent.filter(({ path }) => path.endsWith('create-checkout'))).toHaveLength(1)
  })

  test.for([
    [() => problem(503, 'payments_unavailable', 'The provider is away.'), 'The provider is away.'],
    [() => new Response('<h1>Bad gateway</h1>', { status: 500 }), 'Failed to start upgrade process'],
    [() => Promise.reject(new TypeError('no network')), 'Failed to start upgrade process'],
  ] as const)(
    'a failure is an Upgrade Error with its message, or with a sentence of ours',
    async ([answer, words]) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const tab = stubTab()
      server.answers['/functions/create-checkout'] = answer
      open(UNSUBSCRIBED)
      await userEvent.click(await screen.findByRole('button', { name: 'Upgrade for $29/month' }))
      expect(await screen.findByText('Upgrade Error')).toBeTruthy()
      expect(screen.getByText(words)).toBeTruthy()
      expect(tab.close).toHaveBeenCalledOnce()
    },
  )

  test('who is subscribed already is told so, and the plan is asked for again', async () => {
    stubTab()
    server.answers['/functions/create-checkout'] = () =>
      problem(409, 'subscription_active', 'You already have an active subscription.')
    open(UNSUBSCRIBED)
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade for $29/month' }))
    expect(await screen.findByText('Already Subscribed')).toBeTruthy()
    expect(screen.getByText(ALREADY)).toBeTruthy()
    await waitFor(() => expect(server.sent.filter(({ path }) => path === '/api/billing')).toHaveLength(2))
  })

  test('where billing is off there is a sentence in place of the buttons', async () => {
    server.billing = billingOn('free', { payments: 'off' })
    open(UNSUBSCRIBED)
    expect(
      await screen.findByText(
        'Billing is switched off on this installation. Everything in Free stays yours.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull()
  })

  test.for([
    ['unpaid', 'Your last payment did not go through. Update your card to open Professional again.'],
    ['refunded', 'Your payment was refunded, so Professional is closed.'],
    ['disputed', 'Your bank disputes the last payment, so Professional is closed until that is settled.'],
  ] as const)('%s leads to the card on file, not to a second checkout', async ([state, words]) => {
    server.billing = billingOn('free', { state, manageable: true })
    open(UNSUBSCRIBED)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Manage Subscription' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Upgrade for/ })).toBeNull()
  })

  test('after a subscription has ended, another can be started', async () => {
    server.billing = billingOn('free', { state: 'ended', manageable: true })
    open(UNSUBSCRIBED)
    expect(await screen.findByText('Your subscription has ended. Nothing more is charged.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Upgrade for $29/month' })).toBeTruthy()
  })

  test('what is known of the plan is enough when its details cannot be loaded', async () => {
    server.answers['/api/billing'] = () => problem(500, 'internal', 'no')
    open(UNSUBSCRIBED)
    expect(await screen.findByRole('button', { name: 'Upgrade for $29/month' })).toBeTruthy()
  })
})

function subscribed(billing: Billing, subscription: SubscriptionInfo = SUBSCRIBED) {
  server.billing = billing
  open(subscription)
}

function open(subscription: SubscriptionInfo | null) {
  const queries = createQueryClient()
  if (subscription) queries.setQueryData(subscriptionQuery.queryKey, subscription)
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <PlanBadge />
        <PlanSection />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
