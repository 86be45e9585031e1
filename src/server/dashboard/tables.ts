import { boolean, date, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/platform/auth/tables.ts'
import { timestamptz } from '#server/platform/database/timestamptz.ts'

/** Who wants a weekly summary by mail; who never chose has no row. */
export const weeklyMails = pgTable('weekly_mails', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  is_on: boolean('is_on').notNull(),
  /** When the job looks at it again. */
  nextAt: timestamptz('next_at').notNull(),
  /** The local day of the last mail. */
  lastDay: date('last_day', { mode: 'string' }),
})
