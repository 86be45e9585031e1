import { afterAll, afterEach } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { openStripeServer, type StripeServer } from './stripe-server.ts'

/** An app for all tests of a file that takes a stand-in for Stripe; each test begins on a good day of Stripe. */
export async function startStripeApp(): Promise<{ stripe: StripeServer; app: TestApp }> {
  const stripe = await openStripeServer()
  const app = await startTestApp(stripe.settings)
  afterEach(() => {
    stripe.asked = []
    stripe.trouble = null
    stripe.before = null
  })
  afterAll(async () => {
    await app.close()
    await stripe.close()
  })
  return { stripe, app }
}
