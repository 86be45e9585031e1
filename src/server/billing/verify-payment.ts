import { PaymentsError } from '#server/payments/payments.ts'
import { Problem } from '#shared/problem.ts'
import type { BillingDeps } from './billing-deps.ts'
import { isOfProvider } from './provider-of-row.ts'
import { selectSubscription } from './subscription-rows.ts'
import { syncCustomer } from './sync-customer.ts'

const SESSION_ID = /^cs_(?:test|live)_\w{8,200}$/

/** One sentence for a forged, an unpaid and somebody else's session: nothing can be learned by trying. */
const NOT_VERIFIED = { verified: false, message: 'This payment could not be confirmed.' }
const VERIFIED = { verified: true, message: 'Payment confirmed. Professional is open.' }

/** Whether a checkout of one's own was paid and Professional is open by it. Grants nothing by itself: the provider is read. */
export async function verifyPayment(deps: BillingDeps, userId: string, sessionId: string) {
  const { database, payments } = deps
  if (payments.provider === 'off' || !SESSION_ID.test(sessionId)) return NOT_VERIFIED
  const row = await database.asSystem(tx => selectSubscription(tx, userId))
  if (!row || !isOfProvider(row, payments)) return NOT_VERIFIED
  try {
    const session = await payments.readCheckout(sessionId)
    const isOwn = session?.customerId === row.customerId
    if (!isOwn || session.state !== 'complete' || !session.paid) return NOT_VERIFIED
    const { subscribed } = await syncCustomer(deps, userId)
    return subscribed ? VERIFIED : NOT_VERIFIED
  } catch (error) {
    if (error instanceof PaymentsError) throw new Problem('payments_unavailable', { cause: error })
    throw error
  }
}
