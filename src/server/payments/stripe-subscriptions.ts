import type Stripe from 'stripe'
import type { BillingInterval, ProviderSubscription } from './payments.ts'

export type StripePrices = Record<BillingInterval, string>

const INTERVALS = ['month', 'year'] as const
const OVER = ['canceled', 'incomplete_expired']
/** Disputes that take no money away; any other word, also one we do not know, does. */
const HARMLESS_DISPUTES = [
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
]

const PAGE = 100
/** Sixteen years of a payment a month that is tried five times each; more pages would not be read within the seconds a call may take. */
const READ_MAX = 1_000

/** Every subscription of a customer to one of our products, with what became of its last payment. */
export async function readSubscriptions(
  stripe: Stripe,
  customerId: string,
  prices: StripePrices,
  products: readonly string[],
): Promise<ProviderSubscription[]> {
  const all = await stripe.subscriptions
    .list({ customer: customerId, status: 'all', limit: PAGE, expand: ['data.latest_invoice'] })
    .autoPagingToArray({ limit: READ_MAX })
  // A new price of the same product must not lock earlier subscribers out; another product opens nothing.
  const isOurs = ({ price }: Stripe.SubscriptionItem) =>
    Object.values(prices).includes(price.id) || products.includes(idOf(price.product))
  const ours = all.filter(one => one.items.data.some(isOurs))
  return Promise.all(
    ours.map(async one => ({
      ...subscriptionFacts(one, one.items.data.filter(isOurs)),
      past_due_since: one.status === 'past_due' ? await firstUnpaid(stripe, one) : null,
      ...(OVER.includes(one.status)
        ? { refunded_at: null, disputed_at: null }
        : await paymentTrouble(stripe, customerId, one)),
    })),
  )
}

function subscriptionFacts(subscription: Stripe.Subscription, items: Stripe.SubscriptionItem[]) {
  const { id, status, created, cancel_at, cancel_at_period_end, ended_at } = subscription
  const periodEnd = items.length === 0 ? null : Math.max(...items.map(item => item.current_period_end))
  const [item] = items
  const interval = item?.price.recurring?.interval
  return {
    id,
    status,
    created,
    billing_interval: INTERVALS.find(known => known === interval) ?? null,
    current_period_end: isoTime(periodEnd),
    cancel_at: isoTime(cancel_at ?? (cancel_at_period_end ? periodEnd : null)),
    ended_at: isoTime(ended_at),
  }
}

/** When the first invoice since the last paid one was due: counted from the newest, each month without payment would begin with another grace. */
async function firstUnpaid(stripe: Stripe, { id }: Stripe.Subscription): Promise<string | null> {
  const dueTimes: number[] = []
  for await (const { status, created, status_transitions } of stripe.invoices.list({
    subscription: id,
    limit: PAGE,
  })) {
    if (status === 'paid') break
    if (status !== 'draft' && status !== 'void') dueTimes.push(status_transitions.finalized_at ?? created)
  }
  return isoTime(dueTimes.length === 0 ? null : Math.min(...dueTimes))
}

/** Invoices and charges do not name each other; the payments of an invoice name both. */
async function paymentTrouble(stripe: Stripe, customerId: string, subscription: Stripe.Subscription) {
  const invoice = invoiceOf(subscription)
  const [payments, charges] = await Promise.all([
    invoice?.id ? stripe.invoicePayments.list({ invoice: invoice.id, limit: 10 }) : null,
    stripe.charges.list({ customer: customerId, limit: PAGE }).autoPagingToArray({ limit: READ_MAX }),
  ])
  const paidBy = (payments?.data ?? []).flatMap(({ payment }) =>
    [payment.payment_intent, payment.charge].filter(one => one !== undefined).map(idOf),
  )
  const isPaidByIt = ({ id, payment_intent }: Stripe.Charge) =>
    paidBy.includes(id) || (payment_intent !== null && paidBy.includes(idOf(payment_intent)))
  // Credit of a larger payment pays invoices without a charge of their own: then the money it came from must not be gone.
  const source =
    invoice?.status === 'paid' && !charges.some(isPaidByIt)
      ? charges.find(({ paid, created }) => paid && created >= subscription.created)
      : undefined
  const isLatest = (charge: Stripe.Charge) => charge === source || isPaidByIt(charge)
  const refunded = charges.find(charge => isLatest(charge) && charge.refunded)
  const [refund] = refunded ? (await stripe.refunds.list({ charge: refunded.id, limit: 1 })).data : []
  return {
    refunded_at: refunded ? isoTime(refund?.created ?? refunded.created) : null,
    disputed_at: await firstDispute(stripe, charges, isLatest),
  }
}

/** An open dispute of any payment counts, a lost one only if it was about the last. */
async function firstDispute(
  stripe: Stripe,
  charges: Stripe.Charge[],
  isLatest: (charge: Stripe.Charge) => boolean,
): Promise<string | null> {
  const disputed = charges.filter(charge => charge.disputed)
  const lists = await Promise.all(
    disputed.map(async charge => {
      const { data } = await stripe.disputes.list({ charge: charge.id, limit: 10 })
      return data.filter(
        ({ status }) => !HARMLESS_DISPUTES.includes(status) && (status !== 'lost' || isLatest(charge)),
      )
    }),
  )
  const created = lists.flat().map(dispute => dispute.created)
  return created.length === 0 ? null : isoTime(Math.min(...created))
}

function invoiceOf({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return typeof latest_invoice === 'string' ? null : latest_invoice
}

function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id
}

function isoTime(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString()
}
