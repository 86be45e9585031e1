import { Hono } from 'hono'
import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { PagePart } from '#server/platform/http/plain-page.ts'
import { PRODUCT } from '#shared/product.ts'
import { paidCharge, type SandboxAccount, subscriptionOf } from './account.ts'
import type { SandboxEvent, SandboxInterval } from './base-objects.ts'
import { type Card, cardOf, chooseCard } from './checkout-life.ts'
import {
  cancelAtPeriodEnd,
  closeDispute,
  dispute,
  failRenewal,
  giveUpRetries,
  keepSubscription,
  payOverdue,
  periodEndOf,
  refund,
  renew,
  switchTo,
} from './life.ts'
import { backLink, dateOf, dollars, formFields, NO_SUCH_PAGE, sandboxPage } from './page.ts'
import type { Happen } from './store.ts'

type View = {
  returnUrl: string
  subscription: Stripe.Subscription | null
  invoices: Stripe.Invoice[]
  refundedInvoices: string[]
  dispute: 'open' | 'lost' | null
  card: Card
}

type Action = {
  name: string
  label: string
  isShown: (view: View) => boolean
  happens: (account: SandboxAccount, customer: string) => SandboxEvent[]
}

const isRunning = ({ subscription }: View) => subscription !== null && subscription.status !== 'canceled'
const isPaid = (view: View) => isRunning(view) && view.subscription?.status === 'active'
const isBy = (interval: SandboxInterval) => (view: View) =>
  isPaid(view) && view.subscription?.items.data[0]?.price.recurring?.interval === interval
const isRefunded = ({ invoices: [last], refundedInvoices }: View) =>
  last !== undefined && refundedInvoices.includes(last.id)
const keepsMoney = (view: View) => isPaid(view) && view.dispute === null && !isRefunded(view)
const isCancelled = (view: View) => view.subscription?.cancel_at_period_end === true

/** What a subscriber may do. */
const OWN_ACTIONS: readonly Action[] = [
  {
    name: 'cancel',
    label: 'Cancel at the end of the period',
    isShown: view => isRunning(view) && !isCancelled(view),
    happens: cancelAtPeriodEnd,
  },
  {
    name: 'keep',
    label: 'Keep the subscription',
    isShown: view => isRunning(view) && isCancelled(view),
    happens: keepSubscription,
  },
  {
    name: 'annual',
    label: 'Switch to annual',
    isShown: isBy('month'),
    happens: (account, customer) => switchInterval(account, customer, 'year'),
  },
  {
    name: 'monthly',
    label: 'Switch to monthly',
    isShown: isBy('year'),
    happens: (account, customer) => switchInterval(account, customer, 'month'),
  },
  {
    name: 'card',
    label: 'Use another card',
    isShown: isRunning,
    happens: (account, customer) => {
      chooseCard(account, customer, 'lasting')
      return payOverdue(account, customer)
    },
  },
]

/** What happens to people without their doing. */
const HAPPENINGS: readonly Action[] = [
  {
    name: 'renew',
    label: 'Renew now',
    isShown: isPaid,
    happens: (account, customer) => renew(account, customer),
  },
  {
    name: 'expire-card',
    label: 'Let the card expire and renew',
    isShown: isPaid,
    happens: (account, customer) => {
      chooseCard(account, customer, 'expiring')
      return failRenewal(account, customer)
    },
  },
  {
    name: 'give-up',
    label: 'Stop trying to collect',
    isShown: ({ subscription }) => subscription?.status === 'past_due',
    happens: giveUpRetries,
  },
  {
    name: 'refund',
    label: 'Refund the last payment',
    isShown: keepsMoney,
    happens: (account, customer) => refund(account, customer),
  },
  {
    name: 'dispute',
    label: 'Open a dispute',
    isShown: keepsMoney,
    happens: (account, customer) => dispute(account, customer),
  },
  {
    name: 'win-dispute',
    label: 'Decide the dispute for us',
    isShown: ({ dispute }) => dispute === 'open',
    happens: (account, customer) => closeDispute(account, customer, 'won'),
  },
  {
    name: 'lose-dispute',
    label: 'Decide the dispute for the customer',
    isShown: ({ dispute }) => dispute === 'open',
    happens: (account, customer) => closeDispute(account, customer, 'lost'),
  },
]

