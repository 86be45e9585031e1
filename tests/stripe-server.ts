import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { answerStripe } from '#server/payments/sandbox/api.ts'
import { type Answer, readAnswer } from './read-answer.ts'
import { createStripeAccount, STRIPE_PRICES, type StripeEvent } from './stripe-account.ts'
import { PAGES_PATH, stripePages } from './stripe-pages.ts'
import { shapeFaults } from './stripe-shape-faults.ts'

export type StripeServer = {
  /** What makes a product take this one for Stripe. */
  settings: Record<string, string>
  /** What switches billing off on a server of this app: a real database, and neither Stripe nor the sandbox. */
  billingOff(app: { ownerUrl: string }): Record<string, string>
  /** What was asked, in order: method and path. */
  asked: string[]
  /** What Stripe knows, and what can happen there. */
  account: ReturnType<typeof createStripeAccount>
  /** A new customer whose subscription runs. */
  subscribe(): string
  hasSubscription(customerId: string): boolean
  /** From now on every call is answered like this; null is a good day. */
  trouble: ((response: ServerResponse) => void) | null
  /** Awaited before a call is answered, with its method and path. */
  before: ((asked: string) => Promise<void>) | null
  /** Who is told what people do on Stripe's pages. */
  webhook: Receiver | null
  /** Sends an event as Stripe does. */
  send(app: Receiver, event: StripeEvent, how?: SendOptions): Promise<Answer>
  close(): Promise<void>
}

/** A product that can be asked. */
type Receiver = { fetch(path: string, init?: RequestInit): Promise<Response> }

type SendOptions = {
  secret?: string
  /** Seconds since 1970; now where left out. */
  timestamp?: number
  /** What is sent in place of what was signed. */
  body?: string
  headers?: Record<string, string>
}

/** Stands in for Stripe on this machine. */
export async function openStripeServer(): Promise<StripeServer> {
  const secretKey = `sk_test_${randomUUID()}`
  const webhookSecret = 'whsec_test'
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin())
    if (url.pathname.startsWith(`${PAGES_PATH}/`)) return pages(request, response)
    const asked = `${request.method} ${url.pathname}`
    stripe.asked.push(asked)
    await stripe.before?.(asked)
    if (stripe.trouble) return stripe.trouble(response)
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return stripeAnswer(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid key' } })
    const { status, body } = answerStripe(stripe.account, {
      method: request.method ?? '',
      path: url.pathname,
      params: request.method === 'POST' ? await form(request) : url.searchParams,
      idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
    })
    const faults = status === 200 ? shapeFaults(body) : []
    if (faults.length > 0) throw new Error(`Stripe would not answer ${asked} like this: ${faults.join('; ')}`)
    stripeAnswer(response, status, body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const account = createStripeAccount(origin())
  const stripe: StripeServer = {
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_MONTHLY: STRIPE_PRICES.month,
      STRIPE_PRICE_ANNUAL: STRIPE_PRICES.year,
      STRIPE_API_BASE: origin(),
    },
    billingOff: ({ ownerUrl }) => ({
      ...Object.fromEntries(Object.keys(stripe.settings).map(name => [name, ''])),
      DATABASE_URL: ownerUrl,
      SANDBOX: '0',
    }),
    asked: [],
    account,
    trouble: null,
    before: null,
    webhook: null,
    subscribe() {
      const id = account.addCustomer()
      account.subscribe(id)
      return id
    },
    hasSubscription: id => account.customers.get(id)?.deleted !== true,
    async send(app, event, { secret = webhookSecret, timestamp, body, headers = {} } = {}) {
      const payload = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      const response = await app.fetch('/webhooks/stripe', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature, ...headers },
        body: body ?? payload,
      })
      return readAnswer(response)
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const pages = stripePages(account, async event => stripe.webhook && stripe.send(stripe.webhook, event))
  return stripe
}

async function form(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await text(request))
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
