import { and, eq } from 'drizzle-orm'
import type { Payments } from '#server/payments/payments.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { SubscriptionFacts } from '#shared/billing/subscription-state.ts'
import { subscriptions } from './tables.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

export async function selectSubscription(tx: Transaction, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row ?? null
}

/** Nobody else changes the row before this transaction ends. */
export async function lockSubscription(tx: Transaction, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId)).for('update')
  return row ?? null
}

export async function selectUserIdOfCustomer(
  tx: Transaction,
  { provider }: Pick<Payments, 'provider'>,
  customerId: string,
): Promise<string | null> {
  if (provider === 'off') return null
  const [row] = await tx
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(eq(subscriptions.customerId, customerId), eq(subscriptions.provider, provider)))
  return row?.userId ?? null
}

export async function updateSubscription(
  tx: Transaction,
  userId: string,
  change: Partial<Omit<SubscriptionRow, 'userId'>>,
): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.userId, userId))
}

export function factsOf(row: SubscriptionRow): SubscriptionFacts {
  return {
    status: row.status,
    billing_interval: row.billingInterval,
    current_period_end: iso(row.currentPeriodEnd),
    cancel_at: iso(row.cancelAt),
    ended_at: iso(row.endedAt),
    past_due_since: iso(row.pastDueSince),
    refunded_at: iso(row.refundedAt),
    disputed_at: iso(row.disputedAt),
  }
}

function iso(time: Date | null): string | null {
  return time?.toISOString() ?? null
}
