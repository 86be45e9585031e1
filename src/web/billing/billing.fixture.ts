import type { Billing, SubscriptionInfo } from '#shared/billing/contract.ts'
import { featureAccess } from '#shared/billing/feature-access.ts'
import { FEATURES, type Plan } from '#shared/billing/features.ts'

/** What the server says of somebody on a plan, in the middle of November 2026. */
export function billingOn(plan: Plan, more: Partial<Billing> = {}): Billing {
  return {
    payments: 'stripe',
    plan,
    tier: { trial: null, free: null, professional: 'Professional', enterprise: 'Enterprise' }[plan],
    ends_at: plan === 'professional' ? PERIOD_END : null,
    state: plan === 'professional' ? 'active' : 'none',
    billing_interval: plan === 'professional' ? 'month' : null,
    manageable: plan === 'professional',
    trial_expires_at: '2026-11-09T12:00:00Z',
    time_zone: 'Europe/Berlin',
    renews_on: '2026-12-01',
    usage: FEATURES.map(feature => {
      const { enabled, monthlyLimit } = featureAccess(plan, feature)
      const used = monthlyLimit === undefined || feature === 'api-access' ? 0 : 1
      return {
        feature,
        enabled,
        monthly_limit: monthlyLimit ?? null,
        used,
        left: monthlyLimit === undefined ? null : monthlyLimit - used,
      }
    }),
    mail_trial_ending: true,
    mail_payments: true,
    banner_dismissed: { form: null, at: null },
    ...more,
  }
}

/** Noon, so that the day is the same in most time zones. */
export const PERIOD_END = '2026-12-15T12:00:00Z'

export const SUBSCRIBED: SubscriptionInfo = {
  subscribed: true,
  subscription_tier: 'Professional',
  subscription_end: PERIOD_END,
}
