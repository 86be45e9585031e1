import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { StripePrices } from './stripe-subscriptions.ts'

/** What people may do in the portal, kept at Stripe under a hash of itself: a change here makes a new one. */
export async function findPortalConfiguration(
  stripe: Stripe,
  prices: StripePrices,
  [productOfMonth = '', productOfYear = '']: readonly string[],
): Promise<string> {
  const features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'create_prorations',
      products:
        productOfMonth === productOfYear
          ? [{ product: productOfMonth, prices: [prices.month, prices.year] }]
          : [
              { product: productOfMonth, prices: [prices.month] },
              { product: productOfYear, prices: [prices.year] },
            ],
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features
  const waywell = createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 32)
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const found = data.find(one => one.metadata?.waywell === waywell)
  if (found) return found.id
  const made = await stripe.billingPortal.configurations.create(
    { features, metadata: { waywell } },
    { idempotencyKey: `portal:${waywell}` },
  )
  return made.id
}
