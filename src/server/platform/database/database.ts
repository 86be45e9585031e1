import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { noteChange, throwIfLate } from '../deadline.ts'
import type { Log } from '../log.ts'
import { errorFields } from '../log.ts'
import { outsideRequest } from '../request-context.ts'
import { createFunctionCaller, type FunctionCaller } from './call-function.ts'
import { CONNECTION_TIMEOUTS } from './connection-timeouts.ts'
import { GuardedClient } from './guarded-client.ts'

type Schema = Record<string, never>
export type Transaction = NodePgTransaction<Schema, import('drizzle-orm').ExtractTablesWithRelations<Schema>>

export type Database = {
  /** One transaction in which the database knows who is asking; it forgets at commit. */
  asUser<T>(userId: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** A transaction with the system role: outbox, limits, clean-up. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** One function call of schema `api`, which sets its own identity and answers JSON text. */
  callFunction: FunctionCaller['call']
  /** The same for schema `auth`, whose functions change sessions. */
  callAuthFunction: FunctionCaller['call']
  /** The schema of accounts, for the session code alone. */
  auth: NodePgDatabase<Schema>
  ping(): Promise<void>
  close(): Promise<void>
}

const POOL_SIZE = 10
const AUTH_POOL_SIZE = 6
/** Reads share few connections, so that many leave in one write. */
const READING_CONNECTIONS = 4
/** A commit waits for the disk, and those that wait together are written together. */
const WRITING_CONNECTIONS = 12
const AUTH_WRITING_CONNECTIONS = 4
const AUTH_SCOPE = '-c app.scope=auth'

export function openDatabase(urls: { servingUrl: string; authUrl: string }, log: Log): Database {
  const serving = pool(urls.servingUrl, POOL_SIZE, log)
  const auth = pool(urls.authUrl, AUTH_POOL_SIZE, log, AUTH_SCOPE)
  const reads = createFunctionCaller(urls.servingUrl, log, { size: READING_CONNECTIONS })
  const writes = createFunctionCaller(urls.servingUrl, log, { size: WRITING_CONNECTIONS })
  const authFunctions = createFunctionCaller(urls.authUrl, log, {
    size: AUTH_WRITING_CONNECTIONS,
    options: `${AUTH_SCOPE} -c plan_cache_mode=force_generic_plan`,
  })
  const db = onPool(serving)

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
    callFunction: async (called, values) => {
      throwIfLate()
      return (called.reads ? reads : writes).call(called, values)
    },
    callAuthFunction: async (called, values) => {
      throwIfLate()
      noteChange()
      return authFunctions.call(called, values)
    },
    auth: onPool(auth),
    ping: async () => {
      await serving.query('select 1')
    },
    close: async () => {
      await Promise.all([reads.close(), writes.close(), authFunctions.close(), serving.end(), auth.end()])
    },
  }
}

/**
 * Gives the connection of a transaction back however it ends. The library's own way forgets it when `begin` fails,
 * until none is left, and keeps one that is still inside a transaction for the next person.
 */
function onPool(pool: pg.Pool): NodePgDatabase<Schema> {
  return Object.assign(drizzle(watched(pool, noteChange)), {
    async transaction<T>(work: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
      throwIfLate()
      const client = await pool.connect()
      let changes = false
      const noted = watched(client, () => {
        changes = true
      })
      try {
        return await drizzle(noted).transaction(async tx => {
          const result = await work(tx)
          throwIfLate()
          if (changes) noteChange()
          return result
        }, config)
      } finally {
        client.release(client.getTransactionStatus() !== 'I')
      }
    },
  })
}

const FRAME = /^\s*(begin|commit|rollback)\b/i
const READ = /^\s*select\b(?!.*\b(?:api|auth)\.\w+\()/is

/** The same pool or connection, which begins no statement past the request's deadline and tells of those that may change something. */
function watched<Client extends pg.Pool | pg.PoolClient>(client: Client, onChange: () => void): Client {
  const query = client.query.bind(client) as (...sent: unknown[]) => unknown
  return Object.assign(Object.create(client), {
    async query(...sent: unknown[]) {
      const text = textOf(sent[0])
      // A transaction that is refused its rollback would stay open.
      if (!FRAME.test(text)) {
        throwIfLate()
        if (!READ.test(text)) onChange()
      }
      return query(...sent)
    },
  })
}

function textOf(sent: unknown): string {
  if (typeof sent === 'string') return sent
  return sent !== null && typeof sent === 'object' && 'text' in sent ? String(sent.text) : ''
}

function pool(connectionString: string, max: number, log: Log, options?: string) {
  const made = new pg.Pool({
    Client: GuardedClient,
    connectionString,
    max,
    options,
    application_name: 'waywell',
    ...CONNECTION_TIMEOUTS,
    idleTimeoutMillis: 30_000,
  })
  // Without listeners, a connection that dies while idle, or between two statements of a transaction, ends the process.
  const lost = (error: Error) =>
    outsideRequest(() => log.warn('database_connection_lost', errorFields(error)))
  made.on('error', lost)
  made.on('connect', client => client.on('error', lost))
  return made
}
