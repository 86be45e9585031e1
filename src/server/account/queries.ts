import { randomUUID } from 'node:crypto'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { sqlState } from '#server/platform/database/database-problem.ts'
import { isoCreatedAt } from '#server/platform/database/iso-created-at.ts'
import { sqlFunction } from '#server/platform/database/sql-function.ts'
import {
  CONSENT_PURPOSES,
  CONSENT_TEXT_VERSION,
  type ConsentPurpose,
  type Consents,
  consents as consentsSchema,
  SWITCH_NAMES,
} from '#shared/account/consent.ts'
import { type Profile, type ProfileChange, profile } from '#shared/account/profile.ts'
import { TIME_ZONE_MESSAGE } from '#shared/billing/time-zone.ts'
import { Problem } from '#shared/problem.ts'
import { consents, profiles } from './tables.ts'

const { userId: _consentOwner, ...consentColumns } = getTableColumns(consents)

const CONSENT_HISTORY_MAX = 500
const UNKNOWN_TIME_ZONE = '22023'
const TOO_MANY_ROWS = '54000'
const CONSENT_LIMIT_MESSAGE =
  'You have changed what you agree to more often than we can keep a record of. Switching something off still works.'

const GET_PROFILE = sqlFunction('get_profile', 1, { reads: true })

/** For answers: the contract checks what is in it. */
export async function getProfile(database: Database, userId: string): Promise<Profile> {
  return JSON.parse(existing(await database.callFunction(GET_PROFILE, [userId])))
}

export async function selectProfile(tx: Transaction, userId: string): Promise<Profile> {
  const { rows } = await tx.execute<{ answer: string | null }>(
    sql`select api.get_profile(${userId}) as answer`,
  )
  return profile.parse(JSON.parse(existing(rows[0]?.answer)))
}

/** A token can outlive its account by minutes. */
function existing(answer: string | null | undefined): string {
  if (!answer) throw new Problem('unauthorized')
  return answer
}

type OwnColumns = Omit<Profile, 'trial_started_at' | 'trial_expires_at' | 'created_at'>

export async function updateProfile(
  tx: Transaction,
  userId: string,
  change: Partial<OwnColumns>,
): Promise<Profile> {
  try {
    if (Object.keys(change).length > 0)
      await tx.update(profiles).set(change).where(eq(profiles.userId, userId))
  } catch (error) {
    // The browser may know a time zone that this PostgreSQL does not.
    if (sqlState(error) === UNKNOWN_TIME_ZONE)
      throw new Problem('invalid_input', { message: TIME_ZONE_MESSAGE })
    throw error
  }
  return selectProfile(tx, userId)
}

export async function selectConsents(tx: Transaction, userId: string): Promise<Consents> {
  const history = await tx
    .select(consentColumns)
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.id))
    .limit(CONSENT_HISTORY_MAX)
  // Not from the history, which is cut: many changes of one purpose must not hide what holds of another.
  const newest = await tx
    .selectDistinctOn([consents.purpose], { purpose: consents.purpose, granted: consents.granted })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.purpose, desc(consents.id))
  const latest = (purpose: ConsentPurpose) => newest.find(row => row.purpose === purpose)?.granted ?? false
  return consentsSchema.parse({
    current: Object.fromEntries(CONSENT_PURPOSES.map(purpose => [purpose, latest(purpose)])),
    history: history.map(isoCreatedAt),
  })
}

/** The newest answer for a purpose; null of somebody who was never asked. */
export async function selectConsent(
  tx: Transaction,
  userId: string,
  purpose: ConsentPurpose,
): Promise<boolean | null> {
  const [newest] = await tx
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1)
  return newest?.granted ?? null
}

export async function insertConsents(
  tx: Transaction,
  userId: string,
  given: Partial<Record<ConsentPurpose, boolean>>,
): Promise<void> {
  for (const purpose of CONSENT_PURPOSES) {
    const granted = given[purpose]
    if (granted !== undefined) await insertConsent(tx, userId, purpose, granted)
  }
}

/** The same answer to the same words once more adds nothing to the history. */
async function insertConsent(
  tx: Transaction,
  userId: string,
  purpose: ConsentPurpose,
  granted: boolean,
): Promise<void> {
  try {
    // The builder would name created_at too, and the day of a consent is not a person's to set.
    await tx.execute(
      sql`insert into consents (user_id, id, purpose, granted, text_version)
          select ${userId}::uuid, api.id_at(${randomUUID()}, clock_timestamp()), ${purpose}, ${granted}, ${CONSENT_TEXT_VERSION}
          where (select c.granted = ${granted} and c.text_version = ${CONSENT_TEXT_VERSION} from consents c
            where c.user_id = ${userId} and c.purpose = ${purpose} order by c.id desc limit 1) is not true`,
    )
  } catch (error) {
    if (sqlState(error) === TOO_MANY_ROWS)
      throw new Problem('invalid_input', { message: CONSENT_LIMIT_MESSAGE, cause: error })
    throw error
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
