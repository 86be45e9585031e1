import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StripeServer = {
  /** What makes a product take this one for Stripe. */
  settings: Record<string, string>
  /** What was asked, in order: method and path. */
  asked: string[]
  /** A new customer whose subscription runs. */
  subscribe(): string
  hasSubscription(customerId: string): boolean
  /** From now on every call is answered like this; null is a good day. */
  trouble: ((response: ServerResponse) => void) | null
  close(): Promise<void>
}

/** Stands in for Stripe on this machine: customers, and what deleting one does to a subscription. */
export async function openStripeServer(): Promise<StripeServer> {
  const secretKey = `sk_test_${randomUUID()}`
  const customers = new Map<string, 'running' | 'cancelled'>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    stripe.asked.push(`${request.method} ${path}`)
    if (stripe.trouble) return stripe.trouble(response)
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return stripeAnswer(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid key' } })
    const id = /^\/v1\/customers\/([^/?]+)$/.exec(path)?.[1] ?? ''
    if (request.method !== 'DELETE' || customers.get(id) !== 'running') return noSuchCustomer(response, id)
    customers.set(id, 'cancelled')
    stripeAnswer(response, 200, { id, object: 'customer', deleted: true })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const stripe: StripeServer = {
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_PRICE_MONTHLY: 'price_month',
      STRIPE_PRICE_ANNUAL: 'price_year',
      STRIPE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    asked: [],
    trouble: null,
    subscribe() {
      const id = `cus_${randomUUID().slice(0, 8)}`
      customers.set(id, 'running')
      return id
    },
    hasSubscription: id => customers.get(id) === 'running',
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return stripe
}

export function stripeAnswer(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

export function noSuchCustomer(response: ServerResponse, id: string, more = '') {
  stripeAnswer(response, 404, {
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'id',
      message: `No such customer: '${id}'${more}`,
    },
  })
}
