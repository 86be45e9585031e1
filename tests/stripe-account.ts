import type Stripe from 'stripe'
import { emptyAccount, type SandboxAccount, subscriptionOf } from '#server/payments/sandbox/account.ts'
import {
  customerObject,
  type SandboxEvent,
  type SandboxPrice,
  eventObject as typedEvent,
} from '#server/payments/sandbox/base-objects.ts'
import { pay } from '#server/payments/sandbox/checkout-life.ts'
import * as life from '#server/payments/sandbox/life.ts'
import { checkoutObject } from '#server/payments/sandbox/page-objects.ts'
import { PAGES_PATH } from './stripe-pages.ts'

export const STRIPE_PRICES = { month: 'price_month', year: 'price_year', other: 'price_of_another_product' }
export type StripeEvent = SandboxEvent

/** What Stripe knows, and what can happen in it; each happening answers the events that Stripe would send. */
export function createStripeAccount(origin: string) {
  const prices: SandboxPrice[] = [
    { id: STRIPE_PRICES.month, product: 'prod_professional', interval: 'month', amount: 2_900 },
    { id: STRIPE_PRICES.year, product: 'prod_professional', interval: 'year', amount: 27_840 },
    { id: STRIPE_PRICES.other, product: 'prod_of_another_shop', interval: 'month', amount: 100 },
  ]
  const priceOf = (id: string) => {
    const price = prices.find(one => one.id === id)
    if (!price) throw new Error(`no price ${id}`)
    return price
  }
  const account = emptyAccount({ prices, pagesUrl: origin + PAGES_PATH, now: Date.now })
  return {
    ...account,
    /** In cents. */
    setAmount(priceId: string, amount: number): void {
      priceOf(priceId).amount = amount
    },
    addCustomer(): string {
      const customer = customerObject({ created: seconds(), email: null, name: null, metadata: {} })
      account.customers.set(customer.id, customer)
      return customer.id
    },
    addSession(customer: string, priceId: string, expiresAt: number): Stripe.Checkout.Session {
      const session = checkoutObject({
        customer,
        price: priceOf(priceId),
        created: seconds(),
        expiresAt,
        pagesUrl: account.pagesUrl,
        successUrl: null,
        cancelUrl: null,
        clientReference: null,
        metadata: {},
      })
      account.sessions.set(session.id, session)
      return session
    },
    subscribe: (customer: string, price = STRIPE_PRICES.month) => life.subscribe(account, customer, price),
    pay: (sessionId: string) => pay(account, sessionId),
    subscribeAgain: (customer: string) => life.subscribeAgain(account, customer),
    renew: (customer: string) => life.renew(account, customer),
    failRenewal: (customer: string) => life.failRenewal(account, customer),
    payOverdue: (customer: string) => life.payOverdue(account, customer),
    giveUpRetries: (customer: string) => life.giveUpRetries(account, customer),
    pause: (customer: string) => life.pause(account, customer),
    cancelAtPeriodEnd: (customer: string) => life.cancelAtPeriodEnd(account, customer),
    resume: (customer: string) => life.keepSubscription(account, customer),
    switchTo: (customer: string, price: string) => life.switchTo(account, customer, price),
    end: (customer: string) => life.end(account, customer),
    /** As it is while a bank asks, or in a trial that Stripe gives. */
    setStatus(customer: string, status: Stripe.Subscription.Status): StripeEvent[] {
      const subscription = subscriptionOf(account, customer)
      if (!subscription) throw new Error('no subscription')
      return [life.tell(account, 'customer.subscription.updated', Object.assign(subscription, { status }))]
    },
    refund: (customer: string, all = true) => life.refund(account, customer, all),
    dispute: (customer: string, status?: Stripe.Dispute.Status) => life.dispute(account, customer, status),
    closeDispute: (customer: string, status: 'won' | 'lost') => life.closeDispute(account, customer, status),
  } satisfies SandboxAccount & Record<string, unknown>
}

export function eventObject(type: Stripe.Event.Type, object: object): StripeEvent {
  return typedEvent(type, object, seconds())
}

/** Which price a session is for. */
export function priceOfSession(session: Stripe.Checkout.Session | undefined): string | undefined {
  return session?.line_items?.data[0]?.price?.id
}

function seconds(): number {
  return Math.floor(Date.now() / 1000)
}
