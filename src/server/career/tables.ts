import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#server/platform/auth/tables.ts'
import { timestamptz } from '#server/platform/database/timestamptz.ts'
import { HIDE_NOTE_MAX_CHARACTERS, HIDE_REASONS } from '#shared/career/hidden-suggestion.ts'
import {
  OBJECTIVE_MAX_CHARACTERS,
  POSTING_MAX_CHARACTERS,
  RESUME_LABEL_MAX_CHARACTERS,
  RESUME_ROLE_MAX_CHARACTERS,
  RESUME_TEMPLATES,
  RESUME_TEXT_MAX_CHARACTERS,
} from '#shared/career/saved-resume.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const createdAt = () => timestamptz('created_at').notNull().default(sql`now()`)

/** Ids are UUIDv7, so the primary key is also the newest-first order of one person. */
export const resumes = pgTable(
  'resumes',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    role: text('role').notNull(),
    objective: text('objective'),
    resume_text: text('resume_text').notNull(),
    cover_letter_text: text('cover_letter_text').notNull(),
    label: text('label'),
    posting_text: text('posting_text'),
    template: text('template', { enum: RESUME_TEMPLATES }),
    /** What stood there before it was saved over last. */
    earlier_resume_text: text('earlier_resume_text'),
    earlier_cover_letter_text: text('earlier_cover_letter_text'),
    created_at: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('resumes_role', sql`char_length(${table.role}) between 1 and ${RESUME_ROLE_MAX_CHARACTERS}`),
    check('resumes_objective', sql`char_length(${table.objective}) <= ${OBJECTIVE_MAX_CHARACTERS}`),
    check('resumes_resume_text', sql`char_length(${table.resume_text}) <= ${RESUME_TEXT_MAX_CHARACTERS}`),
    check(
      'resumes_cover_letter_text',
      sql`char_length(${table.cover_letter_text}) <= ${RESUME_TEXT_MAX_CHARACTERS}`,
    ),
    check('resumes_label', sql`char_length(${table.label}) <= ${RESUME_LABEL_MAX_CHARACTERS}`),
    check('resumes_posting_text', sql`char_length(${table.posting_text}) <= ${POSTING_MAX_CHARACTERS}`),
    check(
      'resumes_earlier_resume_text',
      sql`char_length(${table.earlier_resume_text}) <= ${RESUME_TEXT_MAX_CHARACTERS}`,
    ),
    check(
      'resumes_earlier_cover_letter_text',
      sql`char_length(${table.earlier_cover_letter_text}) <= ${RESUME_TEXT_MAX_CHARACTERS}`,
    ),
  ],
)

/** Suggestions made at one moment. `details` is what the engine found then; stored-suggestions.ts reads it. */
export const suggestionRuns = pgTable(
  'career_suggestion_runs',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    details: jsonb('details').notNull(),
    created_at: createdAt(),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)

export const suggestions = pgTable(
  'career_suggestions',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    runId: uuid('run_id').notNull(),
    place: smallint('place').notNull(),
    role: text('role').notNull(),
    description: text('description').notNull(),
    salary_range: text('salary_range').notNull(),
    key_skills: text('key_skills').array().notNull(),
    match_score: smallint('match_score'),
    details: jsonb('details').notNull(),
    created_at: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.runId],
      foreignColumns: [suggestionRuns.userId, suggestionRuns.id],
    }).onDelete('cascade'),
  ],
)

export const hiddenSuggestions = pgTable(
  'hidden_suggestions',
  {
    userId: owner(),
    code: text('code').notNull(),
    role: text('role').notNull(),
    reason: text('reason', { enum: HIDE_REASONS }).notNull(),
    note: text('note'),
    created_at: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.code] }),
    check('hidden_suggestions_note', sql`char_length(${table.note}) <= ${HIDE_NOTE_MAX_CHARACTERS}`),
  ],
)

export const goalCorrections = pgTable('goal_corrections', {
  userId: owner().primaryKey(),
  corrections: jsonb('corrections').notNull(),
  created_at: createdAt(),
})

export const skillLevels = pgTable(
  'skill_levels',
  {
    userId: owner(),
    skill: text('skill').notNull(),
    level: smallint('level').notNull(),
    created_at: createdAt(),
  },
  table => [primaryKey({ columns: [table.userId, table.skill] })],
)

export const licenseAnswers = pgTable(
  'license_answers',
  {
    userId: owner(),
    license: text('license').notNull(),
    held: boolean('held').notNull(),
    created_at: createdAt(),
  },
  table => [primaryKey({ columns: [table.userId, table.license] })],
)

/** What was read of an own résumé, kept because the person asked for it. */
export const keptFacts = pgTable('kept_resume_facts', {
  userId: owner().primaryKey(),
  facts: jsonb('facts').notNull(),
  created_at: createdAt(),
})
