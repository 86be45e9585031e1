import { createDisabledPayments } from './disabled-payments.ts'
import type { Payments } from './payments.ts'
import type { StripeOptions } from './stripe-payments.ts'

type PaymentsConfig = { mode: 'off' } | { mode: 'sandbox' } | ({ mode: 'stripe' } & StripeOptions)

export function openPayments(config: PaymentsConfig): Payments {
  if (config.mode !== 'stripe') return createDisabledPayments()
  const identity = {
    name: 'Stripe',
    provider: 'stripe',
    livemode: /^[rs]k_live_/.test(config.secretKey),
  } as const
  return loadLater(identity, async () => {
    const { createStripePayments } = await import('./stripe-payments.ts')
    return createStripePayments(config, identity)
  })
}

/** The library costs half a second and 34 MB: not at the start, but when the first call needs it. */
function loadLater(
  identity: Pick<Payments, 'name' | 'provider' | 'livemode'>,
  load: () => Promise<Payments>,
): Payments {
  let loading: Promise<Payments> | null = null
  const loaded = () => {
    loading ??= load()
    return loading
  }
  return {
    ...identity,
    readPrices: async () => (await loaded()).readPrices(),
    createCustomer: async (...sent) => (await loaded()).createCustomer(...sent),
    createCheckout: async (...sent) => (await loaded()).createCheckout(...sent),
    readCheckout: async (...sent) => (await loaded()).readCheckout(...sent),
    expireCheckout: async (...sent) => (await loaded()).expireCheckout(...sent),
    createPortal: async (...sent) => (await loaded()).createPortal(...sent),
    readSubscriptions: async (...sent) => (await loaded()).readSubscriptions(...sent),
    readEvent: async (...sent) => (await loaded()).readEvent(...sent),
    customerOfCharge: async (...sent) => (await loaded()).customerOfCharge(...sent),
    deleteCustomer: async (...sent) => (await loaded()).deleteCustomer(...sent),
  }
}
