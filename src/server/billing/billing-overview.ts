import type { Billing } from '#shared/billing/contract.ts'
import { featureAccess } from '#shared/billing/feature-access.ts'
import { FEATURES } from '#shared/billing/features.ts'
import type { BillingDeps } from './billing-deps.ts'
import { readEntitlement } from './read-entitlement.ts'

/** Plan, usage of this month and choices of a person, as Settings and the cards show them. */
export async function billingOverview(
  deps: Pick<BillingDeps, 'database' | 'payments'>,
  userId: string,
): Promise<Billing> {
  const row = await readEntitlement(deps, userId)
  const { plan, tier, ends_at, subscription } = row.entitlement
  return {
    payments: deps.payments.provider,
    plan,
    tier,
    ends_at,
    state: subscription.state,
    billing_interval: row.subscription?.billing_interval ?? null,
    manageable: row.subscription !== null && deps.payments.provider !== 'off',
    trial_expires_at: row.trial_expires_at,
    time_zone: row.time_zone,
    renews_on: row.renews_on,
    usage: FEATURES.map(feature => {
      const { enabled, monthlyLimit } = featureAccess(plan, feature)
      const used = row.used[feature] ?? 0
      const taken = used + (row.held[feature] ?? 0)
      return {
        feature,
        enabled,
        monthly_limit: monthlyLimit ?? null,
        used,
        left: monthlyLimit === undefined ? null : Math.max(0, monthlyLimit - taken),
      }
    }),
    mail_trial_ending: row.mail_trial_ending,
    mail_payments: row.mail_payments,
    banner_dismissed: row.banner_dismissed,
  }
}
