import type { Transaction } from '#server/platform/database/database.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import {
  SUBSCRIBED_STATES,
  type SubscriptionVerdict,
  subscriptionState,
} from '#shared/billing/subscription-state.ts'
import { addBillingMail, type BillingMail } from './add-billing-mail.ts'
import type { BillingDeps } from './billing-deps.ts'
import { paymentFailedMail, type Recipient, subscriptionEndedMail, subscriptionStartedMail } from './mails.ts'
import { factsOf, type SubscriptionRow, updateSubscription } from './subscription-rows.ts'
import { entitlementAudit } from './tables.ts'

/** Writes down once what became of a subscription, and mails it, whether an event or the mere passing of time did it. */
export async function noteState(
  deps: Pick<BillingDeps, 'outbox' | 'secret' | 'publicUrl'>,
  tx: Transaction,
  row: SubscriptionRow,
  person: Recipient | null,
): Promise<SubscriptionVerdict> {
  const verdict = subscriptionState(factsOf(row), Date.now())
  const { state, ends_at } = verdict
  if (state === row.notedState) return verdict
  await updateSubscription(tx, row.userId, { notedState: state })
  await tx.insert(entitlementAudit).values({
    userId: row.userId,
    id: uuidV7(),
    actor: row.provider,
    action: 'subscription',
    before: { state: row.notedState },
    after: { state, ends_at, billing_interval: row.billingInterval },
  })
  const mail = mailAbout(row, verdict)
  if (mail && person) await addBillingMail(deps, tx, person, mail)
  return verdict
}

const BEGUN: readonly string[] = ['active', 'trialing']
const OVER: readonly string[] = ['ended', 'unpaid', 'refunded']

function mailAbout(row: SubscriptionRow, { state, ends_at }: SubscriptionVerdict): BillingMail | null {
  const wasOpen = SUBSCRIBED_STATES.some(open => open === row.notedState)
  if (BEGUN.includes(state) && !wasOpen)
    return {
      kind: 'started',
      about: String(row.subscriptionId),
      mailSwitch: null,
      render: (to, links) =>
        subscriptionStartedMail(to, links, { interval: row.billingInterval, nextPaymentAt: ends_at }),
    }
  if (state === 'past_due')
    return {
      kind: 'payment_failed',
      about: `${row.subscriptionId}:${row.pastDueSince?.toISOString()}`,
      mailSwitch: 'mail_payments',
      render: (to, links) => paymentFailedMail(to, links, ends_at),
    }
  if (OVER.includes(state) && wasOpen)
    return {
      kind: 'ended',
      about: `${row.subscriptionId}:${state}:${ends_at ?? row.currentPeriodEnd?.toISOString()}`,
      mailSwitch: 'mail_payments',
      render: subscriptionEndedMail,
    }
  return null
}
