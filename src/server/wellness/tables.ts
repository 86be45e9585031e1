import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/platform/auth/tables.ts'
import { timestamptz } from '#server/platform/database/timestamptz.ts'

/** Ids are UUIDv7, so the primary key is also the newest-first order of one person. */
export const checkIns = pgTable(
  'check_ins',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    mood: smallint('mood').notNull(),
    energy: smallint('energy').notNull(),
    notes: text('notes'),
    createdAt: timestamptz('created_at').notNull().default(sql`now()`),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('check_ins_mood', sql`${table.mood} between 1 and 5`),
    check('check_ins_energy', sql`${table.energy} between 1 and 5`),
    check('check_ins_notes', sql`char_length(${table.notes}) between 1 and 2000`),
  ],
)
