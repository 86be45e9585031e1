import { sql } from 'drizzle-orm'
import { bigint, check, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/platform/auth/tables.ts'

/** What a person's requests to the language model took in a month. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: date('month', { mode: 'string' }).notNull(),
    feature: text('feature').notNull(),
    calls: integer('calls').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
    /** Millionths of a dollar; zero where no price is set. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.month, table.feature] }),
    check(
      'ai_usage_amounts',
      sql`${table.calls} >= 0 and ${table.inputTokens} >= 0 and ${table.outputTokens} >= 0 and ${table.costMicros} >= 0`,
    ),
  ],
)
