import { implement } from '@orpc/server'
import { eq, sql } from 'drizzle-orm'
import { profiles } from '#server/account/tables.ts'
import { accessGate } from '#server/platform/http/access-gate.ts'
import { type CallContext, userIdOf } from '#server/platform/http/call-context.ts'
import { billing } from '#shared/billing/contract.ts'
import { trialDaysRemaining } from '#shared/billing/trial.ts'
import type { BillingDeps } from './billing-deps.ts'
import { billingOverview } from './billing-overview.ts'
import { checkSubscription } from './check-subscription.ts'
import { createCheckout } from './checkout.ts'
import { openPortal } from './portal.ts'
import { selectTrialEnd } from './queries.ts'
import { verifyPayment } from './verify-payment.ts'

export function billingHandlers(deps: BillingDeps, now: () => number = Date.now) {
  const { database } = deps
  const os = implement(billing).$context<CallContext>().use(accessGate)
  return os.router({
    getTrialDaysRemaining: os.getTrialDaysRemaining.handler(async ({ context }) => {
      const userId = userIdOf(context)
      const endsAt = await database.asUser(userId, tx => selectTrialEnd(tx, userId))
      return trialDaysRemaining(endsAt.toISOString(), now())
    }),

    checkSubscription: os.checkSubscription.handler(({ context }) =>
      checkSubscription(deps, userIdOf(context)),
    ),

    createCheckout: os.createCheckout.handler(async ({ context, input }) => ({
      url: await createCheckout(deps, userIdOf(context), input.interval),
    })),

    customerPortal: os.customerPortal.handler(async ({ context }) => ({
      url: await openPortal(deps, userIdOf(context)),
    })),

    verifyPayment: os.verifyPayment.handler(({ context, input }) =>
      verifyPayment(deps, userIdOf(context), input.session_id),
    ),

    getBilling: os.getBilling.handler(({ context }) => billingOverview(deps, userIdOf(context))),

    updateBilling: os.updateBilling.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      const { dismiss_banner, ...mails } = input
      const dismissed = dismiss_banner && {
        banner_dismissed: dismiss_banner,
        banner_dismissed_at: sql`now()`,
      }
      if (Object.keys(input).length > 0)
        await database.asUser(userId, tx =>
          tx
            .update(profiles)
            .set({ ...mails, ...dismissed })
            .where(eq(profiles.userId, userId)),
        )
      return billingOverview(deps, userId)
    }),
  })
}
