import { eq } from 'drizzle-orm'
import { profiles } from '#server/account/tables.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { Problem } from '#shared/problem.ts'

export async function selectTrialEnd(tx: Transaction, userId: string): Promise<Date> {
  const [row] = await tx
    .select({ endsAt: profiles.trial_expires_at })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  // A token can outlive its account by minutes.
  if (!row) throw new Problem('unauthorized')
  return row.endsAt
}
