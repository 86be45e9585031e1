import { lt, sql } from 'drizzle-orm'
import { endedSessions, idempotencyKeys, rateLimits, session, verification } from '../auth/tables.ts'
import type { Database } from '../database/database.ts'
import { errorFields, type Log } from '../log.ts'

export type Cleanup = {
  /** Runs every task once; one that fails does not stop the others. */
  run(): Promise<void>
  stop(): void
}

const EVERY_MS = 10 * 60_000

/** Runs the tasks at an interval; each must be safe to run on several servers at once. */
export function startCleanup(
  tasks: readonly (() => Promise<void>)[],
  log: Log,
  everyMs: number = EVERY_MS,
): Cleanup {
  async function run() {
    for (const task of tasks) await task().catch(error => log.warn('cleanup_failed', errorFields(error)))
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  return { run, stop: () => clearInterval(timer) }
}

export async function deleteExpiredRows(database: Database): Promise<void> {
  await database.asSystem(async tx => {
    await tx.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`))
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`))
  })
  await database.auth.delete(session).where(lt(session.expiresAt, sql`now()`))
  await database.auth.delete(verification).where(lt(verification.expiresAt, sql`now() - interval '1 day'`))
  await database.auth.delete(endedSessions).where(lt(endedSessions.endedAt, sql`now() - interval '1 hour'`))
}
