import { customerOf, idOf, type KeptAnswer, priceOf, type SandboxAccount, seconds } from './account.ts'
import { customerObject, listObject, priceObject, type SandboxEvent } from './base-objects.ts'
import { expireCheckout, withoutItems } from './checkout-life.ts'
import { deleteCustomer } from './life.ts'
import { checkoutObject, configurationObject, portalObject } from './page-objects.ts'

type SandboxRequest = {
  method: string
  path: string
  /** Of the address or of the form, as the library writes them: `line_items[0][price]`. */
  params: URLSearchParams
  idempotencyKey: string | null
}
type SandboxAnswer = { status: number; body: object; events: SandboxEvent[] }

type Handler = (account: SandboxAccount, id: string, params: URLSearchParams) => SandboxAnswer

const CHECKOUT_MIN_SECONDS = 30 * 60
const CHECKOUT_MAX_SECONDS = 24 * 3600
/** So long is the first answer under a key the answer to all. */
const KEY_SECONDS = 24 * 3600

/** The part of Stripe's HTTP API that the adapter speaks. */
export function answerStripe(account: SandboxAccount, request: SandboxRequest): SandboxAnswer {
  const { method, params, idempotencyKey } = request
  if (method !== 'POST' || idempotencyKey === null) return answerOnce(account, request)
  const signature = `${method} ${request.path} ${params}`
  const kept = account.keptAnswers.get(idempotencyKey)
  if (kept && kept.created > seconds(account) - KEY_SECONDS)
    return kept.request === signature
      ? { status: kept.status, body: kept.body, events: [] }
      : refused(
          400,
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters.',
        )
  const answer = answerOnce(account, request)
  const { status, body } = answer
  const toKeep: KeptAnswer = {
    id: idempotencyKey,
    object: 'idempotency_key',
    created: seconds(account),
    customer: customerIn(body),
    request: signature,
    status,
    body: structuredClone(body),
  }
  account.keptAnswers.set(idempotencyKey, toKeep)
  return answer
}

function customerIn(body: object): string | null {
  if ('object' in body && body.object === 'customer' && 'id' in body) return String(body.id)
  return 'customer' in body && typeof body.customer === 'string' ? body.customer : null
}

