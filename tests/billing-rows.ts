import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import type { TestApp } from './harness.ts'

/** Leaves something of a person in every table of plans, payments and what they used. */
export async function insertBillingRows(app: TestApp, userId: string, customerId: string): Promise<void> {
  await app.sql('insert into subscriptions (user_id, customer_id) values ($1, $2)', [userId, customerId])
  await app.sql(`insert into plan_grants (user_id, tier) values ($1, 'enterprise')`, [userId])
  await app.sql(
    `insert into entitlement_audit (user_id, id, actor, action) values ($1, $2, 'operator', 'grant')`,
    [userId, uuidV7()],
  )
  await app.sql(`insert into billing_mails (user_id, kind, about) values ($1, 'started', 'sub_1')`, [userId])
  await app.sql(
    `insert into usage_periods (user_id, month, ends_at) values ($1, date_trunc('month', now()), now())`,
    [userId],
  )
  await app.sql(
    `insert into usage_counters (user_id, feature, month, used) values ($1, 'chat-coach', date_trunc('month', now()), 1)`,
    [userId],
  )
  await app.sql(
    `insert into usage_reservations (user_id, id, feature, month, expires_at)
     values ($1, $2, 'chat-coach', date_trunc('month', now()), now())`,
    [userId, uuidV7()],
  )
  await app.sql(
    `insert into ai_usage (user_id, month, feature, calls, input_tokens, output_tokens, cost_micros)
     values ($1, date_trunc('month', now()), 'generate-resume', 1, 1000, 200, 900)`,
    [userId],
  )
}
