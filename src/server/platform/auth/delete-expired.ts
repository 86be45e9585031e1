import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { endedSessions, session, verification } from './tables.ts'

/** A cleanup task: sessions and links that have expired, and ended sessions whose tokens have. */
export async function deleteExpiredSessions(database: Database): Promise<void> {
  await database.auth.delete(session).where(lt(session.expiresAt, sql`now()`))
  await database.auth.delete(verification).where(lt(verification.expiresAt, sql`now() - interval '1 day'`))
  await database.auth.delete(endedSessions).where(lt(endedSessions.endedAt, sql`now() - interval '1 hour'`))
}
