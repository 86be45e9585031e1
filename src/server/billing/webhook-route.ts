import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { InvalidSignature } from '#server/payments/payments.ts'
import { errorFields } from '#server/platform/log.ts'
import { noteRequest } from '#server/platform/request-context.ts'
import { Problem } from '#shared/problem.ts'
import type { BillingDeps } from './billing-deps.ts'
import type { PaymentInbox } from './payment-inbox.ts'

export const WEBHOOK_PATH = '/webhooks/stripe'
const BODY_MAX_BYTES = 1_000_000

/** Events after which a subscription may not be what we know of it; to be chosen at Stripe for this address. */
export const WEBHOOK_EVENTS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.subscription.pending_update_applied',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'customer.deleted',
]

/** Takes what the provider reports: checked on the bytes as they came, kept, answered; the work comes after. */
export function webhookRoute(
  { payments, log }: Pick<BillingDeps, 'payments' | 'log'>,
  inbox: PaymentInbox,
): Hono {
  const app = new Hono()
  // The rest of it stays unread, so nothing more can be asked on this connection.
  const tooLarge = () => refusal(new Problem('payload_too_large'), { Connection: 'close' })
  app.post(WEBHOOK_PATH, bodyLimit({ maxSize: BODY_MAX_BYTES, onError: tooLarge }), async c => {
    noteRequest({ operation: 'payment-event' })
    if (payments.provider === 'off') return refusal(new Problem('not_found'))
    const signature = c.req.header('stripe-signature')
    // Programs at the provider send no Origin; a page that makes a browser send this does.
    if (signature === undefined || c.req.header('origin') !== undefined)
      return refusal(new Problem('bad_request'))
    try {
      const event = await payments.readEvent(Buffer.from(await c.req.arrayBuffer()), signature)
      if (WEBHOOK_EVENTS.includes(event.type)) {
        await inbox.keep(event)
        inbox.start()
      }
      return c.json({ received: true })
    } catch (error) {
      if (!(error instanceof InvalidSignature)) throw error
      log.warn('webhook_refused', errorFields(error))
      return refusal(new Problem('bad_request'))
    }
  })
  return app
}

function refusal(problem: Problem, headers: Record<string, string> = {}): Response {
  return Response.json(problem.body(), { status: problem.status, headers })
}
