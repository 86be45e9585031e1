import { gt } from 'drizzle-orm'
import { ACCESS_TOKEN_SECONDS } from '#shared/account/session.ts'
import type { Database } from './database.ts'
import { errorFields, type Log } from './log.ts'
import { endedSessions } from './tables.ts'

export type EndedSessions = {
  has(sessionId: string): boolean
  /** Ends it here at once; the other servers learn of it within seconds. */
  add(sessionId: string): void
  refresh(): Promise<void>
  stop(): void
}

const POLL_MS = 5_000
const OVERLAP_MS = 30_000
const REMEMBER_MS = (ACCESS_TOKEN_SECONDS + 60) * 1000

/** The sessions whose access tokens have not expired yet but must count no more. */
export function watchEndedSessions(database: Database, log: Log): EndedSessions {
  const ended = new Map<string, number>()
  let readUpToMs = Date.now() - REMEMBER_MS

  async function refresh() {
    const startedMs = Date.now()
    const rows = await database.auth
      .select({ id: endedSessions.id, endedAt: endedSessions.endedAt })
      .from(endedSessions)
      .where(gt(endedSessions.endedAt, new Date(readUpToMs - OVERLAP_MS)))
    for (const row of rows) ended.set(row.id, row.endedAt.getTime())
    readUpToMs = startedMs
    for (const [id, atMs] of ended) if (atMs < startedMs - REMEMBER_MS) ended.delete(id)
  }

  const timer = setInterval(() => {
    refresh().catch(error => log.warn('ended_sessions_unread', errorFields(error)))
  }, POLL_MS)
  timer.unref()

  return {
    has: sessionId => ended.has(sessionId),
    add: sessionId => ended.set(sessionId, Date.now()),
    refresh,
    stop: () => clearInterval(timer),
  }
}
