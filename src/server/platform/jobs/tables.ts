import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#server/platform/database/timestamptz.ts'

/** Which scheduled job was begun last, and when: of several servers one runs it. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: timestamptz('started_at').notNull(),
})
