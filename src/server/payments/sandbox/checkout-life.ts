import type Stripe from 'stripe'
import { idOf, type SandboxAccount, seconds, subscriptionOf } from './account.ts'
import { newId, type SandboxEvent } from './base-objects.ts'
import { chargeObject } from './charge-objects.ts'
import { end, failRenewal, periodEndOf, renew, subscribe, tell } from './life.ts'

/** Whether the card that a customer uses can be charged again; it is remembered with the customer. */
export type Card = 'lasting' | 'expiring'

/** Subscribes whoever the session is of. All events are of one second, as they are at Stripe. */
export function pay(account: SandboxAccount, sessionId: string, card: Card = 'lasting'): SandboxEvent[] {
  const session = account.sessions.get(sessionId)
  const price = session?.line_items?.data[0]?.price
  if (session?.status !== 'open' || !session.customer || !price)
    throw new Error('only an open session can be paid')
  const customer = idOf(session.customer)
  const subscription = subscribe(account, customer, price.id, session.metadata ?? {})
  chooseCard(account, customer, card)
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
  })
  const invoice = subscription.latest_invoice && account.invoices.get(idOf(subscription.latest_invoice))
  return [
    tell(account, 'customer.subscription.created', { ...subscription, status: 'incomplete' }),
    ...(invoice ? [tell(account, 'invoice.paid', invoice)] : []),
    tell(account, 'customer.subscription.updated', subscription),
    tell(account, 'checkout.session.completed', withoutItems(session)),
  ]
}

/** The card was refused; the session stays open for another. */
export function decline(account: SandboxAccount, sessionId: string): SandboxEvent[] {
  const session = account.sessions.get(sessionId)
  if (session?.status !== 'open' || !session.customer) return []
  const failed = chargeObject({
    customer: idOf(session.customer),
    paymentIntent: newId('pi'),
    amount: session.amount_total ?? 0,
    created: seconds(account),
    status: 'failed',
  })
  account.charges.set(failed.id, failed)
  return [tell(account, 'charge.failed', failed)]
}

export function expireCheckout(account: SandboxAccount, sessionId: string): SandboxEvent[] {
  const session = account.sessions.get(sessionId)
  if (session?.status !== 'open') return []
  Object.assign(session, { status: 'expired', url: null })
  return [tell(account, 'checkout.session.expired', withoutItems(session))]
}

/** Line items come with a session only when they are asked for. */
export function withoutItems(session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const { line_items: _items, ...told } = session
  return told
}

export function chooseCard(account: SandboxAccount, customer: string, card: Card): void {
  const found = account.customers.get(customer)
  if (found && !found.deleted) found.metadata.card = card
}

export function cardOf(account: SandboxAccount, customer: string): Card {
  const found = account.customers.get(customer)
  return found && !found.deleted && found.metadata.card === 'expiring' ? 'expiring' : 'lasting'
}

/** More periods than this are not caught up with at once: a year of months, and a few. */
const PERIODS_MAX = 24

/** What Stripe would have done by now on its own: sessions run out, periods end, cards are charged. */
export function passTime(account: SandboxAccount): SandboxEvent[] {
  const now = seconds(account)
  const events: SandboxEvent[] = []
  for (const { id, status, expires_at } of account.sessions.values())
    if (status === 'open' && expires_at <= now) events.push(...expireCheckout(account, id))
  for (const customer of account.customers.keys())
    for (let periods = 0; periods < PERIODS_MAX; periods += 1) {
      const happened = endPeriod(account, customer, now)
      if (happened.length === 0) break
      events.push(...happened)
    }
  return events
}

function endPeriod(account: SandboxAccount, customer: string, now: number): SandboxEvent[] {
  const subscription = subscriptionOf(account, customer)
  if (subscription?.status !== 'active' || periodEndOf(subscription) > now) return []
  const at = periodEndOf(subscription)
  if (subscription.cancel_at_period_end) return end(account, customer, at)
  return cardOf(account, customer) === 'expiring'
    ? failRenewal(account, customer, at)
    : renew(account, customer, at)
}
