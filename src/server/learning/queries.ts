import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { sqlState } from '#server/platform/database/database-problem.ts'
import { isoCreatedAt } from '#server/platform/database/iso-created-at.ts'
import type { LearningResource, LearningTag, SavedLearning } from '#shared/learning/learning-resource.ts'
import { Problem } from '#shared/problem.ts'
import { learningResources, userLearning } from './tables.ts'

const SAVED_MAX = 2_000
const SEARCH_WORDS_MAX = 12
const FOREIGN_KEY_VIOLATION = '23503'
const { place: _place, retired_at: _retired, ...columns } = getTableColumns(learningResources)
const savedColumns = { resource_id: userLearning.resource_id, created_at: userLearning.created_at }

type ResourceQuery = {
  /** Answered in this order. */
  urls?: readonly string[]
  search?: string | undefined
  /** One of the tags, whatever the case. */
  tag?: string | undefined
  kind?: LearningResource['kind'] | undefined
  saved?: boolean | undefined
  limit: number
  offset: number
}

export async function selectResources(
  tx: Transaction,
  userId: string,
  { urls, search, tag, kind, saved, limit, offset }: ResourceQuery,
): Promise<LearningResource[]> {
  const is_saved = isNotNull(userLearning.resource_id).mapWith(Boolean)
  const conditions: (SQL | undefined)[] = [
    // What left the catalog stays with those who saved it.
    or(isNull(learningResources.retired_at), isNotNull(userLearning.resource_id)),
    urls && inArray(learningResources.url, [...urls]),
    ...words(search).map(matches),
    tag
      ? sql`exists (select 1 from unnest(${learningResources.tags}) as one where lower(one) = lower(${tag}))`
      : undefined,
    kind && eq(learningResources.kind, kind),
    saved === undefined
      ? undefined
      : saved
        ? isNotNull(userLearning.resource_id)
        : isNull(userLearning.resource_id),
  ]
  const rows = await tx
    .select({ ...columns, is_saved })
    .from(learningResources)
    .leftJoin(
      userLearning,
      and(eq(userLearning.resource_id, learningResources.id), eq(userLearning.userId, userId)),
    )
    .where(and(...conditions))
    .orderBy(
      ...(urls ? [sql`array_position(${sql.param([...urls])}::text[], ${learningResources.url})`] : []),
      desc(learningResources.created_at),
      asc(learningResources.place),
    )
    .limit(limit)
    .offset(offset)
  return rows.map(isoCreatedAt)
}

function words(search = ''): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, SEARCH_WORDS_MAX)
}

/** The words of all titles, tags and providers. */
export async function selectVocabulary(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`
    select distinct word from learning_resources,
      regexp_split_to_table(lower(concat_ws(' ', title, provider, array_to_string(tags, ' '))), '[^[:alnum:]+#.]+') as word
    where retired_at is null and length(word) > 2`)
  return rows.map(({ word }) => word)
}

export async function selectTags(tx: Transaction): Promise<LearningTag[]> {
  const { rows } = await tx.execute<LearningTag>(sql`
    select tag as name, count(*)::int as count from learning_resources, unnest(tags) as tag
    where retired_at is null group by tag order by tag`)
  return rows
}

/** In title, description or tag; the pattern's own signs are taken as letters. */
function matches(word: string): SQL | undefined {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(
    ilike(learningResources.title, pattern),
    ilike(learningResources.description, pattern),
    sql`exists (select 1 from unnest(${learningResources.tags}) as tag where tag ilike ${pattern})`,
  )
}

export async function selectSaved(tx: Transaction, userId: string): Promise<SavedLearning[]> {
  const rows = await tx
    .select(savedColumns)
    .from(userLearning)
    .where(eq(userLearning.userId, userId))
    .orderBy(desc(userLearning.created_at), asc(userLearning.resource_id))
    .limit(SAVED_MAX)
  return rows.map(isoCreatedAt)
}

/** What was saved, newest first, with what it teaches. */
export function selectSavedResources(
  tx: Transaction,
  userId: string,
): Promise<Pick<LearningResource, 'id' | 'title' | 'tags'>[]> {
  const { id, title, tags } = learningResources
  return tx
    .select({ id, title, tags })
    .from(userLearning)
    .innerJoin(learningResources, eq(learningResources.id, userLearning.resource_id))
    .where(eq(userLearning.userId, userId))
    .orderBy(desc(userLearning.created_at), asc(userLearning.resource_id))
    .limit(SAVED_MAX)
}

/** Saved twice it is saved once. */
export async function insertSaved(
  tx: Transaction,
  userId: string,
  resource_id: string,
): Promise<SavedLearning> {
  try {
    await tx.insert(userLearning).values({ userId, resource_id }).onConflictDoNothing()
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw new Problem('not_found')
    throw error
  }
  const [row] = await tx
    .select(savedColumns)
    .from(userLearning)
    .where(and(eq(userLearning.userId, userId), eq(userLearning.resource_id, resource_id)))
  if (!row) throw new Problem('not_found')
  return isoCreatedAt(row)
}

/** Removed twice it is gone all the same. */
export async function deleteSaved(tx: Transaction, userId: string, resource_id: string): Promise<void> {
  await tx
    .delete(userLearning)
    .where(and(eq(userLearning.userId, userId), eq(userLearning.resource_id, resource_id)))
}
