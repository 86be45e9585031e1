import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deleteBatch } from '../database/delete-batch.ts'
import { endedSessions, sessions, verifications } from './tables.ts'

/** Cleanup tasks: sessions and links that have expired, and ended sessions whose tokens have. */
export function expiredSessions({ auth }: Database) {
  return [
    () => deleteBatch(auth, sessions, sessions.expiresAt, sql`now()`),
    () => deleteBatch(auth, verifications, verifications.expiresAt, sql`now() - interval '1 day'`),
    () => deleteBatch(auth, endedSessions, endedSessions.endedAt, sql`now() - interval '1 hour'`),
  ]
}
