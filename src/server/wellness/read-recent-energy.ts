import type { Database } from '#server/platform/database/database.ts'
import type { ConsentPurpose } from '#shared/account/consent.ts'
import { PLAN_ENERGY_DAYS } from '#shared/learning/plan-week.ts'
import { readHistory } from '#shared/wellness/read-history.ts'
import { getHistory } from './history.ts'
import { CHECK_IN_CONSENT } from './save-check-in.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Energy of the check-ins of the last days, newest first; null where the person did not agree that a learning plan looks at them. */
export async function readRecentEnergy(
  deps: {
    database: Database
    readConsent: (userId: string, purpose: ConsentPurpose) => Promise<boolean | null>
    now: () => Date
  },
  userId: string,
): Promise<number[] | null> {
  if ((await deps.readConsent(userId, 'plan_check_ins')) !== true) return null
  if ((await deps.readConsent(userId, CHECK_IN_CONSENT)) === false) return null
  const since = deps.now().getTime() - PLAN_ENERGY_DAYS * DAY_MS
  return readHistory(await getHistory(deps, userId))
    .filter(({ atMs }) => atMs >= since)
    .map(({ energy }) => energy)
    .toReversed()
}
