import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgSchema,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestamptz } from '../database/timestamptz.ts'

const created = () => timestamptz('created_at').notNull().defaultNow()
const updated = () => timestamptz('updated_at').notNull().defaultNow()

/** Accounts and sessions; only the authentication role reads it. */
export const auth = pgSchema('auth')

export const users = auth.table('users', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** Signs the cookies of known browsers; changes with the password. */
  deviceKey: uuid('device_key').notNull().default(sql`gen_random_uuid()`),
  createdAt: created(),
  updatedAt: updated(),
})

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = auth.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    token: text('token').notNull().unique(),
    /** Every credential of a session starts alike, so that an old one is known for what it is. */
    tokenFamily: text('token_family').notNull().generatedAlwaysAs(sql`left(token, 32)`),
    /** The credential before the last refresh; for seconds it still counts, later its return ends the session. */
    previousToken: text('previous_token'),
    rotatedAt: timestamptz('rotated_at'),
    /** Since then; every further one within the seconds counts against a limit. */
    refreshes: smallint('refreshes').notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: created(),
    updatedAt: updated(),
  },
  table => [
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
    uniqueIndex('sessions_token_family').on(table.tokenFamily),
  ],
)

export const accounts = auth.table(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamptz('access_token_expires_at'),
    refreshTokenExpiresAt: timestamptz('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: created(),
    updatedAt: updated(),
  },
  table => [
    index('accounts_user').on(table.userId),
    unique('accounts_provider_account').on(table.providerId, table.accountId),
  ],
)

export const verifications = auth.table(
  'verifications',
  {
    // Text, not uuid: better-auth reserves deterministic ids here to allow a thing only once.
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  table => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires').on(table.expiresAt),
  ],
)

export const twoFactors = auth.table(
  'two_factors',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: timestamptz('locked_until'),
    /** The half minute whose code was used last; it and all before count no more. */
    lastUsedStep: bigint('last_used_step', { mode: 'number' }),
  },
  table => [index('two_factors_user').on(table.userId), index('two_factors_secret').on(table.secret)],
)

export const jwks = auth.table('jwks', {
  id: uuid('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: created(),
  expiresAt: timestamptz('expires_at'),
})

/** Filled by a trigger when a session row goes, so that its access tokens end before they expire. */
export const endedSessions = auth.table(
  'ended_sessions',
  {
    id: uuid('id').primaryKey(),
    endedAt: timestamptz('ended_at').notNull().default(sql`clock_timestamp()`),
  },
  table => [index('ended_sessions_ended').on(table.endedAt)],
)
