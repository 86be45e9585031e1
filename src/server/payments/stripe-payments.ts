import Stripe from 'stripe'
import { type Payments, PaymentsError } from './payments.ts'

const ATTEMPT_MS = 3_000
const RETRIES = 1
const TOTAL_MS = 8_000

export function createStripePayments(options: { secretKey: string; apiBase: URL | null }): Payments {
  const stripe = new Stripe(options.secretKey, {
    ...(options.apiBase && stripeHost(options.apiBase)),
    timeout: ATTEMPT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
  return {
    name: 'Stripe',
    async deleteCustomer(customerId) {
      try {
        const { deleted } = await withTimeout(TOTAL_MS, stripe.customers.del(customerId))
        if (deleted !== true) throw new Error('Stripe did not say that the customer is deleted')
      } catch (error) {
        if (!isAlreadyDeleted(error))
          throw new PaymentsError('Stripe did not forget a customer', { cause: error })
      }
    },
  }
}

function isAlreadyDeleted(error: unknown): boolean {
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
