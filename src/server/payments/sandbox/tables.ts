import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#server/platform/database/timestamptz.ts'
import type { SandboxObject } from './account.ts'

/** What the local stand-in for the payment provider remembers; empty wherever money moves. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    customerId: text('customer_id'),
    data: jsonb('data').$type<SandboxObject>().notNull(),
    createdAt: timestamptz('created_at').notNull().default(sql`clock_timestamp()`),
  },
  table => [index('sandbox_objects_customer').on(table.customerId, table.kind)],
)
