import { sql } from 'drizzle-orm'
import { ACCESS_TOKEN_SECONDS } from '#shared/session.ts'
import type { Database } from '../database/database.ts'
import { errorFields, type Log } from '../log.ts'
import { endedSessions } from './tables.ts'

export type EndedSessions = {
  has(sessionId: string): boolean
  /** Ends it here at once; the other servers learn of it within seconds. */
  add(sessionId: string): void
  refresh(): Promise<void>
  stop(): void
}

const POLL_MS = 5_000
/** A row is stamped before its transaction commits, so it can appear behind a mark that was read meanwhile. */
const OVERLAP_SECONDS = 30
/** A token's end is written by the clock of the server that made it, which may run ahead of the one that reads it. */
const CLOCK_SKEW_MAX_SECONDS = 30 * 60
export const RETENTION_SECONDS = ACCESS_TOKEN_SECONDS + CLOCK_SKEW_MAX_SECONDS

/**
 * The sessions whose access tokens have not expired yet but must count no more. How far they were read is told in the
 * database's time: a server whose clock runs ahead would otherwise look past every session that ends.
 */
export function watchEndedSessions(
  database: Pick<Database, 'auth'>,
  log: Log,
  elapsedMs: () => number = () => performance.now(),
): EndedSessions {
  const learnedAtMs = new Map<string, number>()
  let readUpTo: string | null = null

  async function refresh() {
    const since =
      readUpTo === null
        ? sql`now() - make_interval(secs => ${RETENTION_SECONDS})`
        : // A database that moved to another machine may have gone back in time.
          sql`least(to_timestamp(${readUpTo}::float8), now()) - make_interval(secs => ${OVERLAP_SECONDS})`
    // One statement, one snapshot: nothing can end between the rows and the mark.
    const { rows } = await database.auth.execute<{ now: string; id: string | null }>(sql`
      select extract(epoch from now())::text as now, ended.id
      from (select 1) as once left join ${endedSessions} as ended on ended.ended_at > ${since}`)
    const nowMs = elapsedMs()
    for (const { id } of rows) if (id !== null) learnedAtMs.set(id, nowMs)
    readUpTo = rows[0]?.now ?? readUpTo
    for (const [id, atMs] of learnedAtMs) if (atMs < nowMs - RETENTION_SECONDS * 1000) learnedAtMs.delete(id)
  }

  const timer = setInterval(() => {
    refresh().catch(error => log.warn('ended_sessions_poll_failed', errorFields(error)))
  }, POLL_MS)
  timer.unref()

  return {
    has: sessionId => learnedAtMs.has(sessionId),
    add: sessionId => learnedAtMs.set(sessionId, elapsedMs()),
    refresh,
    stop: () => clearInterval(timer),
  }
}
