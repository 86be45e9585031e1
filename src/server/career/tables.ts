import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/platform/auth/tables.ts'
import { timestamptz } from '#server/platform/database/timestamptz.ts'

/** Ids are UUIDv7, so the primary key is also the newest-first order of one person. */
export const resumes = pgTable(
  'resumes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    role: text('role').notNull(),
    objective: text('objective'),
    resume_text: text('resume_text').notNull(),
    cover_letter_text: text('cover_letter_text').notNull(),
    created_at: timestamptz('created_at').notNull().default(sql`now()`),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('resumes_role', sql`char_length(${table.role}) between 1 and 200`),
    check('resumes_objective', sql`char_length(${table.objective}) <= 4000`),
    check('resumes_resume_text', sql`char_length(${table.resume_text}) <= 100000`),
    check('resumes_cover_letter_text', sql`char_length(${table.cover_letter_text}) <= 100000`),
  ],
)
