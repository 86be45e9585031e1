import type Stripe from 'stripe'
import type { SandboxPrice } from './base-objects.ts'

/** The first answer to an idempotency key, which every later call under it gets too. */
export type KeptAnswer = {
  id: string
  object: 'idempotency_key'
  created: number
  /** Whom the answer is about. */
  customer: string | null
  /** Method, path and parameters: another call under the same key is a mistake. */
  request: string
  status: number
  body: object
}

/** Everything the stand-in remembers, by kind and id, in the order it came to be. */
type SandboxObjects = {
  customers: Map<string, Stripe.Customer | Stripe.DeletedCustomer>
  sessions: Map<string, Stripe.Checkout.Session>
  subscriptions: Map<string, Stripe.Subscription>
  invoices: Map<string, Stripe.Invoice>
  invoicePayments: Map<string, Stripe.InvoicePayment>
  charges: Map<string, Stripe.Charge>
  refunds: Map<string, Stripe.Refund>
  disputes: Map<string, Stripe.Dispute>
  portals: Map<string, Stripe.BillingPortal.Session>
  configurations: Map<string, Stripe.BillingPortal.Configuration>
  keptAnswers: Map<string, KeptAnswer>
}

export type SandboxObject = {
  [Kind in keyof SandboxObjects]: SandboxObjects[Kind] extends Map<string, infer One> ? One : never
}[keyof SandboxObjects]

export type SandboxSettings = {
  prices: readonly SandboxPrice[]
  /** Where the pages to pay and to manage are. */
  pagesUrl: string
  /** Milliseconds since 1970. */
  now: () => number
}

export type SandboxAccount = SandboxObjects & SandboxSettings

export function emptyAccount(settings: SandboxSettings): SandboxAccount {
  return {
    ...settings,
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    portals: new Map(),
    configurations: new Map(),
    keptAnswers: new Map(),
  }
}

export function addObject(account: SandboxAccount, object: SandboxObject): void {
  switch (object.object) {
    case 'customer':
      return void account.customers.set(object.id, object)
    case 'checkout.session':
      return void account.sessions.set(object.id, object)
    case 'subscription':
      return void account.subscriptions.set(object.id, object)
    case 'invoice':
      return void account.invoices.set(object.id, object)
    case 'invoice_payment':
      return void account.invoicePayments.set(object.id, object)
    case 'charge':
      return void account.charges.set(object.id, object)
    case 'refund':
      return void account.refunds.set(object.id, object)
    case 'dispute':
      return void account.disputes.set(object.id, object)
    case 'billing_portal.session':
      return void account.portals.set(object.id, object)
    case 'billing_portal.configuration':
      return void account.configurations.set(object.id, object)
    case 'idempotency_key':
      return void account.keptAnswers.set(object.id, object)
  }
}

export function allObjects(account: SandboxAccount): SandboxObject[] {
  const { prices: _prices, pagesUrl: _pagesUrl, now: _now, ...objects } = account
  return Object.values(objects).flatMap(kind => [...kind.values()])
}

/** Whose it is; disputes and payments of invoices do not say so themselves. */
export function customerOf(account: SandboxAccount, object: SandboxObject): string | null {
  switch (object.object) {
    case 'customer':
      return object.id
    case 'invoice_payment':
      return idOrNull(account.invoices.get(idOf(object.invoice))?.customer)
    case 'dispute':
      return idOrNull(account.charges.get(idOf(object.charge))?.customer)
    case 'billing_portal.configuration':
      return null
    default:
      return idOrNull(object.customer)
  }
}

export function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id
}

function idOrNull(object: string | { id: string } | null | undefined): string | null {
  return object ? idOf(object) : null
}

export function seconds(account: Pick<SandboxAccount, 'now'>): number {
  return Math.floor(account.now() / 1000)
}

export function priceOf({ prices }: SandboxAccount, id: string): SandboxPrice | null {
  return prices.find(price => price.id === id) ?? null
}

/** The newest subscription of a customer, which is the one that things happen to. */
export function subscriptionOf(account: SandboxAccount, customerId: string): Stripe.Subscription | null {
  return [...account.subscriptions.values()].findLast(one => one.customer === customerId) ?? null
}

/** The newest payment that succeeded. */
export function paidCharge(account: SandboxAccount, customerId: string): Stripe.Charge | null {
  return [...account.charges.values()].findLast(one => one.customer === customerId && one.paid) ?? null
}
