import { type Payments, PaymentsError } from '#server/payments/payments.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Problem } from '#shared/problem.ts'
import { selectCustomerId } from './queries.ts'

/** Without our row nobody would know whose subscription goes on being charged: called before an account is deleted. */
export async function cancelSubscription(
  { database, payments }: { database: Database; payments: Payments },
  userId: string,
): Promise<void> {
  const customerId = await database.asUser(userId, tx => selectCustomerId(tx, userId))
  if (customerId === null) return
  try {
    await payments.deleteCustomer(customerId)
  } catch (error) {
    if (error instanceof PaymentsError) throw new Problem('subscription_not_cancelled', { cause: error })
    throw error
  }
}
