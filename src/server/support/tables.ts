import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#server/platform/database/timestamptz.ts'

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  createdAt: timestamptz('created_at').notNull().default(sql`now()`),
})

export const contactRequests = pgTable(
  'contact_requests',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    category: text('category').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: timestamptz('created_at').notNull().default(sql`now()`),
    /** Null until its mail was handed over. */
    mailedAt: timestamptz('mailed_at'),
  },
  table => [index('contact_requests_email').on(table.email)],
)
