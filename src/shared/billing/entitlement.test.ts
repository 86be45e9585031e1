import { describe, expect, test } from 'vitest'
import { type EntitlementFacts, entitlement, planName } from './entitlement.ts'

const NOW = Date.parse('2026-11-15T12:00:00.000Z')
const at = (offsetMs: number) => new Date(NOW + offsetMs).toISOString()

const PAID = {
  status: 'active',
  billing_interval: 'month',
  current_period_end: at(1000),
  cancel_at: null,
  ended_at: null,
  past_due_since: null,
  refunded_at: null,
  disputed_at: null,
} as const
const granted = (until: string | null) => ({ tier: 'enterprise', until }) as const

describe('the plan of an account', () => {
  test.each<[string, Partial<EntitlementFacts>, string, string | null, string | null]>([
    ['is trial until its last moment', { trial_expires_at: at(1) }, 'trial', null, null],
    ['is free at that moment', { trial_expires_at: at(0) }, 'free', null, null],
    ['is Professional once paid', { subscription: PAID }, 'professional', 'Professional', at(1000)],
    [
      'is Professional in the trial too',
      { trial_expires_at: at(1), subscription: PAID },
      'professional',
      'Professional',
      at(1000),
    ],
    [
      'is free when the payment was given back',
      { subscription: { ...PAID, refunded_at: at(-1) } },
      'free',
      null,
      null,
    ],
    [
      'is Enterprise by a grant, before what was paid',
      { grant: granted(at(1)), subscription: PAID },
      'enterprise',
      'Enterprise',
      at(1),
    ],
    ['is Enterprise without an end', { grant: granted(null) }, 'enterprise', 'Enterprise', null],
    [
      'falls back to what was paid when the grant ends',
      { grant: granted(at(0)), subscription: PAID },
      'professional',
      'Professional',
      at(1000),
    ],
  ])('%s', (_name, change, plan, tier, ends_at) => {
    const facts = { trial_expires_at: at(-1), grant: null, subscription: null, ...change }
    expect(entitlement(facts, NOW)).toMatchObject({ plan, tier, ends_at })
  })
})

test.each([
  [true, 'Enterprise', 'Enterprise'],
  [true, null, 'Professional'],
  [false, null, 'Free'],
])('subscribed %s with tier %s is called %s', (subscribed, subscription_tier, name) => {
  expect(planName({ subscribed, subscription_tier })).toBe(name)
})
