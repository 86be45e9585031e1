import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { idempotencyKeys, rateLimits } from './tables.ts'

/** A cleanup task: limits whose window has ended, and idempotency keys of yesterday. */
export async function deleteExpiredLimits(database: Database): Promise<void> {
  await database.asSystem(async tx => {
    await tx.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`))
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`))
  })
}
