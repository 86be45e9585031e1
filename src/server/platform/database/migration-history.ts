import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import * as z from 'zod/mini'

/** A migration of this version of the code: its name, its place in the order, and the hash of its file. */
type KnownMigration = { name: string; when: number; hash: string }
/** A migration the database has had: the same two facts, as they were on that day. */
type AppliedMigration = { when: number; hash: string }

/**
 * What keeps this code from running on this database, in one sentence; null when nothing does. The migrator itself
 * compares one time alone: a migration that was changed, or came too late, it would pass over in silence.
 */
export function migrationFault(
  known: readonly KnownMigration[],
  applied: readonly AppliedMigration[],
): string | null {
  const last = Math.max(0, ...applied.map(({ when }) => when))
  for (const { when, hash } of applied) {
    const dated = known.filter(one => one.when === when)
    const file = dated.find(one => one.hash === hash) ?? dated[0]
    if (!file)
      return `The database has a migration of ${new Date(when).toISOString()} that this version of the program does not know. Start the newer version that made it, or restore a backup from before it.`
    if (file.hash !== hash)
      return `The migration ${file.name} was changed after this database had it. Put the file back as it was, and make the change in a new migration.`
  }
  for (const { name, when, hash } of known) {
    if (when <= last && !applied.some(one => one.when === when && one.hash === hash))
      return `The migration ${name} was skipped: the database already has a later one. Give it a number and a time after all others in meta/_journal.json.`
  }
  for (const [i, { name, when }] of known.entries()) {
    // The migrator would run the first of two and take the other for done.
    if (known.findIndex(one => one.when === when) !== i)
      return `The migration ${name} has no time of its own. Give it a time after all others in meta/_journal.json.`
  }
  return null
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

export async function knownMigrations(folder: string): Promise<KnownMigration[]> {
  const { entries } = journal.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash }, i) => ({
    name: entries[i]?.tag ?? '',
    when: folderMillis,
    hash,
  }))
}

export async function appliedMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const table = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  )
  if (!table.rows[0]?.name) return []
  const applied = await client.query<{ when: string; hash: string }>(
    'select created_at as when, hash from drizzle.__drizzle_migrations order by id',
  )
  return applied.rows.map(({ when, hash }) => ({ when: Number(when), hash }))
}
