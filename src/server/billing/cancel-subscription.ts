import { eq } from 'drizzle-orm'
import { PaymentsError } from '#server/payments/payments.ts'
import { Problem } from '#shared/problem.ts'
import type { BillingDeps } from './billing-deps.ts'
import { selectSubscription } from './subscription-rows.ts'
import { paymentEvents } from './tables.ts'

/** Without our row nobody would know whose subscription goes on being charged: called before an account is deleted. */
export async function cancelSubscription(
  { database, payments }: Pick<BillingDeps, 'database' | 'payments'>,
  userId: string,
): Promise<void> {
  const row = await database.asSystem(tx => selectSubscription(tx, userId))
  if (!row) return
  // A sandbox would answer that it knows no such customer, who goes on paying at Stripe.
  if (row.provider === 'stripe' && payments.provider === 'sandbox')
    throw new Problem('subscription_not_cancelled')
  // Where no money moves nobody is charged, whatever has become of the sandbox.
  if (row.provider !== 'sandbox' || payments.provider === 'sandbox')
    try {
      await payments.deleteCustomer(row.customerId)
    } catch (error) {
      if (error instanceof PaymentsError) throw new Problem('subscription_not_cancelled', { cause: error })
      throw error
    }
  await database.asSystem(tx => tx.delete(paymentEvents).where(eq(paymentEvents.customerId, row.customerId)))
}
