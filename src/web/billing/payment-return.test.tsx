import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { problem } from '#web/platform/api.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MemoryRouter, useLocation } from '#web/platform/router.tsx'
import { dismissAllToasts, Toasts } from '#web/ui/toast.tsx'
import { SUBSCRIBED } from './billing.fixture.ts'
import { stubBilling } from './billing-server.fixture.ts'
import { onPlanChange } from './payment-channel.ts'
import { PaymentReturn } from './payment-return.tsx'
import { SubscriptionCheck } from './subscription-check.tsx'

const server = stubBilling()

afterEach(() => {
  cleanup()
  dismissAllToasts()
})

test('a paid checkout is verified once, told, announced to the other tabs, and leaves the address', async () => {
  server.answers['/functions/verify-payment'] = () => {
    server.subscription = SUBSCRIBED
    return Response.json({ verified: true, message: 'Payment confirmed.' })
  }
  const announced = Promise.withResolvers<void>()
  const stop = onPlanChange(announced.resolve)
  open('/dashboard?success=true&session_id=cs_test_paid1')
  expect(await screen.findByText('Payment Successful!')).toBeTruthy()
  expect(screen.getByTestId('address').textContent).toBe('/dashboard')
  expect(
    server.sent.filter(({ path }) => path === '/functions/verify-payment').map(({ body }) => body),
  ).toEqual([{ session_id: 'cs_test_paid1' }])
  await announced.promise
  stop()
})

test.for([
  ['cs_test_unpaid', () => Response.json({ verified: false, message: 'No.' })],
  ['cs_test_away', () => problem(503, 'payments_unavailable', 'Away.')],
] as const)('%s is not confirmed, which is said, and leaves the address too', async ([id, answer]) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answers['/functions/verify-payment'] = answer
  open(`/dashboard?success=true&session_id=${id}`)
  expect(await screen.findByText('Payment Verification Error')).toBeTruthy()
  expect(
    screen.getByText('There was an issue verifying your payment. Please contact support if this persists.'),
  ).toBeTruthy()
  expect(screen.getByTestId('address').textContent).toBe('/dashboard')
})

test.for([
  '/dashboard',
  '/dashboard?session_id=cs_test_1',
  '/dashboard?success=true',
  '/dashboard?success=1&session_id=x',
])('%s is no return from a payment', async address => {
  open(address)
  await waitFor(() => expect(server.sent.length).toBeGreaterThan(0))
  expect(server.sent.map(({ path }) => path)).toEqual(['/functions/check-subscription'])
  expect(screen.getByTestId('address').textContent).toBe(address)
})

function open(at: string) {
  render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter at={at}>
          <Address />
          <PaymentReturn />
          <SubscriptionCheck />
          <Toasts />
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{`${pathname}${search}`}</output>
}
