import type Stripe from 'stripe'
import { idOf, paidCharge, priceOf, type SandboxAccount, seconds, subscriptionOf } from './account.ts'
import { eventObject, planObject, priceObject, type SandboxEvent, type SandboxPrice } from './base-objects.ts'
import { chargeObject, disputeObject, refundObject } from './charge-objects.ts'
import { invoiceObject, invoicePaymentObject } from './invoice-objects.ts'
import { subscriptionObject } from './subscription-objects.ts'

/** What can happen to a customer. Each answers the events that Stripe would send, and none where it cannot happen. */

const OVER = ['canceled', 'incomplete_expired']

export function subscribe(
  account: SandboxAccount,
  customer: string,
  priceId: string,
  metadata: Stripe.Metadata = {},
): Stripe.Subscription {
  const price = priceOf(account, priceId)
  if (!price) throw new Error(`no such price: ${priceId}`)
  const created = seconds(account)
  const periodEnd = addInterval(created, price, created)
  const subscription = subscriptionObject({ customer, price, created, periodEnd, metadata })
  account.subscriptions.set(subscription.id, subscription)
  payInvoice(account, addInvoice(account, subscription, price.amount, 'subscription_create', created))
  return Object.assign(subscription, { status: 'active' })
}

export function subscribeAgain(account: SandboxAccount, customer: string): SandboxEvent[] {
  const [price] = account.prices
  // A second one beside the first is refused before it can be paid.
  if (!price || running(account, customer)) return []
  return [tell(account, 'customer.subscription.created', subscribe(account, customer, price.id))]
}

export function renew(account: SandboxAccount, customer: string, at = seconds(account)): SandboxEvent[] {
  const subscription = running(account, customer)
  if (!subscription) return []
  const invoice = nextPeriod(account, subscription, at)
  payInvoice(account, invoice)
  return [tell(account, 'invoice.paid', invoice), ...change(account, subscription, { status: 'active' })]
}

/** The card was refused when the next period was to be paid. */
export function failRenewal(
  account: SandboxAccount,
  customer: string,
  at = seconds(account),
): SandboxEvent[] {
  const subscription = running(account, customer)
  if (!subscription) return []
  const invoice = nextPeriod(account, subscription, at)
  charge(account, invoice, 'failed')
  return [
    tell(account, 'invoice.payment_failed', invoice),
    ...change(account, subscription, { status: 'past_due' }),
  ]
}

/** A better card pays what is open. */
export function payOverdue(account: SandboxAccount, customer: string): SandboxEvent[] {
  const subscription = running(account, customer)
  const invoice = subscription?.latest_invoice && account.invoices.get(idOf(subscription.latest_invoice))
  if (!subscription || !invoice || invoice.status !== 'open') return []
  payInvoice(account, invoice)
  return [tell(account, 'invoice.paid', invoice), ...change(account, subscription, { status: 'active' })]
}

export function giveUpRetries(account: SandboxAccount, customer: string): SandboxEvent[] {
  return changeRunning(account, customer, { status: 'unpaid' })
}

export function pause(account: SandboxAccount, customer: string): SandboxEvent[] {
  return changeRunning(account, customer, { status: 'paused' }, 'customer.subscription.paused')
}

export function cancelAtPeriodEnd(account: SandboxAccount, customer: string): SandboxEvent[] {
  const subscription = running(account, customer)
  if (!subscription) return []
  return change(account, subscription, {
    cancel_at_period_end: true,
    cancel_at: periodEndOf(subscription),
    canceled_at: seconds(account),
  })
}

export function keepSubscription(account: SandboxAccount, customer: string): SandboxEvent[] {
  return changeRunning(account, customer, { cancel_at_period_end: false, cancel_at: null, canceled_at: null })
}

