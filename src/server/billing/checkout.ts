import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { PaymentsError } from '#server/payments/payments.ts'
import type { Interval } from '#shared/billing/contract.ts'
import { RUNNING_STATUSES } from '#shared/billing/subscription-state.ts'
import { Problem } from '#shared/problem.ts'
import type { BillingDeps } from './billing-deps.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { readEntitlement } from './read-entitlement.ts'
import { lockSubscription, selectSubscription } from './subscription-rows.ts'
import { NO_CHECKOUT, syncCustomer } from './sync-customer.ts'
import { subscriptions } from './tables.ts'

const CHECKOUT_MINUTES = 60
/** With less time left than this another one is made. */
const CHECKOUT_REUSE_MINUTES = 2
/** How long one server may take to make a checkout before another tries. */
const CLAIM_SECONDS = 20
const WAIT_MS = 150
const WAIT_MAX_MS = 10_000

type Claim =
  | { kind: 'wait' }
  | { kind: 'reuse'; id: string }
  | { kind: 'mine'; claim: string; oldId: string | null }

/** The address of the one checkout a person can pay: whoever asks again, from any tab or server, gets the same. */
export async function createCheckout(deps: BillingDeps, userId: string, interval: Interval): Promise<string> {
  const { payments } = deps
  if (payments.provider === 'off') throw new Problem('billing_off')
  const { entitlement } = await readEntitlement(deps, userId)
  if (entitlement.tier === 'Enterprise') throw new Problem('subscription_active')
  try {
    await ensureCustomer(deps, userId)
    const row = await deps.database.asSystem(tx => selectSubscription(tx, userId))
    if (row && RUNNING_STATUSES.includes(row.status ?? '')) await refuseSubscribed(deps, userId)
    const endsMs = performance.now() + WAIT_MAX_MS
    while (performance.now() < endsMs) {
      const claim = await claimCheckout(deps, userId, interval)
      const url =
        claim.kind === 'mine'
          ? await makeCheckout(deps, userId, interval, claim)
          : claim.kind === 'reuse'
            ? await openCheckout(deps, userId, claim.id)
            : null
      if (url !== null) return url
      if (claim.kind === 'wait') await sleep(WAIT_MS)
    }
  } catch (error) {
    if (error instanceof PaymentsError) throw new Problem('payments_unavailable', { cause: error })
    throw error
  }
  throw new Problem('payments_unavailable')
}

async function claimCheckout({ database }: BillingDeps, userId: string, interval: Interval): Promise<Claim> {
  return database.asSystem(async tx => {
    const row = await lockSubscription(tx, userId)
    if (!row) throw new Problem('unauthorized')
    const claim = randomUUID()
    const [times] = await tx
      .select({
        isUsable: sql<boolean>`coalesce(${subscriptions.checkoutExpiresAt} > now() + make_interval(mins => ${CHECKOUT_REUSE_MINUTES}::int), false)`,
        isClaimed: sql<boolean>`coalesce(${subscriptions.checkoutClaimedUntil} > now(), false)`,
      })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
    if (times?.isClaimed) return { kind: 'wait' }
    if (row.checkoutId && times?.isUsable && row.checkoutInterval === interval)
      return { kind: 'reuse', id: row.checkoutId }
    await tx
      .update(subscriptions)
      .set({
        checkoutClaim: claim,
        checkoutClaimedUntil: sql`now() + make_interval(secs => ${CLAIM_SECONDS}::int)`,
      })
      .where(eq(subscriptions.userId, userId))
    return { kind: 'mine', claim, oldId: row.checkoutId }
  })
}

/** Null: it is over, and another may be made. */
async function openCheckout(deps: BillingDeps, userId: string, id: string): Promise<string | null> {
  const session = await deps.payments.readCheckout(id)
  if (session?.state === 'open' && session.url) return session.url
  if (session?.state === 'complete') await refuseSubscribed(deps, userId, 'just paid')
  await deps.database.asSystem(tx =>
    tx
      .update(subscriptions)
      .set(NO_CHECKOUT)
      .where(and(eq(subscriptions.userId, userId), eq(subscriptions.checkoutId, id))),
  )
  return null
}

/** The older one is ended first: at no moment are there two that can be paid. */
async function makeCheckout(
  deps: BillingDeps,
  userId: string,
  interval: Interval,
  { claim, oldId }: { claim: string; oldId: string | null },
): Promise<string | null> {
  const { database, payments, publicUrl } = deps
  const isMine = and(eq(subscriptions.userId, userId), eq(subscriptions.checkoutClaim, claim))
  try {
    if (oldId && !(await payments.expireCheckout(oldId))) await refuseSubscribed(deps, userId, 'just paid')
    await refuseSubscribed(deps, userId)
    const row = await database.asSystem(tx => selectSubscription(tx, userId))
    if (!row) throw new Problem('unauthorized')
    const session = await payments.createCheckout(
      {
        customerId: row.customerId,
        userId,
        interval,
        // Stripe fills in the id, whose braces must reach it as they are.
        successUrl: `${publicUrl.origin}/dashboard?success=true&session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${publicUrl.origin}/dashboard`,
        expiresAt: new Date(Date.now() + CHECKOUT_MINUTES * 60_000),
      },
      claim,
    )
    const kept = await database.asSystem(tx =>
      tx
        .update(subscriptions)
        .set({
          ...NO_CHECKOUT,
          checkoutId: session.id,
          checkoutUrl: session.url,
          checkoutInterval: interval,
          checkoutExpiresAt: session.expiresAt,
        })
        .where(isMine)
        .returning({ id: subscriptions.checkoutId }),
    )
    if (kept.length > 0) return session.url
    // It took so long that another server was allowed to try.
    await payments.expireCheckout(session.id)
    return null
  } catch (error) {
    await database.asSystem(tx =>
      tx.update(subscriptions).set({ checkoutClaim: null, checkoutClaimedUntil: null }).where(isMine),
    )
    throw error
  }
}

/** Asks the provider, since the event that told of it may be lost; a second subscription would be paid beside the first. */
async function refuseSubscribed(deps: BillingDeps, userId: string, just?: 'just paid'): Promise<void> {
  await syncCustomer(deps, userId)
  const row = await deps.database.asSystem(tx => selectSubscription(tx, userId))
  if (RUNNING_STATUSES.includes(row?.status ?? '')) throw new Problem('subscription_active')
  if (just && row?.subscriptionId === null)
    throw new Problem('payments_unavailable', {
      message: 'Your payment is being confirmed. Please try again in a minute.',
    })
}
