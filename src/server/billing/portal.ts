import { PaymentsError } from '#server/payments/payments.ts'
import { Problem } from '#shared/problem.ts'
import type { BillingDeps } from './billing-deps.ts'
import { isOfProvider } from './provider-of-row.ts'
import { selectSubscription } from './subscription-rows.ts'

/** The provider's own page for card, plan, invoices and the end of a subscription. */
export async function openPortal(deps: BillingDeps, userId: string): Promise<string> {
  const { database, payments, publicUrl } = deps
  if (payments.provider === 'off') throw new Problem('billing_off')
  const row = await database.asSystem(tx => selectSubscription(tx, userId))
  if (!row || !isOfProvider(row, payments)) throw new Problem('no_subscription')
  try {
    return await payments.createPortal(row.customerId, `${publicUrl.origin}/dashboard`)
  } catch (error) {
    if (error instanceof PaymentsError) throw new Problem('payments_unavailable', { cause: error })
    throw error
  }
}