/** Where a subscriber changes or ends their plan, and where a tester lets things happen to it. */
export function portalPages(happen: Happen): Hono {
  const app = new Hono()

  app.get('/:id', async c => {
    const id = c.req.param('id')
    const view = await happen([id], account => ({ result: viewOf(account, id), events: [] }))
    return view ? c.html(pageOf(view)) : c.html(NO_SUCH_PAGE, 404)
  })

  app.post('/:id', async c => {
    const id = c.req.param('id')
    const { action } = await formFields(c.req)
    const isThere = await happen([id], account => {
      const view = viewOf(account, id)
      const chosen = [...OWN_ACTIONS, ...HAPPENINGS].find(({ name }) => name === action)
      const customer = account.portals.get(id)?.customer
      const events = view && customer && chosen?.isShown(view) ? chosen.happens(account, customer) : []
      return { result: view !== null, events }
    })
    return isThere ? c.redirect(c.req.path, 303) : c.html(NO_SUCH_PAGE, 404)
  })

  return app
}

function switchInterval(
  account: SandboxAccount,
  customer: string,
  interval: SandboxInterval,
): SandboxEvent[] {
  const price = account.prices.find(one => one.interval === interval)
  return price ? switchTo(account, customer, price.id) : []
}

function viewOf(account: SandboxAccount, id: string): View | null {
  const portal = account.portals.get(id)
  if (!portal) return null
  const { customer } = portal
  const refunded = new Set(
    [...account.charges.values()].filter(one => one.refunded).map(one => one.payment_intent),
  )
  return {
    returnUrl: portal.return_url ?? '/',
    subscription: subscriptionOf(account, customer),
    invoices: [...account.invoices.values()].toReversed(),
    refundedInvoices: [...account.invoicePayments.values()]
      .filter(({ payment }) => refunded.has(payment.payment_intent ?? null))
      .map(({ invoice }) => String(invoice)),
    dispute: disputeOf(account, customer),
    card: cardOf(account, customer),
  }
}

/** A lost one counts only while it is about the last payment. */
function disputeOf(account: SandboxAccount, customer: string): View['dispute'] {
  const disputes = [...account.disputes.values()]
  if (disputes.some(({ status }) => status === 'needs_response')) return 'open'
  const last = paidCharge(account, customer)?.id
  return disputes.some(({ status, charge }) => status === 'lost' && charge === last) ? 'lost' : null
}

function pageOf(view: View): PagePart {
  const trouble = troubleOf(view)
  const canHappen = HAPPENINGS.some(({ isShown }) => isShown(view))
  return sandboxPage(
    'Your subscription',
    html`<p>${summary(view)}</p>
      ${trouble === null ? '' : html`<p class="alert">${trouble}</p>`}
      ${buttons(OWN_ACTIONS, view)}
      <h2>Invoices</h2>${invoiceTable(view)}
      ${canHappen ? html`<h2>What can happen (sandbox only)</h2>${buttons(HAPPENINGS, view)}` : ''}
      ${backLink(view.returnUrl, `Back to ${PRODUCT}`)}`,
  )
}

function summary({ subscription, card }: View): string {
  if (!subscription) return 'There is no subscription yet.'
  if (subscription.status === 'canceled')
    return `Professional ended on ${dateOf(subscription.ended_at ?? subscription.created)}.`
  const [item] = subscription.items.data
  const plan = `Professional, ${dollars(item?.price.unit_amount ?? 0)} per ${item?.price.recurring?.interval ?? 'month'}.`
  if (subscription.status !== 'active') return plan
  const ends = dateOf(periodEndOf(subscription))
  if (subscription.cancel_at_period_end) return `${plan} It ends on ${ends}.`
  const warning = card === 'expiring' ? ' The card will have expired by then.' : ''
  return `${plan} Next payment on ${ends}.${warning}`
}

function troubleOf(view: View): string | null {
  if (!isRunning(view)) return null
  if (view.subscription?.status === 'past_due') return 'The last payment did not go through.'
  if (view.subscription?.status === 'unpaid')
    return 'The last payment did not go through, and is not tried again. Another card can pay it.'
  if (view.dispute === 'open')
    return 'The last payment is disputed. The money is withheld until that is decided.'
  if (view.dispute === 'lost') return 'The dispute was decided for the customer, who has the money back.'
  if (isRefunded(view)) return 'The last payment was refunded in full.'
  return null
}

function buttons(actions: readonly Action[], view: View): PagePart {
  return html`<form method="post">${actions
    .filter(({ isShown }) => isShown(view))
    .map(({ name, label }) => html`<button name="action" value="${name}">${label}</button>`)}</form>`
}

function invoiceTable({ invoices, refundedInvoices }: View): PagePart {
  if (invoices.length === 0) return html`<p>None yet.</p>`
  return html`<div class="wide" tabindex="0" role="region" aria-label="Invoices"><table>
    <thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">State</th></tr></thead>
    <tbody>${invoices.map(
      invoice =>
        html`<tr><td>${invoice.number}</td><td>${dateOf(invoice.created, 'medium')}</td><td>${dollars(invoice.total)}</td><td>${
          refundedInvoices.includes(invoice.id) ? 'refunded' : invoice.status
        }</td></tr>`,
    )}</tbody></table></div>`
}
