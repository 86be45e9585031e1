import type { Database } from '#server/platform/database/database.ts'
import type { ConsentPurpose } from '#shared/account/consent.ts'
import { PLAN_ENERGY_DAYS } from '#shared/learning/plan-week.ts'
import { readHistory } from '#shared/wellness/read-history.ts'
import { getHistory } from './history.ts'
import { CHECK_IN_CONSENT } from './save-check-in.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether the person agreed that a learning plan looks at their check-ins, and the energy of the last days', newest first; null where none may be looked at. */
export async function readRecentEnergy(
  deps: {
    database: Database
    readConsent: (userId: string, purpose: ConsentPurpose) => Promise<boolean | null>
    now: () => Date
  },
  userId: string,
): Promise<{ agreed: boolean; energies: number[] | null }> {
  const agreed = (await deps.readConsent(userId, 'plan_check_ins')) === true
  if (!agreed || (await deps.readConsent(userId, CHECK_IN_CONSENT)) === false)
    return { agreed, energies: null }
  const since = deps.now().getTime() - PLAN_ENERGY_DAYS * DAY_MS
  const energies = readHistory(await getHistory(deps, userId))
    .filter(({ atMs }) => atMs >= since)
    .map(({ energy }) => energy)
    .toReversed()
  return { agreed, energies }
}
