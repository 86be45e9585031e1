import { sql } from 'drizzle-orm'
import type { SqlFunction } from '../database/call-function.ts'
import type { Database } from '../database/database.ts'
import { deleteBatch } from '../database/delete-batch.ts'
import { IDEMPOTENCY_SLOT_SECONDS } from './idempotency-key.ts'
import { rateLimits } from './tables.ts'

const ROTATE_IDEMPOTENCY_KEYS: SqlFunction = {
  name: 'rotate_idempotency_keys',
  text: 'select api.rotate_idempotency_keys($1, now()) as answer',
}

/** Cleanup tasks: limits whose window has ended, and idempotency keys of earlier hours. */
export function expiredLimits(database: Database) {
  return [
    () => database.asSystem(tx => deleteBatch(tx, rateLimits, rateLimits.windowEndsAt, sql`now()`)),
    async () => {
      await database.callFunction(ROTATE_IDEMPOTENCY_KEYS, [IDEMPOTENCY_SLOT_SECONDS])
      return 0
    },
  ]
}
