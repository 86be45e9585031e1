import { eq, getTableColumns } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database.ts'
import { type Profile, type ProfileChange, profile } from '#shared/account/profile.ts'
import { Problem } from '#shared/problem.ts'
import { profiles } from './tables.ts'

const { userId: _owner, ...columns } = getTableColumns(profiles)

export async function selectProfile(tx: Transaction, userId: string): Promise<Profile> {
  const [row] = await tx.select(columns).from(profiles).where(eq(profiles.userId, userId))
  return parsed(row)
}

export async function updateProfile(
  tx: Transaction,
  userId: string,
  change: ProfileChange,
): Promise<Profile> {
  if (Object.keys(change).length === 0) return selectProfile(tx, userId)
  const [row] = await tx.update(profiles).set(change).where(eq(profiles.userId, userId)).returning(columns)
  return parsed(row)
}

function parsed(row: Omit<typeof profiles.$inferSelect, 'userId'> | undefined): Profile {
  // A token can outlive its account by minutes.
  if (!row) throw new Problem('unauthorized')
  return profile.parse({
    ...row,
    trial_started_at: row.trial_started_at.toISOString(),
    trial_expires_at: row.trial_expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
  })
}
