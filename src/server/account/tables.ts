import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/platform/auth/tables.ts'
import { timestamptz } from '#server/platform/database/timestamptz.ts'
import type { ConsentPurpose } from '#shared/account/consent.ts'
import type { TrialBanner } from '#shared/billing/trial.ts'

/** One row a person, made with the account. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    full_name: text('full_name'),
    job_title: text('job_title'),
    industry: text('industry'),
    years_experience: text('years_experience'),
    location: text('location'),
    skills: text('skills').array().notNull().default(sql`'{}'`),
    interests: text('interests'),
    work_style: text('work_style'),
    communication_style: text('communication_style'),
    career_goals: text('career_goals'),
    daily_check_ins: boolean('daily_check_ins').notNull().default(true),
    connect_wearables: boolean('connect_wearables').notNull().default(false),
    voice_analysis: boolean('voice_analysis').notNull().default(false),
    onboarding_completed: boolean('onboarding_completed').notNull().default(false),
    time_zone: text('time_zone'),
    mail_trial_ending: boolean('mail_trial_ending').notNull().default(true),
    mail_payments: boolean('mail_payments').notNull().default(true),
    banner_dismissed: text('banner_dismissed').$type<TrialBanner>(),
    banner_dismissed_at: timestamptz('banner_dismissed_at'),
    trial_started_at: timestamptz('trial_started_at').notNull().default(sql`now()`),
    trial_expires_at: timestamptz('trial_expires_at').notNull().default(sql`now() + interval '14 days'`),
    created_at: timestamptz('created_at').notNull().default(sql`now()`),
  },
  table => [index('profiles_trial_expires_at').on(table.trial_expires_at)],
)

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a person agreed to and took back, kept as it happened; the newest row of a purpose holds. */
export const consents = pgTable(
  'consents',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    granted: boolean('granted').notNull(),
    text_version: text('text_version').notNull(),
    created_at: timestamptz('created_at').notNull().default(sql`clock_timestamp()`),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('consents_latest').on(table.userId, table.purpose, table.id),
  ],
)

/** With which a program acts as the person who made them; of a key only the hash is kept. */
export const apiKeys = pgTable(
  'api_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    ending: text('ending').notNull(),
    created_at: timestamptz('created_at').notNull().default(sql`now()`),
    last_used_on: date('last_used_on', { mode: 'string' }),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('api_keys_hash').on(table.keyHash),
  ],
)
