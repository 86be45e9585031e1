import type { Plan } from './features.ts'
import { type SubscriptionFacts, type SubscriptionVerdict, subscriptionState } from './subscription-state.ts'

export type EntitlementFacts = {
  trial_expires_at: string
  grant: { tier: 'enterprise'; until: string | null } | null
  /** Null also when the row belongs to another provider or mode than the one in use: sandbox money opens nothing in production. */
  subscription: SubscriptionFacts | null
}

export type Entitlement = {
  plan: Plan
  tier: 'Professional' | 'Enterprise' | null
  ends_at: string | null
  subscription: SubscriptionVerdict
}

export function entitlement(facts: EntitlementFacts, nowMs: number): Entitlement {
  const subscription = subscriptionState(facts.subscription, nowMs)
  const { grant } = facts
  if (grant && (grant.until === null || nowMs < Date.parse(grant.until)))
    return { plan: 'enterprise', tier: 'Enterprise', ends_at: grant.until, subscription }
  if (subscription.subscribed)
    return { plan: 'professional', tier: 'Professional', ends_at: subscription.ends_at, subscription }
  const plan = nowMs < Date.parse(facts.trial_expires_at) ? 'trial' : 'free'
  return { plan, tier: null, ends_at: null, subscription }
}

/** The name on the badge: "Free" during the trial too. */
export function planName(subscription: { subscribed: boolean; subscription_tier: string | null }): string {
  return subscription.subscription_tier ?? (subscription.subscribed ? 'Professional' : 'Free')
}
