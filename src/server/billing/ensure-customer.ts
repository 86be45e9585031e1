import { eq } from 'drizzle-orm'
import { selectUser } from '#server/account/users.ts'
import { sqlState } from '#server/platform/database/database-problem.ts'
import { RUNNING_STATUSES } from '#shared/billing/subscription-state.ts'
import { Problem } from '#shared/problem.ts'
import type { BillingDeps } from './billing-deps.ts'
import { isOfProvider } from './provider-of-row.ts'
import { selectSubscription } from './subscription-rows.ts'
import { subscriptions } from './tables.ts'

/** The account of the row was deleted meanwhile. */
const FOREIGN_KEY_VIOLATION = '23503'
/** Long enough for all who press at once to be one customer; short enough for a failure that Stripe keeps under the key to pass. */
const SAME_CUSTOMER_MS = 10 * 60_000

/** Writes down who the customer is before there is anything to pay, so that no payment is ever without a person. */
export async function ensureCustomer(deps: BillingDeps, userId: string): Promise<void> {
  const { database, payments } = deps
  if (payments.provider === 'off') throw new Problem('billing_off')
  const { provider, livemode } = payments
  const row = await database.asSystem(tx => selectSubscription(tx, userId))
  if (row && isOfProvider(row, payments)) return
  // Under another key somebody may still be charged: their customer must not be forgotten.
  if (row?.provider === 'stripe' && RUNNING_STATUSES.includes(row.status ?? ''))
    throw new Problem('subscription_active')
  const user = await selectUser(database, userId)
  if (!user) throw new Problem('unauthorized')
  const moment = Math.floor(Date.now() / SAME_CUSTOMER_MS)
  const customerId = await payments.createCustomer(
    { userId, email: user.email, name: user.name },
    `customer:${userId}:${provider}:${moment}`,
  )
  try {
    await database.asSystem(async tx => {
      if (row) await tx.delete(subscriptions).where(eq(subscriptions.customerId, row.customerId))
      await tx.insert(subscriptions).values({ userId, customerId, provider, livemode }).onConflictDoNothing()
    })
  } catch (error) {
    if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error
    await payments.deleteCustomer(customerId)
    throw new Problem('unauthorized')
  }
}