/** A new period begins at once; what is left of the old one is taken off its price. */
export function switchTo(account: SandboxAccount, customer: string, priceId: string): SandboxEvent[] {
  const subscription = running(account, customer)
  const price = priceOf(account, priceId)
  const [item] = subscription?.items.data ?? []
  if (!subscription || !price || !item || item.price.id === price.id) return []
  const now = seconds(account)
  const { current_period_start: start, current_period_end: end } = item
  const unused = Math.min(1, Math.max(0, (end - now) / (end - start)))
  const due = Math.max(0, price.amount - Math.round((item.price.unit_amount ?? 0) * unused))
  Object.assign(item, {
    price: priceObject(price),
    plan: planObject(price),
    current_period_start: now,
    current_period_end: addInterval(now, price, now),
  })
  const invoice = addInvoice(account, subscription, due, 'subscription_update', now)
  payInvoice(account, invoice)
  return [
    tell(account, 'invoice.paid', invoice),
    ...change(account, subscription, { billing_cycle_anchor: now }),
  ]
}

export function end(account: SandboxAccount, customer: string, at = seconds(account)): SandboxEvent[] {
  return changeRunning(
    account,
    customer,
    { status: 'canceled', ended_at: at, canceled_at: at },
    'customer.subscription.deleted',
  )
}

export function refund(account: SandboxAccount, customer: string, all = true): SandboxEvent[] {
  const paid = paidCharge(account, customer)
  const left = paid ? paid.amount - paid.amount_refunded : 0
  if (!paid || left <= 0) return []
  const given = refundObject(paid, all ? left : Math.ceil(left / 2), seconds(account))
  // A refund of the last cent is one of all.
  const amount_refunded = paid.amount_refunded + given.amount
  Object.assign(paid, { amount_refunded, refunded: amount_refunded >= paid.amount })
  account.refunds.set(given.id, given)
  return [tell(account, 'refund.created', given), tell(account, 'charge.refunded', paid)]
}

export function dispute(
  account: SandboxAccount,
  customer: string,
  status: Stripe.Dispute.Status = 'needs_response',
): SandboxEvent[] {
  const paid = paidCharge(account, customer)
  if (!paid) return []
  paid.disputed = true
  const opened = disputeObject(paid, status, seconds(account))
  account.disputes.set(opened.id, opened)
  return [tell(account, 'charge.dispute.created', opened)]
}

export function closeDispute(
  account: SandboxAccount,
  customer: string,
  status: 'won' | 'lost',
): SandboxEvent[] {
  const paid = paidCharge(account, customer)
  const opened = [...account.disputes.values()].find(
    one => one.charge === paid?.id && !['won', 'lost'].includes(one.status),
  )
  if (!opened) return []
  return [tell(account, 'charge.dispute.closed', Object.assign(opened, { status }))]
}

/** Ends everything of a customer, and forgets the rest of them. */
export function deleteCustomer(account: SandboxAccount, customer: string): SandboxEvent[] {
  const found = account.customers.get(customer)
  if (!found || found.deleted) return []
  const ended_at = seconds(account)
  const events = [...account.subscriptions.values()]
    .filter(one => one.customer === customer && !OVER.includes(one.status))
    .flatMap(one => change(account, one, { status: 'canceled', ended_at }, 'customer.subscription.deleted'))
  for (const session of account.sessions.values())
    if (session.customer === customer && session.status === 'open')
      Object.assign(session, { status: 'expired', url: null })
  account.customers.set(customer, { id: customer, object: 'customer', deleted: true })
  return [...events, tell(account, 'customer.deleted', found)]
}

type SubscriptionEventType = Extract<Stripe.Event.Type, `customer.subscription.${string}`>

/** An event that carries what the library says an event of its type carries. */
export function tell<Type extends Stripe.Event.Type>(
  account: SandboxAccount,
  type: Type,
  object: Extract<Stripe.Event, { type: Type }>['data']['object'],
): SandboxEvent {
  return eventObject(type, object, seconds(account))
}

