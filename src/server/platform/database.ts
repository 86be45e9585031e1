import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createHotLane, type HotLane } from './hot-lane.ts'
import type { Log } from './log.ts'
import { errorFields } from './log.ts'

type Schema = Record<string, never>
export type Transaction = NodePgTransaction<Schema, import('drizzle-orm').ExtractTablesWithRelations<Schema>>

export type Database = {
  /** One transaction in which the database knows who is asking; it forgets at commit. */
  asUser<T>(userId: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** The product's own chores, which belong to no one: mail waiting to go, limits, clean-up. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** One function call of schema `api`, which sets its own identity and answers JSON text. */
  hot: HotLane['call']
  /** The schema of accounts, for the session code alone. */
  auth: NodePgDatabase<Schema>
  ping(): Promise<void>
  close(): Promise<void>
}

const POOL_SIZE = 10
const AUTH_POOL_SIZE = 6
const CONNECT_TIMEOUT_MS = 2_500

export function openDatabase(urls: { servingUrl: string; authUrl: string }, log: Log): Database {
  const serving = pool(urls.servingUrl, POOL_SIZE, log)
  const auth = pool(urls.authUrl, AUTH_POOL_SIZE, log, '-c app.scope=auth')
  const hotLane = createHotLane(urls.servingUrl, log)
  const db = drizzle(serving)

  return {
    asUser: (userId, work) =>
      db.transaction(async tx => {
        await tx.execute(
          sql`select set_config('app.user_id', ${userId}, true), set_config('role', 'waywell_user', true)`,
        )
        return work(tx)
      }),
    asSystem: work =>
      db.transaction(async tx => {
        await tx.execute(
          sql`select set_config('app.scope', 'system', true), set_config('role', 'waywell_system', true)`,
        )
        return work(tx)
      }),
    hot: hotLane.call,
    auth: drizzle(auth),
    ping: async () => {
      await serving.query('select 1')
    },
    close: async () => {
      await Promise.all([hotLane.close(), serving.end(), auth.end()])
    },
  }
}

function pool(connectionString: string, max: number, log: Log, options?: string) {
  const made = new pg.Pool({
    connectionString,
    max,
    options,
    application_name: 'waywell',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // Without a listener, a connection that dies while idle ends the process.
  made.on('error', error => log.warn('database_connection_lost', errorFields(error)))
  return made
}
