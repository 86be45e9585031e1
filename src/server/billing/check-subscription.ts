import { errorFields } from '#server/platform/log.ts'
import type { BillingDeps } from './billing-deps.ts'
import { readEntitlement } from './read-entitlement.ts'
import { syncCustomer } from './sync-customer.ts'

type Row = Awaited<ReturnType<typeof readEntitlement>>

/** While somebody is paying, and while a payment is missing, the provider is asked; this often at most. */
const PAYING_REFRESH_MS = 4_000
const UNSETTLED_REFRESH_MS = 60_000
/** What nothing was heard about for this long is read again after the answer. */
const STALE_MS = 3_600_000
const UNSETTLED_STATES = ['past_due', 'unpaid', 'incomplete']
/** Then the last known state is the answer. */
const REFRESH_MAX_MS = 4_000

/** Whether the person is subscribed, to what and until when; mends what a lost event left undone. */
export async function checkSubscription(deps: BillingDeps, userId: string) {
  let row = await readEntitlement(deps, userId)
  const need = refreshNeeded(deps, row)
  if (need === 'now' && (await refreshed(deps, userId))) row = await readEntitlement(deps, userId)
  if (need === 'later')
    deps.background.run('subscription_refresh', async () => void (await syncCustomer(deps, userId)))
  const { tier, ends_at } = row.entitlement
  return { subscribed: tier !== null, subscription_tier: tier, subscription_end: ends_at }
}

function refreshNeeded({ payments }: BillingDeps, row: Row): 'now' | 'later' | 'no' {
  const { subscription } = row
  if (!subscription || payments.provider === 'off') return 'no'
  const nowMs = Date.parse(row.now)
  const ageMs =
    subscription.synced_at === null ? Number.POSITIVE_INFINITY : nowMs - Date.parse(subscription.synced_at)
  const isPaying = isAhead(subscription.checkout_expires_at, nowMs)
  if (isPaying && ageMs > PAYING_REFRESH_MS) return 'now'
  const { state, ends_at } = row.entitlement.subscription
  const isUnsettled = UNSETTLED_STATES.includes(state) || (ends_at !== null && !isAhead(ends_at, nowMs))
  if (isUnsettled && subscription.ended_at === null && ageMs > UNSETTLED_REFRESH_MS) return 'now'
  return ageMs > STALE_MS ? 'later' : 'no'
}

function isAhead(time: string | null, nowMs: number): boolean {
  return time !== null && Date.parse(time) > nowMs
}

async function refreshed(deps: BillingDeps, userId: string): Promise<boolean> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`no answer within ${REFRESH_MAX_MS} ms`)),
    REFRESH_MAX_MS,
  )
  try {
    await Promise.race([syncCustomer(deps, userId), late.promise])
    return true
  } catch (error) {
    deps.log.warn('subscription_refresh_failed', errorFields(error))
    return false
  } finally {
    clearTimeout(timer)
  }
}
