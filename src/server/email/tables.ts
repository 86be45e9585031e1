import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/platform/auth/tables.ts'
import { timestamptz } from '#server/platform/database/timestamptz.ts'

/** Mails waiting to be sent; a row goes when its mail has gone. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    unsubscribeUrl: text('unsubscribe_url'),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    dueAt: timestamptz('due_at').notNull().default(sql`now()`),
    createdAt: timestamptz('created_at').notNull().default(sql`now()`),
  },
  table => [
    index('mail_outbox_due').on(table.dueAt),
    index('mail_outbox_owner').on(table.ownerId),
    index('mail_outbox_created').on(table.createdAt),
  ],
)
