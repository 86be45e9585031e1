import { eq, sql } from 'drizzle-orm'
import { selectUser } from '#server/account/users.ts'
import type { ProviderSubscription } from '#server/payments/payments.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import {
  decidingSubscription,
  RUNNING_STATUSES,
  type SubscriptionVerdict,
  subscriptionState,
} from '#shared/billing/subscription-state.ts'
import type { BillingDeps } from './billing-deps.ts'
import { noteState } from './note-state.ts'
import { isOfProvider } from './provider-of-row.ts'
import { factsOf, lockSubscription, type SubscriptionRow, selectSubscription } from './subscription-rows.ts'
import { subscriptions } from './tables.ts'

/**
 * Reads a customer at the provider and writes what it found: the only writer of a subscription's facts. Events say
 * whom to read again and nothing else, so one that comes late, twice or out of order has nothing in it to undo.
 */
export async function syncCustomer(
  deps: Pick<BillingDeps, 'database' | 'payments' | 'outbox' | 'secret' | 'publicUrl' | 'log'>,
  userId: string,
): Promise<SubscriptionVerdict> {
  const { database, payments, log } = deps
  const read = await database.asSystem(async tx => {
    const row = await selectSubscription(tx, userId)
    if (!row || payments.provider === 'off' || !isOfProvider(row, payments)) return null
    return { row, version: await nextVersion(tx) }
  })
  if (!read) return subscriptionState(null, Date.now())
  const all = await payments.readSubscriptions(read.row.customerId)
  const running = all.filter(({ status }) => RUNNING_STATUSES.includes(status))
  if (running.length > 1)
    log.error('duplicate_subscription', { userId, subscriptions: running.map(({ id }) => id).join(' ') })

  const person = await selectUser(database, userId)
  return database.asSystem(async tx => {
    const row = await lockSubscription(tx, userId)
    if (!row || row.customerId !== read.row.customerId) return subscriptionState(null, Date.now())
    // A read that began later has been written already, and knows everything that this one does.
    if (row.syncVersion > read.version) return subscriptionState(factsOf(row), Date.now())
    const change = { ...columnsOf(decidingSubscription(all)), syncVersion: read.version }
    await tx
      .update(subscriptions)
      .set({ ...change, syncedAt: sql`now()` })
      .where(eq(subscriptions.userId, userId))
    return noteState(deps, tx, { ...row, ...change }, person)
  })
}

async function nextVersion(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ version: string }>(sql`select nextval('subscription_sync') as version`)
  return Number(rows[0]?.version)
}

function columnsOf(subscription: ProviderSubscription | null): Partial<SubscriptionRow> {
  const isRunning = RUNNING_STATUSES.includes(subscription?.status ?? '')
  return {
    subscriptionId: subscription?.id ?? null,
    status: subscription?.status ?? null,
    billingInterval: subscription?.billing_interval ?? null,
    currentPeriodEnd: date(subscription?.current_period_end),
    cancelAt: date(subscription?.cancel_at),
    endedAt: date(subscription?.ended_at),
    pastDueSince: date(subscription?.past_due_since),
    refundedAt: date(subscription?.refunded_at),
    disputedAt: date(subscription?.disputed_at),
    ...(isRunning && NO_CHECKOUT),
  }
}

/** Nothing more is to be paid in a checkout of this person. */
export const NO_CHECKOUT = {
  checkoutId: null,
  checkoutUrl: null,
  checkoutInterval: null,
  checkoutExpiresAt: null,
  checkoutClaim: null,
  checkoutClaimedUntil: null,
} as const

function date(time: string | null | undefined): Date | null {
  return time ? new Date(time) : null
}
