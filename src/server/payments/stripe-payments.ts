import Stripe from 'stripe'
import { type CheckoutSession, InvalidSignature, type Payments, PaymentsError } from './payments.ts'
import { paymentEvent } from './stripe-event.ts'
import { findPortalConfiguration } from './stripe-portal.ts'
import { readSubscriptions, type StripePrices } from './stripe-subscriptions.ts'

const ATTEMPT_MS = 3_000
const RETRIES = 1
const TOTAL_MS = 8_000

export type StripeOptions = {
  secretKey: string
  webhookSecret: string
  priceMonthly: string
  priceAnnual: string
  apiBase: URL | null
  /** Answers in place of the network. */
  fetch?: typeof fetch
}

export function createStripePayments(
  options: StripeOptions,
  identity: Pick<Payments, 'name' | 'provider' | 'livemode'>,
): Payments {
  // A stand-in that is handed a key with which money moves is a mistake, and must never answer.
  if (options.fetch && identity.livemode) throw new PaymentsError('a stand-in cannot have a live key')
  const stripe = new Stripe(options.secretKey, {
    ...(options.apiBase && stripeHost(options.apiBase)),
    ...(options.fetch && { httpClient: Stripe.createFetchHttpClient(options.fetch) }),
    timeout: ATTEMPT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
  const prices: StripePrices = { month: options.priceMonthly, year: options.priceAnnual }
  const products = once(() =>
    Promise.all(
      [prices.month, prices.year].map(async id => idOf((await stripe.prices.retrieve(id)).product)),
    ),
  )
  const portalConfiguration = once(async () => findPortalConfiguration(stripe, prices, await products()))

  return {
    ...identity,

    readPrices: () =>
      ask('read the prices', async () => {
        const [month, year] = await Promise.all([
          stripe.prices.retrieve(prices.month),
          stripe.prices.retrieve(prices.year),
        ])
        return {
          month: { amount: month.unit_amount, currency: month.currency },
          year: { amount: year.unit_amount, currency: year.currency },
        }
      }),

    createCustomer: ({ userId, email, name }, idempotencyKey) =>
      ask('make a customer', async () => {
        const made = await stripe.customers.create(
          { email, name, metadata: { user_id: userId } },
          { idempotencyKey },
        )
        return made.id
      }),

    createCheckout: (order, idempotencyKey) =>
      ask('make a checkout', async () => {
        const metadata = { user_id: order.userId }
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: order.customerId,
            client_reference_id: order.userId,
            line_items: [{ price: prices[order.interval], quantity: 1 }],
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            expires_at: Math.floor(order.expiresAt.getTime() / 1000),
            payment_method_collection: 'always',
            locale: 'auto',
            metadata,
            subscription_data: { metadata },
          },
          { idempotencyKey },
        )
        return checkoutSession(session)
      }),

    readCheckout: id => ask('read a checkout', () => retrieveCheckout(id)),

    expireCheckout: id =>
      ask('end a checkout', async () => {
        try {
          await stripe.checkout.sessions.expire(id)
          return true
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
          const session = await retrieveCheckout(id)
          if (session?.state === 'open') throw error
          return session?.state !== 'complete'
        }
      }),

    createPortal: (customerId, returnUrl) =>
      ask('open the portal', async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration: await portalConfiguration(),
          return_url: returnUrl,
        })
        return session.url
      }),

    readSubscriptions: customerId =>
      ask('list subscriptions', async () => {
        try {
          return await readSubscriptions(stripe, customerId, prices, await products())
        } catch (error) {
          if (isMissing(error)) return []
          throw error
        }
      }),

    async readEvent(body, signature) {
      try {
        return paymentEvent(Stripe.webhooks.constructEvent(body, signature, options.webhookSecret))
      } catch (error) {
        throw new InvalidSignature('not an event of Stripe', { cause: error })
      }
    },

    customerOfCharge: chargeId =>
      ask('read a charge', async () => {
        try {
          const { customer } = await stripe.charges.retrieve(chargeId)
          return customer === null ? null : idOf(customer)
        } catch (error) {
          if (isMissing(error)) return null
          throw error
        }
      }),

    deleteCustomer: customerId =>
      ask('forget a customer', async () => {
        try {
          const { deleted } = await stripe.customers.del(customerId)
          if (deleted !== true) throw new Error('Stripe did not say that the customer is deleted')
        } catch (error) {
          if (!isMissing(error)) throw error
        }
      }),
  }

  async function retrieveCheckout(id: string): Promise<CheckoutSession | null> {
    try {
      return checkoutSession(await stripe.checkout.sessions.retrieve(id))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
}

const STATES = ['open', 'complete'] as const

function checkoutSession(session: Stripe.Checkout.Session): CheckoutSession {
  const { id, customer, status, payment_status, url, expires_at } = session
  return {
    id,
    customerId: customer === null ? null : idOf(customer),
    state: STATES.find(state => state === status) ?? 'expired',
    paid: payment_status === 'paid' || payment_status === 'no_payment_required',
    url,
    expiresAt: new Date(expires_at * 1000),
  }
}

async function ask<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(TOTAL_MS, work())
  } catch (error) {
    throw new PaymentsError(`Stripe did not ${what}`, { cause: error })
  }
}

/** The answer of the first call that succeeds. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null
  return () => {
    answer ??= work().catch(error => {
      answer = null
      throw error
    })
    return answer
  }
}

function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    // With a key of the other mode the customer is missing too, and goes on paying.
    !/exists in (?:live|test) mode/.test(error.message)
  )
}

/** The library's own limit starts anew with every byte that trickles in. */
async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

function stripeHost({ protocol, hostname, port }: URL) {
  const plain = protocol === 'http:'
  return {
    protocol: plain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (plain ? 80 : 443),
  }
}
