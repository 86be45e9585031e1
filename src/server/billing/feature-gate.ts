import type { Database } from '#server/platform/database/database.ts'
import type { AccessChecks } from '#server/platform/http/access-checks.ts'
import { trialDaysRemaining } from '#shared/billing/trial.ts'
import { Problem } from '#shared/problem.ts'
import { selectTrialEnd } from './queries.ts'

/** The trial opens every feature; nothing is sold yet, so nothing else does. */
export function featureGate(
  database: Database,
  now: () => number = Date.now,
): AccessChecks['requireFeature'] {
  return async userId => {
    const endsAt = await database.asUser(userId, tx => selectTrialEnd(tx, userId))
    if (trialDaysRemaining(endsAt.toISOString(), now()) === 0) throw new Problem('upgrade_required')
  }
}
