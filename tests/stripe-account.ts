import { randomUUID } from 'node:crypto'

export const STRIPE_PRICES = { month: 'price_month', year: 'price_year', other: 'price_of_another_product' }
const PERIOD_SECONDS = 30 * 24 * 3600

export type StripeEvent = ReturnType<typeof eventObject>
type Session = ReturnType<typeof sessionObject>
type Subscription = ReturnType<typeof subscriptionObject>
type Customer = { id: string; object: 'customer'; deleted?: true }
type Invoice = {
  id: string
  object: 'invoice'
  customer: string
  created: number
  status_transitions: { finalized_at: number }
}
type Charge = {
  id: string
  object: 'charge'
  customer: string
  payment_intent: string
  created: number
  refunded: boolean
  disputed: boolean
}
type Dispute = { id: string; object: 'dispute'; charge: string; status: string; created: number }
type Refund = { id: string; object: 'refund'; charge: string; created: number }

/** What Stripe knows, and what can happen in it; each happening answers the events that Stripe would send. */
export function createStripeAccount(origin: () => string) {
  const customers = new Map<string, Customer>()
  const sessions = new Map<string, Session>()
  const subscriptions = new Map<string, Subscription>()
  const invoices = new Map<string, Invoice>()
  /** The payment of each invoice. */
  const intents = new Map<string, string>()
  const charges: Charge[] = []
  const disputes: Dispute[] = []
  const refunds: Refund[] = []

  function addInvoice(customer: string, paid: boolean): Invoice {
    const created = seconds()
    const invoice: Invoice = {
      id: id('in'),
      object: 'invoice',
      customer,
      created,
      status_transitions: { finalized_at: created },
    }
    invoices.set(invoice.id, invoice)
    const payment_intent = id('pi')
    intents.set(invoice.id, payment_intent)
    if (paid)
      charges.push({
        id: id('ch'),
        object: 'charge',
        customer,
        payment_intent,
        created,
        refunded: false,
        disputed: false,
      })
    return invoice
  }

  function of(customer: string): Subscription {
    const found = [...subscriptions.values()].filter(one => one.customer === customer).at(-1)
    if (!found) throw new Error(`no subscription of ${customer}`)
    return found
  }

  function change(customer: string, changes: Partial<Subscription>, type = 'customer.subscription.updated') {
    return [eventObject(type, Object.assign(of(customer), changes))]
  }

  function lastCharge(customer: string): Charge {
    const found = charges.filter(one => one.customer === customer).at(-1)
    if (!found) throw new Error(`no charge of ${customer}`)
    return found
  }

  function subscribe(customer: string, price = STRIPE_PRICES.month): Subscription {
    const subscription = subscriptionObject(customer, price, addInvoice(customer, true).id)
    subscriptions.set(subscription.id, subscription)
    return subscription
  }

  return {
    /** What each price costs, in cents. */
    amounts: { [STRIPE_PRICES.month]: 2_900, [STRIPE_PRICES.year]: 27_840 } as Record<string, number>,
    customers,
    sessions,
    subscriptions,
    invoices,
    intents,
    charges,
    disputes,
    refunds,
    addCustomer(): string {
      const customer: Customer = { id: id('cus'), object: 'customer' }
      customers.set(customer.id, customer)
      return customer.id
    },
    addSession(customer: string, price: string, expires_at: number): Session {
      const session = sessionObject(origin(), customer, price, expires_at)
      sessions.set(session.id, session)
      return session
    },
    subscribe,

    pay(sessionId: string): StripeEvent[] {
      const session = sessions.get(sessionId)
      if (session?.status !== 'open') throw new Error('only an open session can be paid')
      const subscription = subscribe(session.customer, session.price)
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
      const invoice = invoices.get(subscription.latest_invoice)
      return [
        eventObject('customer.subscription.created', { ...subscription, status: 'incomplete' }),
        eventObject('invoice.paid', invoice ?? {}),
        eventObject('customer.subscription.updated', subscription),
        eventObject('checkout.session.completed', session),
      ]
    },
    subscribeAgain: (customer: string) => [eventObject('customer.subscription.created', subscribe(customer))],
    renew(customer: string): StripeEvent[] {
      const invoice = addInvoice(customer, true)
      const current_period_end = of(customer).current_period_end + PERIOD_SECONDS
      return [
        eventObject('invoice.paid', invoice),
        ...change(customer, { status: 'active', latest_invoice: invoice.id, current_period_end }),
      ]
    },
    failRenewal(customer: string): StripeEvent[] {
      const invoice = addInvoice(customer, false)
      return [
        eventObject('invoice.payment_failed', invoice),
        ...change(customer, { status: 'past_due', latest_invoice: invoice.id }),
      ]
    },
    giveUpRetries: (customer: string) => change(customer, { status: 'unpaid' }),
    pause: (customer: string) => change(customer, { status: 'paused' }, 'customer.subscription.paused'),
    cancelAtPeriodEnd: (customer: string) => change(customer, { cancel_at_period_end: true }),
    resume: (customer: string) => change(customer, { cancel_at_period_end: false }),
    switchTo: (customer: string, price: string) => change(customer, { price }),
    end: (customer: string) =>
      change(customer, { status: 'canceled', ended_at: seconds() }, 'customer.subscription.deleted'),
    refund(customer: string, all = true): StripeEvent[] {
      const charge = lastCharge(customer)
      const refund: Refund = { id: id('re'), object: 'refund', charge: charge.id, created: seconds() }
      refunds.push(refund)
      charge.refunded = all
      return [eventObject('refund.created', refund), eventObject('charge.refunded', charge)]
    },
    dispute(customer: string, status = 'needs_response'): StripeEvent[] {
      const charge = lastCharge(customer)
      charge.disputed = true
      const dispute: Dispute = {
        id: id('dp'),
        object: 'dispute',
        charge: charge.id,
        status,
        created: seconds(),
      }
      disputes.push(dispute)
      return [eventObject('charge.dispute.created', dispute)]
    },
    closeDispute(customer: string, status: 'won' | 'lost'): StripeEvent[] {
      const dispute = disputes.find(one => one.charge === lastCharge(customer).id)
      return dispute ? [eventObject('charge.dispute.closed', Object.assign(dispute, { status }))] : []
    },
  }
}

export function eventObject(type: string, object: object) {
  const created = seconds()
  return {
    id: id('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    type,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    data: { object: { ...object } },
  }
}

function sessionObject(origin: string, customer: string, price: string, expires_at: number) {
  const name = id('cs_test')
  return {
    id: name,
    object: 'checkout.session',
    customer,
    price,
    status: 'open',
    payment_status: 'unpaid',
    url: `${origin}/pay/${name}` as string | null,
    expires_at,
  }
}

function subscriptionObject(customer: string, price: string, latest_invoice: string) {
  const created = seconds()
  return {
    id: id('sub'),
    object: 'subscription',
    customer,
    price,
    status: 'active',
    created,
    current_period_end: created + PERIOD_SECONDS,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    ended_at: null as number | null,
    latest_invoice,
  }
}

function id(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`
}

function seconds(): number {
  return Math.floor(Date.now() / 1000)
}