function answerOnce(account: SandboxAccount, { method, path, params }: SandboxRequest): SandboxAnswer {
  for (const [route, handler] of ROUTES) {
    const [routeMethod = '', routePath = ''] = route.split(' ')
    const found = new RegExp(`^/v1/${routePath.replace(':id', '([^/]+)')}$`).exec(path)
    if (method === routeMethod && found) return handler(account, found[1] ?? '', params)
  }
  return refused(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`)
}

const ROUTES: [string, Handler][] = [
  ['POST customers', makeCustomer],
  ['DELETE customers/:id', removeCustomer],
  ['GET prices/:id', readPrice],
  ['POST checkout/sessions', makeCheckout],
  ['GET checkout/sessions/:id', readCheckout],
  ['POST checkout/sessions/:id/expire', endCheckout],
  ['GET subscriptions', listSubscriptions],
  ['GET invoices', listInvoices],
  ['GET invoice_payments', listInvoicePayments],
  ['GET charges', listCharges],
  ['GET charges/:id', readCharge],
  ['GET disputes', listDisputes],
  ['GET refunds', listRefunds],
  ['GET billing_portal/configurations', listConfigurations],
  ['POST billing_portal/configurations', makeConfiguration],
  ['POST billing_portal/sessions', makePortal],
]

function makeCustomer(account: SandboxAccount, _id: string, params: URLSearchParams): SandboxAnswer {
  const customer = customerObject({
    created: seconds(account),
    email: params.get('email'),
    name: params.get('name'),
    metadata: metadataOf(params),
  })
  account.customers.set(customer.id, customer)
  return ok(customer)
}

function removeCustomer(account: SandboxAccount, id: string): SandboxAnswer {
  if (!isThere(account, id)) return missing('customer', id)
  const events = deleteCustomer(account, id)
  return { ...ok(account.customers.get(id) ?? {}), events }
}

function readPrice(account: SandboxAccount, id: string): SandboxAnswer {
  const price = priceOf(account, id)
  return price ? ok(priceObject(price)) : missing('price', id)
}

function makeCheckout(account: SandboxAccount, _id: string, params: URLSearchParams): SandboxAnswer {
  const customer = params.get('customer') ?? ''
  if (!isThere(account, customer)) return missing('customer', customer)
  const priceId = params.get('line_items[0][price]') ?? ''
  const price = priceOf(account, priceId)
  if (!price) return missing('price', priceId)
  const created = seconds(account)
  const expiresAt = Number(params.get('expires_at') ?? created + CHECKOUT_MAX_SECONDS)
  // A request that was a few seconds under way is let pass, as it is at Stripe.
  if (expiresAt < created + CHECKOUT_MIN_SECONDS - 60 || expiresAt > created + CHECKOUT_MAX_SECONDS + 60)
    return invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    )
  const session = checkoutObject({
    customer,
    price,
    created,
    expiresAt,
    pagesUrl: account.pagesUrl,
    successUrl: params.get('success_url'),
    cancelUrl: params.get('cancel_url'),
    clientReference: params.get('client_reference_id'),
    metadata: metadataOf(params),
  })
  account.sessions.set(session.id, session)
  return ok(withoutItems(session))
}

function readCheckout(account: SandboxAccount, id: string): SandboxAnswer {
  const session = account.sessions.get(id)
  return session ? ok(withoutItems(session)) : missing('checkout.session', id)
}

function endCheckout(account: SandboxAccount, id: string): SandboxAnswer {
  const session = account.sessions.get(id)
  if (!session) return missing('checkout.session', id)
  const events = expireCheckout(account, id)
  if (events.length === 0) return invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
  return { ...ok(withoutItems(session)), events }
}

/** Newest first, as every list of Stripe's is. */
function listSubscriptions(account: SandboxAccount, _id: string, params: URLSearchParams): SandboxAnswer {
  const customer = params.get('customer') ?? ''
  if (!isThere(account, customer)) return missing('customer', customer)
  const isExpanded = params.get('expand[0]') === 'data.latest_invoice'
  const own = [...account.subscriptions.values()].filter(one => one.customer === customer).toReversed()
  const told = own.map(one => {
    const invoice = one.latest_invoice && account.invoices.get(idOf(one.latest_invoice))
    return isExpanded && invoice ? { ...one, latest_invoice: invoice } : one
  })
  return list('/v1/subscriptions', told, params)
}

function listInvoices({ invoices }: SandboxAccount, _id: string, params: URLSearchParams): SandboxAnswer {
  const subscription = params.get('subscription')
  const own = [...invoices.values()].filter(
    ({ parent }) => parent?.subscription_details?.subscription === subscription,
  )
  return list('/v1/invoices', own.toReversed(), params)
}

function listInvoicePayments(
  { invoicePayments }: SandboxAccount,
  _id: string,
  params: URLSearchParams,
): SandboxAnswer {
  const invoice = params.get('invoice')
  return list(
    '/v1/invoice_payments',
    [...invoicePayments.values()].filter(one => one.invoice === invoice),
    params,
  )
}

function listCharges(account: SandboxAccount, _id: string, params: URLSearchParams): SandboxAnswer {
  const customer = params.get('customer')
  const own = [...account.charges.values()].filter(one => customerOf(account, one) === customer)
  return list('/v1/charges', own.toReversed(), params)
}

function readCharge({ charges }: SandboxAccount, id: string): SandboxAnswer {
  const charge = charges.get(id)
  return charge ? ok(charge) : missing('charge', id)
}

function listDisputes({ disputes }: SandboxAccount, _id: string, params: URLSearchParams): SandboxAnswer {
  const charge = params.get('charge')
  return list(
    '/v1/disputes',
    [...disputes.values()].filter(one => one.charge === charge).toReversed(),
    params,
  )
}

function listRefunds({ refunds }: SandboxAccount, _id: string, params: URLSearchParams): SandboxAnswer {
  const charge = params.get('charge')
  return list('/v1/refunds', [...refunds.values()].filter(one => one.charge === charge).toReversed(), params)
}

function listConfigurations(
  { configurations }: SandboxAccount,
  _id: string,
  params: URLSearchParams,
): SandboxAnswer {
  return list('/v1/billing_portal/configurations', [...configurations.values()].toReversed(), params)
}

function makeConfiguration(account: SandboxAccount, _id: string, params: URLSearchParams): SandboxAnswer {
  const configuration = configurationObject(seconds(account), metadataOf(params))
  account.configurations.set(configuration.id, configuration)
  return ok(configuration)
}

function makePortal(account: SandboxAccount, _id: string, params: URLSearchParams): SandboxAnswer {
  const customer = params.get('customer') ?? ''
  if (!isThere(account, customer)) return missing('customer', customer)
  const portal = portalObject({
    customer,
    configuration: params.get('configuration') ?? '',
    created: seconds(account),
    pagesUrl: account.pagesUrl,
    returnUrl: params.get('return_url'),
  })
  account.portals.set(portal.id, portal)
  return ok(portal)
}

function isThere({ customers }: SandboxAccount, id: string): boolean {
  const found = customers.get(id)
  return found !== undefined && !found.deleted
}

const METADATA = /^metadata\[(\w+)\]$/

function metadataOf(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...params].flatMap(([name, value]) => {
      const key = METADATA.exec(name)?.[1]
      return key === undefined ? [] : [[key, value]]
    }),
  )
}

function ok(body: object): SandboxAnswer {
  return { status: 200, body, events: [] }
}

const PAGE_DEFAULT = 10
const PAGE_MAX = 100

/** One page of a list, and whether there is another behind it. */
function list(url: string, all: { id: string }[], params: URLSearchParams): SandboxAnswer {
  const limit = Number(params.get('limit') ?? PAGE_DEFAULT)
  if (!(limit >= 1 && limit <= PAGE_MAX)) return invalid(`Invalid limit: must be between 1 and ${PAGE_MAX}`)
  const after = params.get('starting_after')
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  if (after !== null && start === 0) return missing('object', after)
  const data = all.slice(start, start + limit)
  return ok({ ...listObject(url, data), has_more: all.length > start + limit })
}

function invalid(message: string): SandboxAnswer {
  return refused(400, 'invalid_request_error', message)
}

function missing(what: string, id: string): SandboxAnswer {
  return refused(404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  })
}

export function refused(status: number, type: string, message: string, more: object = {}): SandboxAnswer {
  return { status, body: { error: { type, message, ...more } }, events: [] }
}
