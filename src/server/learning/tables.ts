import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/platform/auth/tables.ts'
import { timestamptz } from '#server/platform/database/timestamptz.ts'
import { LEARNING_KINDS } from '#shared/career/learning-link.ts'
import {
  CERTIFICATE_TEXT_MAX_CHARACTERS,
  LEARNING_NOTES_MAX_CHARACTERS,
  LOGGED_MINUTES_MAX,
  WEB_ADDRESS_MAX_CHARACTERS,
} from '#shared/learning/learning-progress.ts'
import { LEARNING_COSTS } from '#shared/learning/learning-resource.ts'

/** The catalog, the same for everybody, written by load-catalog.ts when the built file has changed; and the links that people add, with their owner. */
export const learningResources = pgTable('learning_resources', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  skill_tag: text('skill_tag').notNull(),
  tags: text('tags').array().notNull(),
  url: text('url').notNull(),
  provider: text('provider').notNull(),
  kind: text('kind', { enum: LEARNING_KINDS }).notNull(),
  place: integer('place').notNull(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  length_minutes: integer('length_minutes'),
  cost: text('cost', { enum: LEARNING_COSTS }),
  retired_at: timestamptz('retired_at'),
  created_at: timestamptz('created_at').notNull().default(sql`now()`),
  searchText: text('search_text')
    .notNull()
    .generatedAlwaysAs(sql`learning_search_text(title, description, tags)`),
})

/** What somebody wishes to learn in a week; without a row there is no plan. */
export const learningPlans = pgTable('learning_plans', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  weekly_minutes: smallint('weekly_minutes').notNull(),
  days: smallint('days').array().notNull(),
  updated_at: timestamptz('updated_at').notNull().default(sql`now()`),
})

/** Which version of a built file is in the database. */
export const catalogs = pgTable('catalogs', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  loaded_at: timestamptz('loaded_at').notNull().default(sql`now()`),
})

export const userLearning = pgTable(
  'user_learning',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource_id: uuid('resource_id')
      .notNull()
      .references(() => learningResources.id, { onDelete: 'cascade' }),
    created_at: timestamptz('created_at').notNull().default(sql`now()`),
  },
  table => [primaryKey({ columns: [table.userId, table.resource_id] })],
)

/** How far somebody is with a resource; stays when the resource is no longer saved. */
export const learningProgress = pgTable(
  'learning_progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource_id: uuid('resource_id')
      .notNull()
      .references(() => learningResources.id, { onDelete: 'cascade' }),
    progress: smallint('progress').notNull(),
    notes: text('notes'),
    completed_at: timestamptz('completed_at'),
    updated_at: timestamptz('updated_at').notNull().default(sql`now()`),
  },
  table => [
    primaryKey({ columns: [table.userId, table.resource_id] }),
    check('learning_progress_progress', sql`${table.progress} between 0 and 100`),
    check('learning_progress_notes', sql`char_length(${table.notes}) <= ${LEARNING_NOTES_MAX_CHARACTERS}`),
  ],
)

/** Minutes that somebody says they learned on a day of theirs. */
export const learningTime = pgTable(
  'learning_time',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    resource_id: uuid('resource_id').references(() => learningResources.id, { onDelete: 'set null' }),
    learned_on: date('learned_on', { mode: 'string' }).notNull(),
    minutes: smallint('minutes').notNull(),
    created_at: timestamptz('created_at').notNull().default(sql`now()`),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('learning_time_minutes', sql`${table.minutes} between 1 and ${LOGGED_MINUTES_MAX}`),
  ],
)

export const certificates = pgTable(
  'certificates',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    issued_on: date('issued_on', { mode: 'string' }),
    url: text('url'),
    created_at: timestamptz('created_at').notNull().default(sql`now()`),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    check(
      'certificates_name',
      sql`char_length(${table.name}) between 1 and ${CERTIFICATE_TEXT_MAX_CHARACTERS}`,
    ),
    check('certificates_issuer', sql`char_length(${table.issuer}) <= ${CERTIFICATE_TEXT_MAX_CHARACTERS}`),
    check('certificates_url', sql`char_length(${table.url}) <= ${WEB_ADDRESS_MAX_CHARACTERS}`),
  ],
)
