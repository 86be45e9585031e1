import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#server/platform/auth/tables.ts'
import { timestamptz } from '#server/platform/database/timestamptz.ts'

/** Ids are UUIDv7: they tell the order in which check-ins were saved, `noted_at` the days they are about. */
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
    notedAt: timestamptz('noted_at').notNull().default(sql`now()`),
    clientId: uuid('client_id'),
    drained: text('drained').array(),
    gave_energy: text('gave_energy').array(),
    sleep_hours: real('sleep_hours'),
    work_hours: real('work_hours'),
    ease: smallint('ease'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('check_ins_noted').on(table.userId, table.notedAt, table.id),
    uniqueIndex('check_ins_client')
      .on(table.userId, table.clientId)
      .where(sql`${table.clientId} is not null`),
    check('check_ins_mood', sql`${table.mood} between 1 and 5`),
    check('check_ins_energy', sql`${table.energy} between 1 and 5`),
    check('check_ins_notes', sql`char_length(${table.notes}) between 1 and 2000`),
  ],
)

/** When somebody wants to be reminded to check in; who never chose has no row. */
export const checkInReminders = pgTable('check_in_reminders', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  is_on: boolean('is_on').notNull(),
  by_mail: boolean('by_mail').notNull().default(true),
  /** Monday is 1. */
  days: smallint('days').array().notNull(),
  hour: smallint('hour').notNull(),
  /** When the job looks at it again; what is sent then depends on the clock of the profile's time zone. */
  nextAt: timestamptz('next_at').notNull(),
  /** The local day of the last reminder. */
  lastDay: date('last_day', { mode: 'string' }),
})

/** Changes at work that somebody wants to see beside their check-ins. */
export const careerEvents = pgTable(
  'career_events',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    happened_on: date('happened_on', { mode: 'string' }).notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)

/** Browsers that may be rung for a reminder. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    createdAt: timestamptz('created_at').notNull().default(sql`now()`),
  },
  table => [primaryKey({ columns: [table.userId, table.endpoint] })],
)
