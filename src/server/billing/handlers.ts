import { implement } from '@orpc/server'
import type { Database } from '#server/platform/database/database.ts'
import { accessGate } from '#server/platform/http/access-gate.ts'
import { type CallContext, userIdOf } from '#server/platform/http/call-context.ts'
import { billing } from '#shared/billing/contract.ts'
import { trialDaysRemaining } from '#shared/billing/trial.ts'
import { Problem } from '#shared/problem.ts'
import { selectTrialEnd } from './queries.ts'

export function billingHandlers({ database }: { database: Database }, now: () => number = Date.now) {
  const os = implement(billing).$context<CallContext>().use(accessGate)
  return os.router({
    getTrialDaysRemaining: os.getTrialDaysRemaining.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      if (input.user_id !== undefined && input.user_id !== userId) throw new Problem('user_id_mismatch')
      const endsAt = await database.asUser(userId, tx => selectTrialEnd(tx, userId))
      return trialDaysRemaining(endsAt.toISOString(), now())
    }),
  })
}
