import type { Database } from '#server/platform/database/database.ts'
import { sqlFunction } from '#server/platform/database/sql-function.ts'
import { concurrencyLimit } from '#server/platform/jobs/concurrency-limit.ts'
import type { LearningResource } from '#shared/learning/learning-resource.ts'
import { searchWords } from './search-words.ts'

const SEARCH_CATALOG = sqlFunction('search_catalog', 8, { reads: true })
/** Reads share few connections: two are left to everybody else while others search. */
const SEARCHES_AT_ONCE = 2
const SEARCHES_WAITING_MAX = 500

type CatalogSearch = {
  search: string
  /** What is searched for first; where it finds nothing, what was typed. */
  corrected: string | null
  /** One of the tags, whatever the case. */
  tag: string | undefined
  kind: LearningResource['kind'] | undefined
  onlyUnsaved: boolean
  limit: number
  offset: number
}

/** Searches the catalog, without links that people added for themselves; the contract checks the answer. */
export function createCatalogSearch(database: Pick<Database, 'callFunction'>) {
  const turns = concurrencyLimit(SEARCHES_AT_ONCE, SEARCHES_WAITING_MAX)
  return async (userId: string, asked: CatalogSearch): Promise<LearningResource[]> => {
    const answer = await turns(() =>
      database.callFunction(SEARCH_CATALOG, [
        userId,
        asked.corrected === null ? null : searchWords(asked.corrected),
        searchWords(asked.search),
        asked.tag ?? null,
        asked.kind ?? null,
        String(asked.onlyUnsaved),
        asked.limit,
        asked.offset,
      ]),
    )
    const found: LearningResource[] = JSON.parse(answer)
    return found.map(one => ({ ...one, created_at: new Date(one.created_at).toISOString() }))
  }
}
