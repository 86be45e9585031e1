import type { createStripeAccount } from './stripe-account.ts'
import { STRIPE_PRICES } from './stripe-account.ts'

type Account = ReturnType<typeof createStripeAccount>
type Answer = { status: number; body: object }
type Handler = (account: Account, id: string, params: URLSearchParams) => Answer

const PRODUCT = 'prod_professional'

/** The part of Stripe's HTTP API that the product speaks. */
export function answerStripe(
  account: Account,
  method: string,
  path: string,
  params: URLSearchParams,
): Answer {
  for (const [pattern, handler] of ROUTES) {
    const [asked = '', known = ''] = pattern.split(' ')
    const found = new RegExp(`^/v1/${known.replace(':id', '([^/]+)')}$`).exec(path)
    if (method === asked && found) return handler(account, found[1] ?? '', params)
  }
  return invalid(404, `Unrecognized request URL (${method}: ${path}).`)
}

const ROUTES: [string, Handler][] = [
  ['POST customers', account => ok({ id: account.addCustomer(), object: 'customer' })],
  [
    'DELETE customers/:id',
    (account, id) => {
      const customer = account.customers.get(id)
      if (!customer || customer.deleted) return missing('customer', id)
      customer.deleted = true
      return ok({ id, object: 'customer', deleted: true })
    },
  ],
  [
    'GET prices/:id',
    (account, id) =>
      ok({
        id,
        object: 'price',
        product: productOf(id),
        currency: 'usd',
        unit_amount: account.amounts[id] ?? null,
      }),
  ],
  [
    'POST checkout/sessions',
    (account, _id, params) =>
      ok(
        account.addSession(
          params.get('customer') ?? '',
          params.get('line_items[0][price]') ?? '',
          Number(params.get('expires_at')),
        ),
      ),
  ],
  [
    'GET checkout/sessions/:id',
    (account, id) => {
      const session = account.sessions.get(id)
      return session ? ok(session) : missing('checkout.session', id)
    },
  ],
  [
    'POST checkout/sessions/:id/expire',
    (account, id) => {
      const session = account.sessions.get(id)
      if (!session) return missing('checkout.session', id)
      if (session.status !== 'open')
        return invalid(400, 'Only Checkout Sessions with a status of open can be expired.')
      return ok(Object.assign(session, { status: 'expired', url: null }))
    },
  ],
  [
    'GET subscriptions',
    (account, _id, params) => {
      const id = params.get('customer') ?? ''
      const customer = account.customers.get(id)
      if (!customer || customer.deleted) return missing('customer', id)
      const own = [...account.subscriptions.values()].filter(one => one.customer === id)
      return list(own.toReversed().map(one => expanded(account, one)))
    },
  ],
  [
    'GET invoice_payments',
    (account, _id, params) => {
      const payment_intent = account.intents.get(params.get('invoice') ?? '')
      return list(payment_intent ? [{ payment: { type: 'payment_intent', payment_intent } }] : [])
    },
  ],
  [
    'GET charges',
    ({ charges }, _id, params) => list(charges.filter(one => one.customer === params.get('customer'))),
  ],
  [
    'GET charges/:id',
    ({ charges }, id) => {
      const charge = charges.find(one => one.id === id)
      return charge ? ok(charge) : missing('charge', id)
    },
  ],
  [
    'GET disputes',
    ({ disputes }, _id, params) => list(disputes.filter(one => one.charge === params.get('charge'))),
  ],
  [
    'GET refunds',
    ({ refunds }, _id, params) => list(refunds.filter(one => one.charge === params.get('charge'))),
  ],
  ['GET billing_portal/configurations', () => list([])],
  ['POST billing_portal/configurations', () => ok({ id: 'bpc_1', object: 'billing_portal.configuration' })],
  [
    'POST billing_portal/sessions',
    (_account, _id, params) =>
      ok({
        id: 'bps_1',
        object: 'billing_portal.session',
        url: `https://billing.example/p/${params.get('customer')}`,
      }),
  ],
]

type Subscription = Account['subscriptions'] extends Map<string, infer One> ? One : never

function expanded({ invoices }: Account, { price, current_period_end, ...subscription }: Subscription) {
  const interval = price === STRIPE_PRICES.year ? 'year' : 'month'
  const item = {
    current_period_end,
    price: { id: price, product: productOf(price), recurring: { interval } },
  }
  return {
    ...subscription,
    items: { data: [item] },
    latest_invoice: invoices.get(subscription.latest_invoice) ?? null,
  }
}

function productOf(price: string): string {
  return price === STRIPE_PRICES.other ? 'prod_of_another_shop' : PRODUCT
}

function ok(body: object): Answer {
  return { status: 200, body }
}

function list(data: object[]): Answer {
  return ok({ object: 'list', has_more: false, url: '/v1', data })
}

function invalid(status: number, message: string): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message } } }
}

function missing(what: string, id: string): Answer {
  const message = `No such ${what}: '${id}'`
  return {
    status: 404,
    body: { error: { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message } },
  }
}
