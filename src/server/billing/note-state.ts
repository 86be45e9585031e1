import type { Transaction } from '#server/platform/database/database.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { type SubscriptionVerdict, subscriptionState } from '#shared/billing/subscription-state.ts'
import { factsOf, type SubscriptionRow, updateSubscription } from './subscription-rows.ts'
import { entitlementAudit } from './tables.ts'

/** Writes down once what became of a subscription, whether an event or the mere passing of time did it. */
export async function noteState(tx: Transaction, row: SubscriptionRow): Promise<SubscriptionVerdict> {
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
  return verdict
}
