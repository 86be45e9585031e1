import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#server/platform/auth/tables.ts'
import { timestamptz } from '#server/platform/database/timestamptz.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Who is a customer of the payment provider, and the facts of the newest read of their subscription; what they mean
 * at a moment is subscriptionState's to say.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull().unique(),
    provider: text('provider').$type<'stripe' | 'sandbox'>().notNull().default('stripe'),
    livemode: boolean('livemode').notNull().default(false),
    subscriptionId: text('subscription_id').unique(),
    status: text('status'),
    billingInterval: text('billing_interval').$type<'month' | 'year'>(),
    currentPeriodEnd: timestamptz('current_period_end'),
    cancelAt: timestamptz('cancel_at'),
    endedAt: timestamptz('ended_at'),
    pastDueSince: timestamptz('past_due_since'),
    refundedAt: timestamptz('refunded_at'),
    disputedAt: timestamptz('disputed_at'),
    /** The state that the audit and the mails know of. */
    notedState: text('noted_state').notNull().default('none'),
    checkoutClaim: uuid('checkout_claim'),
    checkoutClaimedUntil: timestamptz('checkout_claimed_until'),
    checkoutId: text('checkout_id'),
    checkoutUrl: text('checkout_url'),
    checkoutInterval: text('checkout_interval').$type<'month' | 'year'>(),
    checkoutExpiresAt: timestamptz('checkout_expires_at'),
    syncVersion: bigint('sync_version', { mode: 'number' }).notNull().default(0),
    syncedAt: timestamptz('synced_at'),
    createdAt: timestamptz('created_at').notNull().default(sql`now()`),
  },
  table => [
    index('subscriptions_synced').on(table.syncedAt.nullsFirst()),
    check('subscriptions_provider', sql`${table.provider} in ('stripe', 'sandbox')`),
    check('subscriptions_interval', sql`${table.billingInterval} in ('month', 'year')`),
    check('subscriptions_checkout_interval', sql`${table.checkoutInterval} in ('month', 'year')`),
  ],
)

/** What the provider reported: whom to read again. The payload is not kept. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    type: text('type').notNull(),
    objectId: text('object_id').notNull(),
    customerId: text('customer_id'),
    happenedAt: timestamptz('happened_at').notNull(),
    receivedAt: timestamptz('received_at').notNull().default(sql`now()`),
    attempts: integer('attempts').notNull().default(0),
    dueAt: timestamptz('due_at').notNull().default(sql`now()`),
    appliedAt: timestamptz('applied_at'),
    outcome: text('outcome'),
  },
  table => [
    index('payment_events_due').on(table.dueAt).where(sql`${table.appliedAt} is null`),
    index('payment_events_customer').on(table.customerId),
  ],
)

/** What an operator gave by hand. */
export const planGrants = pgTable(
  'plan_grants',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text('tier').$type<'enterprise'>().notNull(),
    until: timestamptz('until'),
    grantedAt: timestamptz('granted_at').notNull().default(sql`now()`),
  },
  table => [check('plan_grants_tier_check', sql`${table.tier} in ('enterprise')`)],
)

/** Who gave or took what, and when; added to, never changed. */
export const entitlementAudit = pgTable(
  'entitlement_audit',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    createdAt: timestamptz('created_at').notNull().default(sql`now()`),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)

/** Which mail about a plan has gone, so that none goes twice. */
export const billingMails = pgTable(
  'billing_mails',
  {
    userId: owner(),
    kind: text('kind').notNull(),
    about: text('about').notNull(),
    createdAt: timestamptz('created_at').notNull().default(sql`now()`),
  },
  table => [primaryKey({ columns: [table.userId, table.kind, table.about] })],
)

/** The running month of a person. */
export const usagePeriods = pgTable('usage_periods', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  month: date('month', { mode: 'string' }).notNull(),
  endsAt: timestamptz('ends_at').notNull(),
})

/** How often a limited feature was used in a month. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    userId: owner(),
    feature: text('feature').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    used: integer('used').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.feature, table.month] }),
    check('usage_counters_used_check', sql`${table.used} >= 0`),
  ],
)

/** Uses under way; one that is neither settled nor held on to runs out. */
export const usageReservations = pgTable(
  'usage_reservations',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    feature: text('feature').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    settledAt: timestamptz('settled_at'),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)
