import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * Deletes up to a thousand rows whose time is before another, oldest first, and answers how many. Everything at once
 * would run into the statement's time limit, again at every try; rows that another server is deleting are left to it.
 */
export async function deleteBatch(
  database: Pick<NodePgDatabase, 'execute'>,
  table: PgTable,
  time: PgColumn,
  before: SQL,
): Promise<number> {
  const { rowCount } = await database.execute(
    sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${time} < ${before} order by ${time} limit 1000 for update skip locked))`,
  )
  return rowCount ?? 0
}
