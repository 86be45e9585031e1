import { createHmac } from 'node:crypto'
import type { Hono } from 'hono'
import { createDisabledPayments } from './disabled-payments.ts'
import type { Payments } from './payments.ts'
import type { SandboxOptions } from './sandbox/sandbox.ts'
import type { StripeOptions } from './stripe-payments.ts'

type PaymentsConfig = { mode: 'off' } | { mode: 'sandbox' } | ({ mode: 'stripe' } & StripeOptions)

/** `routes` are the pages of a provider that lives in this server. */
type OpenPayments = { payments: Payments; routes: Hono[] }

type SandboxDeps = Omit<SandboxOptions, 'secretKey' | 'webhookSecret' | 'now'> & { secret: string }

/** Loads only the adapter that is used; the sandbox exists nowhere else. */
export async function openPayments(config: PaymentsConfig, deps: SandboxDeps): Promise<OpenPayments> {
  switch (config.mode) {
    case 'off':
      return { payments: createDisabledPayments(), routes: [] }
    case 'stripe': {
      const livemode = /^[rs]k_live_/.test(config.secretKey)
      return { payments: loadLater({ name: 'Stripe', provider: 'stripe', livemode }, config), routes: [] }
    }
    case 'sandbox':
      return openSandbox(deps)
  }
}

async function openSandbox({ secret, ...deps }: SandboxDeps): Promise<OpenPayments> {
  const { createSandbox, SANDBOX_PRICES } = await import('./sandbox/sandbox.ts')
  const keys = {
    secretKey: 'sk_test_sandbox',
    // Guessed by nobody: whoever could sign an event here could make the server ask for it.
    webhookSecret: `whsec_${createHmac('sha256', secret).update('sandbox-webhook').digest('hex')}`,
  }
  const sandbox = createSandbox({ ...deps, ...keys })
  const payments = loadLater(
    { name: 'sandbox, no money moves', provider: 'sandbox', livemode: false },
    {
      ...keys,
      priceMonthly: SANDBOX_PRICES.month,
      priceAnnual: SANDBOX_PRICES.year,
      apiBase: null,
      fetch: sandbox.fetch,
    },
  )
  return { payments, routes: [sandbox.pages] }
}

/** The library costs half a second and 34 MB: not at the start, but when the first call needs it. */
function loadLater(
  identity: Pick<Payments, 'name' | 'provider' | 'livemode'>,
  options: StripeOptions,
): Payments {
  let loading: Promise<Payments> | null = null
  const loaded = () => {
    loading ??= import('./stripe-payments.ts').then(({ createStripePayments }) =>
      createStripePayments(options, identity),
    )
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
