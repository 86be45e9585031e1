import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { endedSessions, sessions, verifications } from './tables.ts'

/** A cleanup task: sessions and links that have expired, and ended sessions whose tokens have. */
export async function deleteExpiredSessions(database: Database): Promise<void> {
  await database.auth.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await database.auth.delete(verifications).where(lt(verifications.expiresAt, sql`now() - interval '1 day'`))
  await database.auth.delete(endedSessions).where(lt(endedSessions.endedAt, sql`now() - interval '1 hour'`))
}
