import { lt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { errorFields, type Log } from './log.ts'
import { endedSessions, idempotencyKeys, rateLimits, session, verification } from './tables.ts'

const EVERY_MS = 10 * 60_000

/** Removes what has served its time; any number of servers may do so at once. */
export function keepHouse(database: Database, log: Log): () => void {
  const timer = setInterval(() => {
    cleanUp(database).catch(error => log.warn('housekeeping_failed', errorFields(error)))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

export async function cleanUp(database: Database): Promise<void> {
  await database.asSystem(async tx => {
    await tx.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`))
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`))
  })
  await database.auth.delete(session).where(lt(session.expiresAt, sql`now()`))
  await database.auth.delete(verification).where(lt(verification.expiresAt, sql`now() - interval '1 day'`))
  await database.auth.delete(endedSessions).where(lt(endedSessions.endedAt, sql`now() - interval '1 hour'`))
}
