import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type SubscriptionInfo, UNSUBSCRIBED } from '#shared/billing/contract.ts'
import { NEWCOMER } from '#web/account/profile.fixture.ts'
import { billingOn, SUBSCRIBED } from '#web/billing/billing.fixture.ts'
import { subscriptionQuery } from '#web/billing/billing-queries.ts'
import { stubBilling } from '#web/billing/billing-server.fixture.ts'
import { problem } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { dismissAllToasts, Toasts } from '#web/ui/toast.tsx'
import { PlanPanel } from './plan-panel.tsx'

const server = stubBilling()

afterEach(() => {
  cleanup()
  dismissAllToasts()
})

test('Professional: next billing date, unlimited tools, invoices and management', async () => {
  server.billing = billingOn('professional')
  open(SUBSCRIBED)
  const plan = await screen.findByRole('region', { name: 'Plan' })
  expect(within(plan).getByText('Next billing date').nextSibling?.textContent).toBe('December 15, 2026')
  const usage = within(screen.getByRole('region', { name: 'Usage this month' }))
  expect(usage.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Résumé and cover letter generatorUnlimited',
    'Chat coachUnlimited',
  ])
  expect(screen.getByRole('button', { name: 'Show invoices' })).toBeTruthy()
  expect(within(plan).getByRole('button', { name: 'Manage Subscription' })).toBeTruthy()
})

test('a billing date nobody knows is "Unknown"', async () => {
  server.billing = billingOn('professional')
  open({ ...SUBSCRIBED, subscription_end: null })
  expect((await screen.findByText('Next billing date')).nextSibling?.textContent).toBe('Unknown')
})

test('Free: each limited tool with its bar and its renewal, an upgrade, and no invoices', async () => {
  open(UNSUBSCRIBED)
  const usage = within(await screen.findByRole('region', { name: 'Usage this month' }))
  expect(usage.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Résumé and cover letter generator1 of 2 résumés usedRenews on December 1, 2026',
    'Chat coach1 of 10 conversations usedRenews on December 1, 2026',
  ])
  const bar = usage.getByRole('progressbar', { name: 'Chat coach, used this month' })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1', '10'])
  expect(screen.getByText('There are none: nothing was paid with this account.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Upgrade for $29/month' })).toBeTruthy()
})

test('requests of programs are counted where there were some', async () => {
  const billing = billingOn('professional')
  const usage = billing.usage.map(row => (row.feature === 'api-access' ? { ...row, used: 1_200 } : row))
  server.billing = { ...billing, usage }
  open(SUBSCRIBED)
  const shown = within(await screen.findByRole('region', { name: 'Usage this month' }))
  expect(shown.getAllByRole('listitem').at(-1)?.textContent).toContain(
    'API access1,200 of 50,000 requests used',
  )
})

test('the trial says until when everything is open', async () => {
  server.billing = billingOn('trial')
  open(UNSUBSCRIBED)
  expect(await screen.findByText('Everything in Professional is open until November 9, 2026.')).toBeTruthy()
})

test('another time zone is saved, and the renewal follows what the server says then', async () => {
  server.answers['/api/profile'] = async request => {
    server.billing = billingOn('free', { time_zone: 'Pacific/Kiritimati', renews_on: '2027-01-01' })
    return Response.json({ ...NEWCOMER, ...(await request.json()) })
  }
  open(UNSUBSCRIBED)
  const field = await screen.findByLabelText('Time zone', { selector: 'select' })
  expect(field).toHaveProperty('value', 'Europe/Berlin')
  expect(screen.getByText(/^Berlin \(GMT\+[12]\)$/)).toBeTruthy()
  // Walking through hundreds of zones like a person takes seconds.
  fireEvent.change(field, { target: { value: 'Pacific/Kiritimati' } })
  expect(await screen.findByText('Settings Updated')).toBeTruthy()
  expect(server.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
    time_zone: 'Pacific/Kiritimati',
  })
  expect((await screen.findAllByText('Renews on January 1, 2027')).length).toBe(2)
})

test('a mail is switched off on its own; one that could not be saved goes back', async () => {
  const patched = (request: Request) =>
    request.method === 'PATCH'
      ? Response.json(billingOn('free', { mail_payments: false }))
      : Response.json(server.billing)
  server.answers['/api/billing'] = patched
  open(UNSUBSCRIBED)
  const payments = await screen.findByRole('switch', { name: 'When a payment fails or the plan ends' })
  await userEvent.click(payments)
  expect(await screen.findByText('Settings Updated')).toBeTruthy()
  expect(payments).toHaveProperty('checked', false)
  expect(server.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ mail_payments: false })

  server.answers['/api/billing'] = () => problem(500, 'internal', 'no')
  const trial = screen.getByRole('switch', { name: 'Before the trial ends' })
  await userEvent.click(trial)
  expect(await screen.findByText('Failed to update settings. Please try again.')).toBeTruthy()
  expect(trial).toHaveProperty('checked', true)
})

test('a plan that cannot be loaded can be tried again', async () => {
  server.answers['/api/billing'] = () => problem(500, 'internal', 'no')
  open(UNSUBSCRIBED)
  await screen.findByText('Your plan could not be loaded right now.')
  delete server.answers['/api/billing']
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Plan' })).toBeTruthy())
})

function open(subscription: SubscriptionInfo) {
  const queries = createQueryClient()
  queries.setQueryData(subscriptionQuery.queryKey, subscription)
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <PlanPanel />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
