import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { readCatalog } from './read-catalog.ts'
import { catalogs, learningResources } from './tables.ts'

const CATALOG = 'learning'
/** Counts up when rows are made differently from the same file. */
const ROWS_VERSION = 1
const ROWS_PER_INSERT = 500

/** Puts the built file into the database when it is another than the last time; says whether it did. */
export async function loadCatalog(database: Database, knowledgeFolder: string): Promise<boolean> {
  const text = await readFile(join(knowledgeFolder, 'learning.tsv'), 'utf8')
  const hash = `${ROWS_VERSION}:${createHash('sha256').update(text).digest('hex')}`
  return database.asSystem(async tx => {
    const [known] = await tx.select().from(catalogs).where(eq(catalogs.name, CATALOG))
    if (known?.hash === hash) return false
    // Two servers that start together would both write; the second waits and finds it done.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`catalog ${CATALOG}`}))`)
    const [now] = await tx.select().from(catalogs).where(eq(catalogs.name, CATALOG))
    if (now?.hash === hash) return false
    const rows = readCatalog(text)
    await tx
      .update(learningResources)
      .set({ retired_at: sql`now()` })
      .where(sql`${learningResources.retired_at} is null and ${learningResources.userId} is null`)
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
      await tx
        .insert(learningResources)
        .values(rows.slice(from, from + ROWS_PER_INSERT))
        .onConflictDoUpdate({
          target: learningResources.id,
          set: {
            title: sql`excluded.title`,
            description: sql`excluded.description`,
            skill_tag: sql`excluded.skill_tag`,
            tags: sql`excluded.tags`,
            provider: sql`excluded.provider`,
            kind: sql`excluded.kind`,
            place: sql`excluded.place`,
            retired_at: null,
          },
        })
    await tx
      .insert(catalogs)
      .values({ name: CATALOG, hash })
      .onConflictDoUpdate({ target: catalogs.name, set: { hash, loaded_at: sql`now()` } })
    return true
  })
}
