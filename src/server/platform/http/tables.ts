import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../database/timestamptz.ts'

/** Keys are keyed hashes: no address and no account can be read from them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    windowEndsAt: timestamptz('window_ends_at').notNull(),
  },
  table => [index('rate_limits_window').on(table.windowEndsAt)],
)

/** Used in turn by `api.claim_key`; without a foreign key, so a trigger empties them of a deleted account. */
export const idempotencyKeys0 = idempotencyKeys(0)
export const idempotencyKeys1 = idempotencyKeys(1)
export const idempotencyKeys2 = idempotencyKeys(2)

function idempotencyKeys(slot: number) {
  return pgTable(
    `idempotency_keys_${slot}`,
    {
      userId: uuid('user_id').notNull(),
      key: uuid('key').notNull(),
      requestHash: bigint('request_hash', { mode: 'bigint' }).notNull(),
      response: text('response').notNull(),
    },
    table => [primaryKey({ columns: [table.userId, table.key] })],
  )
}
