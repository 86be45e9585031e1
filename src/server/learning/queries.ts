import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { isoCreatedAt } from '#server/platform/database/iso-created-at.ts'
import type { LearningResource, LearningTag, SavedLearning } from '#shared/learning/learning-resource.ts'
import { Problem } from '#shared/problem.ts'
import { searchWords } from './search-words.ts'
import { learningResources, userLearning } from './tables.ts'

const SAVED_MAX = 2_000
const {
  place: _place,
  retired_at: _retired,
  searchText,
  userId: ownerId,
  ...columns
} = getTableColumns(learningResources)
const savedColumns = { resource_id: userLearning.resource_id, created_at: userLearning.created_at }

type ResourceQuery = {
  /** Only this one. */
  id?: string
  /** Only these, in this order. */
  urls?: readonly string[]
  /** These come first, in this order. */
  first?: readonly string[] | undefined
  search?: string | undefined
  /** Those that hold any of these, as words of their own; the ones that hold most of them first. */
  anyWord?: readonly string[]
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
  { id, urls, first, search, anyWord, tag, kind, saved, limit, offset }: ResourceQuery,
): Promise<LearningResource[]> {
  const is_saved = isNotNull(userLearning.resource_id).mapWith(Boolean)
  const is_own = isNotNull(ownerId).mapWith(Boolean)
  const order = urls ?? first
  const conditions: (SQL | undefined)[] = [
    // What left the catalog stays with those who saved it.
    or(isNull(learningResources.retired_at), isNotNull(userLearning.resource_id)),
    // Links of one's own stand among the saved ones, not in the catalog.
    saved === true ? undefined : isNull(ownerId),
    id === undefined ? undefined : eq(learningResources.id, id),
    urls && inArray(learningResources.url, [...urls]),
    ...searchWords(search).map(matches),
    anyWord && or(...anyWord.map(holdsWord)),
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
    .select({ ...columns, is_saved, is_own })
    .from(learningResources)
    .leftJoin(
      userLearning,
      and(eq(userLearning.resource_id, learningResources.id), eq(userLearning.userId, userId)),
    )
    .where(and(...conditions))
    .orderBy(
      ...(anyWord
        ? [
            desc(
              sql.join(
                anyWord.map(word => sql`${holdsWord(word)}::int`),
                sql` + `,
              ),
            ),
          ]
        : []),
      ...(order ? [sql`array_position(${sql.param([...order])}::text[], ${learningResources.url})`] : []),
      desc(learningResources.created_at),
      asc(learningResources.place),
    )
    .limit(limit)
    .offset(offset)
  return rows.map(isoCreatedAt)
}

/** The words of all titles, tags and providers of the catalog, the most frequent first: never of a link that somebody added. */
export async function selectVocabulary(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`
    select word from learning_resources,
      regexp_split_to_table(lower(concat_ws(' ', title, provider, array_to_string(tags, ' '))), '[^[:alnum:]+#.]+') as word
    where retired_at is null and user_id is null and length(word) > 2 group by word order by count(*) desc, word`)
  return rows.map(({ word }) => word)
}

export async function selectTags(tx: Transaction): Promise<LearningTag[]> {
  const { rows } = await tx.execute<LearningTag>(sql`
    select tag as name, count(*)::int as count from learning_resources, unnest(tags) as tag
    where retired_at is null and user_id is null group by tag order by tag`)
  return rows
}

/** In title, description or tag; the pattern's own signs are taken as letters. */
function matches(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`${searchText} like lower(${pattern})`
}

/** "c" is no word of its own in "c++" and "c#". */
function holdsWord(word: string): SQL {
  const letters = word.toLowerCase().replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`)
  return sql`(${searchText} ~ ${`(?:^|[^[:alnum:]])${letters}(?:$|[^[:alnum:]+#])`})`
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
  await requireResource(tx, resource_id)
  await tx.insert(userLearning).values({ userId, resource_id }).onConflictDoNothing()
  const [row] = await tx
    .select(savedColumns)
    .from(userLearning)
    .where(and(eq(userLearning.userId, userId), eq(userLearning.resource_id, resource_id)))
  if (!row) throw new Problem('not_found')
  return isoCreatedAt(row)
}

/** A foreign key also accepts another person's link, which nobody else may know of. */
export async function requireResource(tx: Transaction, id: string): Promise<void> {
  const [known] = await tx
    .select({ id: learningResources.id })
    .from(learningResources)
    .where(eq(learningResources.id, id))
  if (!known) throw new Problem('not_found')
}

/** Removed twice it is gone all the same. */
export async function deleteSaved(tx: Transaction, userId: string, resource_id: string): Promise<void> {
  await tx
    .delete(userLearning)
    .where(and(eq(userLearning.userId, userId), eq(userLearning.resource_id, resource_id)))
}
