import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, gt } from 'drizzle-orm'
import { selectUser } from '#server/account/users.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PROFESSIONAL_ANNUAL_USD, PROFESSIONAL_MONTHLY_USD } from '#shared/billing/plans.ts'
import { subscriptionState } from '#shared/billing/subscription-state.ts'
import type { BillingDeps } from './billing-deps.ts'
import { noteState } from './note-state.ts'
import { isOfProvider } from './provider-of-row.ts'
import { factsOf, lockSubscription, type SubscriptionRow } from './subscription-rows.ts'
import { syncCustomer } from './sync-customer.ts'
import { subscriptions } from './tables.ts'

const BATCH = 100
const AT_ONCE = 4
const PAUSE_MS = 100
const LOWEST_UUID = '00000000-0000-0000-0000-000000000000'

/** Reads every customer whose subscription can still change, so that an event which never came is missed for a day at most. */
export async function reconcileSubscriptions(deps: BillingDeps, signal: AbortSignal): Promise<void> {
  const { database, payments, log } = deps
  const { provider } = payments
  if (provider === 'off') return
  await comparePrices(deps)
  let after = LOWEST_UUID
  let read = 0
  while (!signal.aborted) {
    const rows = await selectBatch(database, provider, after)
    const open = rows.filter(row => isOfProvider(row, payments) && canChange(row))
    for (let at = 0; at < open.length && !signal.aborted; at += AT_ONCE) {
      await Promise.all(open.slice(at, at + AT_ONCE).map(row => syncCustomer(deps, row.userId)))
      await sleep(PAUSE_MS)
    }
    read += open.length
    // What only time has changed is written down too.
    const changed = rows.filter(row => !open.includes(row) && stateOf(row) !== row.notedState)
    for (const { userId } of changed) {
      const person = await selectUser(database, userId)
      await database.asSystem(async tx => {
        const row = await lockSubscription(tx, userId)
        if (row) await noteState(deps, tx, row, person)
      })
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.userId
  }
  log.info('subscriptions_reconciled', { read })
}

/** A price at the provider that is not the advertised one is a mistake of whoever set it up. */
async function comparePrices({ payments, log }: BillingDeps): Promise<void> {
  const { month, year } = await payments.readPrices()
  for (const [interval, { amount, currency }, usd] of [
    ['month', month, PROFESSIONAL_MONTHLY_USD],
    ['year', year, PROFESSIONAL_ANNUAL_USD],
  ] as const)
    if (amount !== Math.round(usd * 100) || currency !== 'usd')
      log.error('price_differs', { interval, amount, currency, advertised_usd: usd })
}

function stateOf(row: SubscriptionRow): string {
  return subscriptionState(factsOf(row), Date.now()).state
}

function selectBatch(
  database: Database,
  provider: SubscriptionRow['provider'],
  after: string,
): Promise<SubscriptionRow[]> {
  return database.asSystem(tx =>
    tx
      .select()
      .from(subscriptions)
      .where(and(gt(subscriptions.userId, after), eq(subscriptions.provider, provider)))
      .orderBy(asc(subscriptions.userId))
      .limit(BATCH),
  )
}

const CHECKOUT_REMEMBERED_MS = 48 * 3_600_000

/** A subscription that has ended, and a customer who never subscribed, change by a new checkout only. */
function canChange({ status, endedAt, checkoutExpiresAt }: SubscriptionRow): boolean {
  const isOver =
    status === null || status === 'canceled' || status === 'incomplete_expired' || endedAt !== null
  return (
    !isOver ||
    (checkoutExpiresAt !== null && checkoutExpiresAt.getTime() > Date.now() - CHECKOUT_REMEMBERED_MS)
  )
}
