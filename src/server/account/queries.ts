import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import {
  CONSENT_PURPOSES,
  CONSENT_TEXT_VERSION,
  type ConsentPurpose,
  type Consents,
  consents as consentsSchema,
  SWITCH_NAMES,
} from '#shared/account/consent.ts'
import { type Profile, type ProfileChange, profile } from '#shared/account/profile.ts'
import { Problem } from '#shared/problem.ts'
import { consents, profiles } from './tables.ts'

const { userId: _profileOwner, ...profileColumns } = getTableColumns(profiles)
const { userId: _consentOwner, ...consentColumns } = getTableColumns(consents)

const CONSENT_HISTORY_MAX = 500

export async function selectProfile(tx: Transaction, userId: string): Promise<Profile> {
  const [row] = await tx.select(profileColumns).from(profiles).where(eq(profiles.userId, userId))
  return parsed(row)
}

type OwnColumns = Omit<Profile, 'trial_started_at' | 'trial_expires_at' | 'created_at'>

export async function updateProfile(
  tx: Transaction,
  userId: string,
  change: Partial<OwnColumns>,
): Promise<Profile> {
  if (Object.keys(change).length === 0) return selectProfile(tx, userId)
  const [row] = await tx
    .update(profiles)
    .set(change)
    .where(eq(profiles.userId, userId))
    .returning(profileColumns)
  return parsed(row)
}

function parsed(row: Omit<typeof profiles.$inferSelect, 'userId'> | undefined): Profile {
  // A token can outlive its account by minutes.
  if (!row) throw new Problem('unauthorized')
  return profile.parse({
    ...dated(row),
    trial_started_at: row.trial_started_at.toISOString(),
    trial_expires_at: row.trial_expires_at.toISOString(),
  })
}

export async function selectConsents(tx: Transaction, userId: string): Promise<Consents> {
  const history = await tx
    .select(consentColumns)
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.id))
    .limit(CONSENT_HISTORY_MAX)
  const latest = (purpose: ConsentPurpose) => history.find(row => row.purpose === purpose)?.granted ?? false
  return consentsSchema.parse({
    current: Object.fromEntries(CONSENT_PURPOSES.map(purpose => [purpose, latest(purpose)])),
    history: history.map(dated),
  })
}

export async function insertConsents(
  tx: Transaction,
  userId: string,
  given: Partial<Record<ConsentPurpose, boolean>>,
): Promise<void> {
  for (const purpose of CONSENT_PURPOSES) {
    const granted = given[purpose]
    // The builder would name created_at too, and the day of a consent is not a person's to set.
    if (granted !== undefined)
      await tx.execute(
        sql`insert into consents (user_id, id, purpose, granted, text_version)
            values (${userId}, ${uuidV7()}, ${purpose}, ${granted}, ${CONSENT_TEXT_VERSION})`,
      )
  }
}

/** A switch of the settings that changes is a consent given or taken back. */
export async function insertSwitchConsents(
  tx: Transaction,
  userId: string,
  before: Profile,
  change: ProfileChange,
): Promise<void> {
  const changed = SWITCH_NAMES.filter(name => change[name] !== undefined && change[name] !== before[name])
  await insertConsents(tx, userId, Object.fromEntries(changed.map(name => [name, change[name]])))
}

function dated<Row extends { created_at: Date }>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString() }
}