export function periodEndOf({ items }: Stripe.Subscription): number {
  return Math.max(...items.data.map(item => item.current_period_end))
}

/** The day of the anchor in the next month or year, or the last one there is. */
function addInterval(from: number, { interval }: Pick<SandboxPrice, 'interval'>, anchor: number): number {
  const next = new Date(from * 1000)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + (interval === 'year' ? 12 : 1))
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(new Date(anchor * 1000).getUTCDate(), lastDay))
  return Math.floor(next.getTime() / 1000)
}

/** One that has ended changes no more. */
function running(account: SandboxAccount, customer: string): Stripe.Subscription | null {
  const newest = subscriptionOf(account, customer)
  return newest && !OVER.includes(newest.status) ? newest : null
}

function change(
  account: SandboxAccount,
  subscription: Stripe.Subscription,
  changes: Partial<Stripe.Subscription>,
  type: SubscriptionEventType = 'customer.subscription.updated',
): SandboxEvent[] {
  return [tell(account, type, Object.assign(subscription, changes))]
}

function changeRunning(
  account: SandboxAccount,
  customer: string,
  changes: Partial<Stripe.Subscription>,
  type?: SubscriptionEventType,
): SandboxEvent[] {
  const subscription = running(account, customer)
  return subscription ? change(account, subscription, changes, type) : []
}

/** The period that follows the present one, and its invoice. */
function nextPeriod(account: SandboxAccount, subscription: Stripe.Subscription, at: number): Stripe.Invoice {
  let amount = 0
  for (const item of subscription.items.data) {
    const price = priceOf(account, item.price.id)
    if (!price) continue
    amount += price.amount
    item.current_period_start = item.current_period_end
    item.current_period_end = addInterval(item.current_period_end, price, subscription.billing_cycle_anchor)
  }
  return addInvoice(account, subscription, amount, 'subscription_cycle', at)
}

function addInvoice(
  account: SandboxAccount,
  subscription: Stripe.Subscription,
  amount: number,
  reason: Stripe.Invoice.BillingReason,
  created: number,
): Stripe.Invoice {
  const customer = idOf(subscription.customer)
  const earlier = [...account.invoices.values()].filter(one => one.customer === customer).length
  const invoice = invoiceObject({
    customer,
    subscription: subscription.id,
    number: `${customer.slice(-8).toUpperCase()}-${String(earlier + 1).padStart(4, '0')}`,
    amount,
    created,
    periodEnd: periodEndOf(subscription),
    reason,
  })
  account.invoices.set(invoice.id, invoice)
  const payment = invoicePaymentObject({ invoice: invoice.id, amount, created })
  account.invoicePayments.set(payment.id, payment)
  subscription.latest_invoice = invoice.id
  return invoice
}

function payInvoice(account: SandboxAccount, invoice: Stripe.Invoice): void {
  const paid_at = seconds(account)
  const amount = invoice.amount_due
  if (amount > 0) charge(account, invoice, 'succeeded')
  Object.assign(invoice, { status: 'paid', amount_paid: amount, amount_remaining: 0 })
  invoice.status_transitions.paid_at = paid_at
  const payment = paymentOf(account, invoice)
  if (payment) Object.assign(payment, { status: 'paid', amount_paid: amount })
}

function charge(account: SandboxAccount, invoice: Stripe.Invoice, status: 'succeeded' | 'failed'): void {
  const paymentIntent = paymentOf(account, invoice)?.payment.payment_intent
  if (!paymentIntent || !invoice.customer) return
  const made = chargeObject({
    customer: idOf(invoice.customer),
    paymentIntent: idOf(paymentIntent),
    amount: invoice.amount_due,
    created: seconds(account),
    status,
  })
  account.charges.set(made.id, made)
}

function paymentOf(account: SandboxAccount, { id }: Stripe.Invoice): Stripe.InvoicePayment | null {
  return [...account.invoicePayments.values()].find(one => one.invoice === id) ?? null
}
