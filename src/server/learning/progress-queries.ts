import { and, desc, eq, gte, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Transaction } from '#server/platform/database/database.ts'
import {
  type Certificate,
  type CertificateInput,
  DAY_MINUTES_MAX,
  type LearningItem,
  type LoggedTime,
  learningItem,
  type ProgressInput,
  TIME_DAYS,
} from '#shared/learning/learning-progress.ts'
import { Problem } from '#shared/problem.ts'
import { requireResource } from './queries.ts'
import { certificates, learningProgress, learningResources, learningTime } from './tables.ts'

const ITEMS_MAX = 2_000
const TIME_ENTRIES_MAX = 20_000
const CERTIFICATES_MAX = 500

/** What is saved, and what was begun or logged and is not saved any more. */
export async function selectItems(
  tx: Transaction,
  userId: string,
  resourceId: string | null = null,
): Promise<LearningItem[]> {
  const { rows } = await tx.execute(sql`
    select r.id as resource_id, r.title, r.url, r.skill_tag, r.length_minutes, u.resource_id is not null as is_saved,
      coalesce(p.progress, 0)::int as progress, p.notes,
      to_char(p.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as completed_at,
      coalesce(t.minutes, 0)::int as minutes
    from learning_resources r
    left join user_learning u on u.resource_id = r.id and u.user_id = ${userId}
    left join learning_progress p on p.resource_id = r.id and p.user_id = ${userId}
    left join (
      select resource_id, sum(minutes) as minutes, max(created_at) as logged_at from learning_time
      where user_id = ${userId} and resource_id is not null group by resource_id
    ) t on t.resource_id = r.id
    where (u.resource_id is not null or p.resource_id is not null or t.resource_id is not null)
      and (${resourceId}::uuid is null or r.id = ${resourceId}::uuid)
    order by coalesce(u.created_at, p.updated_at, t.logged_at) desc, r.place
    limit ${ITEMS_MAX}`)
  return z.array(learningItem).parse(rows)
}

/** What is not given stays as it was. */
export async function upsertProgress(
  tx: Transaction,
  userId: string,
  { resource_id, progress, notes }: ProgressInput,
): Promise<LearningItem> {
  const completed = sql`case when excluded.progress = 100 then coalesce(learning_progress.completed_at, now()) end`
  const values = { progress: progress ?? 0, notes: notes || null }
  await requireResource(tx, resource_id)
  await tx
    .insert(learningProgress)
    .values({
      userId,
      resource_id,
      ...values,
      completed_at: values.progress === 100 ? sql`now()` : null,
    })
    .onConflictDoUpdate({
      target: [learningProgress.userId, learningProgress.resource_id],
      set: {
        ...(progress !== undefined && { progress, completed_at: completed }),
        ...(notes !== undefined && { notes: notes || null }),
        updated_at: sql`now()`,
      },
    })
  const [item] = await selectItems(tx, userId, resource_id)
  if (!item) throw new Problem('not_found')
  return item
}

export function selectTime(tx: Transaction, userId: string): Promise<LoggedTime[]> {
  const { id, resource_id, learned_on, minutes } = learningTime
  return tx
    .select({ id, resource_id, learned_on, minutes })
    .from(learningTime)
    .where(and(eq(learningTime.userId, userId), gte(learned_on, sql`current_date - ${TIME_DAYS}::int`)))
    .orderBy(desc(learned_on), desc(learningTime.created_at))
    .limit(ITEMS_MAX)
}

/** Sent twice it is logged once. */
export async function upsertTime(
  tx: Transaction,
  userId: string,
  { id, ...rest }: LoggedTime,
): Promise<LoggedTime> {
  await refuseOver(
    TIME_ENTRIES_MAX,
    'entries of time',
    await tx.$count(learningTime, and(eq(learningTime.userId, userId), ne(learningTime.id, id))),
  )
  if (rest.resource_id !== null) await requireResource(tx, rest.resource_id)
  await refuseFullDay(tx, userId, id, rest)
  await tx
    .insert(learningTime)
    .values({ userId, id, ...rest })
    .onConflictDoUpdate({ target: [learningTime.userId, learningTime.id], set: rest })
  return { id, ...rest }
}

/** All entries of a day together, also where two are sent at once. */
async function refuseFullDay(
  tx: Transaction,
  userId: string,
  id: string,
  { learned_on, minutes }: Pick<LoggedTime, 'learned_on' | 'minutes'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`learned ${userId} ${learned_on}`}))`)
  const [others] = await tx
    .select({ minutes: sql<number>`coalesce(sum(${learningTime.minutes}), 0)::int` })
    .from(learningTime)
    .where(
      and(eq(learningTime.userId, userId), eq(learningTime.learned_on, learned_on), ne(learningTime.id, id)),
    )
  const already = others?.minutes ?? 0
  if (already + minutes > DAY_MINUTES_MAX)
    throw new Problem('invalid_input', {
      message: `That makes ${already + minutes} minutes on one day. Please log at most ${DAY_MINUTES_MAX / 60} hours a day.`,
    })
}

export async function deleteTime(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx.delete(learningTime).where(and(eq(learningTime.userId, userId), eq(learningTime.id, id)))
}

export function selectCertificates(tx: Transaction, userId: string): Promise<Certificate[]> {
  const { id, name, issuer, issued_on, url } = certificates
  return tx
    .select({ id, name, issuer, issued_on, url })
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(sql`${issued_on} desc nulls last`, desc(certificates.created_at))
    .limit(CERTIFICATES_MAX)
}

export async function upsertCertificate(
  tx: Transaction,
  userId: string,
  { id, ...rest }: CertificateInput,
): Promise<Certificate> {
  await refuseOver(
    CERTIFICATES_MAX,
    'certificates',
    await tx.$count(certificates, and(eq(certificates.userId, userId), ne(certificates.id, id))),
  )
  await tx
    .insert(certificates)
    .values({ userId, id, ...rest })
    .onConflictDoUpdate({ target: [certificates.userId, certificates.id], set: rest })
  return { id, ...rest }
}

export async function deleteCertificate(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx.delete(certificates).where(and(eq(certificates.userId, userId), eq(certificates.id, id)))
}

/** The skills of everything completed, once for each resource. */
export async function selectLearnedSkills(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ tags: learningResources.tags })
    .from(learningProgress)
    .innerJoin(learningResources, eq(learningResources.id, learningProgress.resource_id))
    .where(and(eq(learningProgress.userId, userId), eq(learningProgress.progress, 100)))
    .limit(ITEMS_MAX)
  return rows.flatMap(({ tags }) => tags)
}

function refuseOver(max: number, what: string, already: number): void {
  if (already >= max)
    throw new Problem('invalid_input', { message: `You have ${max} ${what}. Please delete some first.` })
}
