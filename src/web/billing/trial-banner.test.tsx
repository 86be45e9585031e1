import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type SubscriptionInfo, UNSUBSCRIBED } from '#shared/billing/contract.ts'
import { problem } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { dismissAllToasts, Toasts } from '#web/ui/toast.tsx'
import { billingOn, SUBSCRIBED } from './billing.fixture.ts'
import { subscriptionQuery } from './billing-queries.ts'
import { stubBilling, stubTab } from './billing-server.fixture.ts'
import { TrialBanner } from './trial-banner.tsx'

const DAY_MS = 24 * 3600 * 1000
const server = stubBilling()

afterEach(() => {
  cleanup()
  dismissAllToasts()
})

describe('the three forms, word for word', () => {
  test('no day left: a red alert with Upgrade Now', async () => {
    server.days = 0
    open()
    const banner = await screen.findByRole('alert', { name: 'Your free trial' })
    expect(banner.textContent).toBe('Your free trial has expired.Upgrade Now')
    expect(banner.className).toContain('bg-wrong-wash')
  })

  test.for([
    [1, '1 day left'],
    [2, '2 days left'],
  ] as const)('%i: amber, with the price and where to read more', async ([days, words]) => {
    server.days = days
    open()
    const banner = await screen.findByRole('region', { name: 'Your free trial' })
    expect(banner.textContent).toBe(`Trial Ending Soon!${words}Learn MoreUpgrade for $29/month`)
    expect(banner.className).toContain('bg-attention-wash')
    expect(screen.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe('/product/pricing')
  })

  test.for([3, 14])('%i: blue, with what is left', async days => {
    server.days = days
    open()
    const banner = await screen.findByRole('region', { name: 'Your free trial' })
    expect(banner.textContent).toBe(`Free Trial Active${days} days remainingUpgrade to Professional`)
    expect(banner.className).toContain('bg-info-wash')
  })
})

describe('hidden', () => {
  test('until the subscription was checked', async () => {
    const queries = open(null)
    await waitFor(() => expect(server.sent.map(({ path }) => path)).toContain('/api/billing'))
    expect(screen.queryByText('Free Trial Active')).toBeNull()
    queries.setQueryData(subscriptionQuery.queryKey, UNSUBSCRIBED)
    expect(await screen.findByText('Free Trial Active')).toBeTruthy()
  })

  test('from subscribers, who are not even asked about days', async () => {
    open(SUBSCRIBED)
    await waitFor(() => expect(server.sent).toHaveLength(1))
    expect(server.sent.map(({ path }) => path)).toEqual(['/api/billing'])
    expect(screen.queryByLabelText('Your free trial')).toBeNull()
  })

  test('when the days are unknown, which is only logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.answers['/functions/get-trial-days-remaining'] = () => problem(500, 'internal', 'no')
    open()
    await waitFor(() => expect(logged).toHaveBeenCalledOnce())
    expect(screen.queryByLabelText('Your free trial')).toBeNull()
  })
})

describe('dismissed', () => {
  test('it is gone at once, and the account remembers which form it was', async () => {
    server.days = 0
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Your free trial has expired.')).toBeNull()
    await waitFor(() =>
      expect(server.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
        dismiss_banner: 'expired',
      }),
    )
  })

  test.for([
    [6.9, null],
    [7.1, 'Your free trial has expired.'],
  ] as const)('%d days ago, the expired form shows %j', async ([daysAgo, shown]) => {
    server.days = 0
    const at = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
    server.billing = billingOn('free', { banner_dismissed: { form: 'expired', at } })
    open()
    await waitFor(() => expect(server.sent).toHaveLength(2))
    if (shown) expect(await screen.findByText(shown)).toBeTruthy()
    else expect(screen.queryByLabelText('Your free trial')).toBeNull()
  })

  test('as active, it comes back when the trial is about to end', async () => {
    server.days = 2
    const at = new Date(Date.now() - DAY_MS).toISOString()
    server.billing = billingOn('trial', { banner_dismissed: { form: 'active', at } })
    open()
    expect(await screen.findByText('Trial Ending Soon!')).toBeTruthy()
  })
})

test('where nothing can be bought it still says how long the trial is, and only that', async () => {
  server.billing = billingOn('trial', { payments: 'off' })
  open()
  const banner = await screen.findByRole('region', { name: 'Your free trial' })
  expect(banner.textContent).toBe('Free Trial Active9 days remainingLearn More')
})

test('its button opens the monthly checkout in a new tab, and says so while it works', async () => {
  const tab = stubTab()
  const answer = Promise.withResolvers<Response>()
  server.answers['/functions/create-checkout'] = () => answer.promise
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Professional' }))
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
  answer.resolve(Response.json({ url: 'https://checkout.stripe.com/c/pay/cs_test_1' }))
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledWith('https://checkout.stripe.com/c/pay/cs_test_1'),
  )
  expect(server.sent.find(({ path }) => path.endsWith('create-checkout'))?.body).toEqual({
    interval: 'month',
  })
  expect(await screen.findByRole('button', { name: 'Upgrade to Professional' })).toBeTruthy()
})

function open(subscription: SubscriptionInfo | null = UNSUBSCRIBED) {
  const queries = createQueryClient()
  if (subscription) queries.setQueryData(subscriptionQuery.queryKey, subscription)
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <TrialBanner />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return queries
}
