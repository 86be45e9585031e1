import * as z from 'zod'
import { sqlFunction } from '#server/platform/database/sql-function.ts'
import { type Entitlement, entitlement } from '#shared/billing/entitlement.ts'
import { Problem } from '#shared/problem.ts'
import type { BillingDeps } from './billing-deps.ts'
import { isOfProvider } from './provider-of-row.ts'

const READ_ENTITLEMENT = sqlFunction('read_entitlement', 2, { reads: true })

const time = z.string().nullable()
const counts = z.record(z.string(), z.number())

const entitlementRow = z.object({
  now: z.string(),
  time_zone: z.string().nullable(),
  mail_trial_ending: z.boolean(),
  mail_payments: z.boolean(),
  banner_dismissed: z.object({ form: z.string().nullable(), at: time }),
  trial_expires_at: z.string(),
  renews_on: z.string(),
  grant: z.object({ tier: z.literal('enterprise'), until: time }).nullable(),
  subscription: z
    .object({
      provider: z.enum(['stripe', 'sandbox']),
      livemode: z.boolean(),
      status: z.string().nullable(),
      billing_interval: z.enum(['month', 'year']).nullable(),
      current_period_end: time,
      cancel_at: time,
      ended_at: time,
      past_due_since: time,
      refunded_at: time,
      disputed_at: time,
      synced_at: time,
      checkout_expires_at: time,
    })
    .nullable(),
  /** Counted in this month, and held by work under way, by feature. */
  used: counts,
  held: counts,
})

type EntitlementRow = z.output<typeof entitlementRow>

/** Everything the plan of a person follows from, by the database's clock, so that servers with other clocks agree. */
export async function readEntitlement(
  { database, payments }: Pick<BillingDeps, 'database' | 'payments'>,
  userId: string,
  atMs: number | null = null,
): Promise<EntitlementRow & { entitlement: Entitlement }> {
  const at = atMs === null ? null : new Date(atMs).toISOString()
  const answer = await database.callFunction(READ_ENTITLEMENT, [userId, at])
  // A token can outlive its account by minutes.
  if (!answer) throw new Problem('unauthorized')
  const row = entitlementRow.parse(JSON.parse(answer))
  const subscription = row.subscription && isOfProvider(row.subscription, payments) ? row.subscription : null
  return {
    ...row,
    subscription,
    entitlement: entitlement({ ...row, subscription }, Date.parse(row.now)),
  }
}
