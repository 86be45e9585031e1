import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problem } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter } from '#web/platform/router.tsx'
import { session } from '#web/platform/session.ts'
import { dismissAllToasts, Toasts } from '#web/ui/toast.tsx'
import { awaitingPayment } from './awaiting-payment.ts'
import { SUBSCRIBED } from './billing.fixture.ts'
import { stubBilling } from './billing-server.fixture.ts'
import { PlanBadge } from './plan-badge.tsx'
import { SubscriptionCheck } from './subscription-check.tsx'

const server = stubBilling()

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  awaitingPayment.stop()
  cleanup()
  dismissAllToasts()
  vi.useRealTimers()
})

test('the check runs 100 ms after sign-in, not before', async () => {
  open()
  await pass(99)
  expect(checks()).toBe(0)
  await pass(1)
  expect(checks()).toBe(1)
  expect(await shown()).toBe('Current plan: Free')
})

test('a check that fails is logged, and means unsubscribed', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answers['/functions/check-subscription'] = () => problem(500, 'internal', 'no')
  open()
  await pass(100)
  expect(logged).toHaveBeenCalledOnce()
  expect(await shown()).toBe('Current plan: Free')
})

test('an open checkout is looked after: 5 s later, and until it is paid, which is told once', async () => {
  open()
  await pass(100)
  act(() => awaitingPayment.start(Date.now()))
  await pass(4_999)
  expect(checks()).toBe(1)
  await pass(1)
  expect(checks()).toBe(2)
  server.subscription = SUBSCRIBED
  await pass(5_000)
  expect(await shown()).toBe('Current plan: Professional')
  expect(screen.getAllByText('Subscription Updated')).toHaveLength(1)
  const done = checks()
  await pass(60_000)
  expect(checks()).toBe(done)
})

test('signing out ends the wait for a payment', async () => {
  open()
  await pass(100)
  act(() => awaitingPayment.start(Date.now()))
  server.answers['/auth/sign-out'] = () => Response.json({ ended: true })
  await act(() => session.signOut())
  await pass(60_000)
  expect(checks()).toBe(1)
})

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <SubscriptionCheck />
        <PlanBadge />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

function checks(): number {
  return server.sent.filter(({ path }) => path === '/functions/check-subscription').length
}

/** The query cache tells its readers in the next task. */
async function shown(): Promise<string | null | undefined> {
  await pass(1)
  return screen.getByText('Current plan:').parentElement?.textContent
}
