import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decidingSubscription,
  RUNNING_STATUSES,
  SUBSCRIPTION_STATES,
  type SubscriptionFacts,
  subscriptionState,
} from './subscription-state.ts'

const DAY_MS = 24 * 3600 * 1000
const NOW = Date.parse('2026-11-15T12:00:00.000Z')
const at = (offsetMs: number) => new Date(NOW + offsetMs).toISOString()

const ACTIVE: SubscriptionFacts = {
  status: 'active',
  billing_interval: 'month',
  current_period_end: at(10 * DAY_MS),
  cancel_at: null,
  ended_at: null,
  past_due_since: null,
  refunded_at: null,
  disputed_at: null,
}

describe('a subscription is', () => {
  test.each<[string, Partial<SubscriptionFacts> | null, string, string | null]>([
    ['none without a row', null, 'none', null],
    ['none before anything was read', { status: null }, 'none', null],
    ['none when the first payment never came', { status: 'incomplete_expired' }, 'none', null],
    ['none under a word we do not know', { status: 'frozen' }, 'none', null],
    ['incomplete while the bank asks', { status: 'incomplete' }, 'incomplete', null],
    ['active', {}, 'active', at(10 * DAY_MS)],
    ['trialing at the provider', { status: 'trialing' }, 'trialing', at(10 * DAY_MS)],
    [
      'active until the renewal has been unheard of for 7 days',
      { current_period_end: at(1 - 7 * DAY_MS) },
      'active',
      at(1 - 7 * DAY_MS),
    ],
    ['unpaid then', { current_period_end: at(-7 * DAY_MS) }, 'unpaid', null],
    ['unpaid without an end of its period', { current_period_end: null }, 'unpaid', null],
    ['cancelling until its last moment', { cancel_at: at(1) }, 'cancelling', at(1)],
    ['ended at that moment', { cancel_at: at(0) }, 'ended', at(0)],
    ['past due for 7 days', { status: 'past_due', past_due_since: at(1 - 7 * DAY_MS) }, 'past_due', at(1)],
    ['unpaid after them', { status: 'past_due', past_due_since: at(-7 * DAY_MS) }, 'unpaid', null],
    ['unpaid when nobody knows since when', { status: 'past_due' }, 'unpaid', null],
    ['unpaid', { status: 'unpaid' }, 'unpaid', null],
    ['paused', { status: 'paused' }, 'paused', null],
    ['ended', { status: 'canceled', ended_at: at(-1) }, 'ended', at(-1)],
    ['ended, whatever else is said', { ended_at: at(-1), refunded_at: at(-2) }, 'ended', at(-1)],
    ['refunded', { refunded_at: at(-5) }, 'refunded', at(-5)],
    ['disputed', { disputed_at: at(-6) }, 'disputed', at(-6)],
    ['disputed before refunded', { refunded_at: at(-5), disputed_at: at(-6) }, 'disputed', at(-6)],
  ])('%s', (_name, change, state, ends_at) => {
    const verdict = subscriptionState(change && { ...ACTIVE, ...change }, NOW)
    expect(verdict).toEqual({
      state,
      ends_at,
      subscribed: ['trialing', 'active', 'cancelling', 'past_due'].includes(state),
    })
  })
})

const time = fc.option(fc.integer({ min: -40, max: 40 }).map(days => at(days * DAY_MS)))
const facts: fc.Arbitrary<SubscriptionFacts> = fc.record({
  status: fc.option(
    fc.constantFrom(...RUNNING_STATUSES, 'incomplete', 'incomplete_expired', 'canceled', 'a new word'),
  ),
  billing_interval: fc.constantFrom('month', 'year', null),
  current_period_end: time,
  cancel_at: time,
  ended_at: time,
  past_due_since: time,
  refunded_at: time,
  disputed_at: time,
})

describe('whatever the facts are', () => {
  test('Professional is open only to those who paid and kept it paid', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: -60, max: 60 }), (known, days) => {
        const { subscribed, state } = subscriptionState(known, NOW + days * DAY_MS)
        expect(SUBSCRIPTION_STATES).toContain(state)
        if (!subscribed) return
        expect(['active', 'trialing', 'past_due']).toContain(known.status)
        expect([known.ended_at, known.refunded_at, known.disputed_at]).toEqual([null, null, null])
      }),
    )
  })

  test('time alone closes, and never opens again', () => {
    fc.assert(
      fc.property(facts, fc.nat(60), fc.nat(60), (known, first, more) => {
        const earlier = subscriptionState(known, NOW + first * DAY_MS).subscribed
        const later = subscriptionState(known, NOW + (first + more) * DAY_MS).subscribed
        expect(later && !earlier).toBe(false)
      }),
    )
  })
})

describe('of several subscriptions', () => {
  const one = (id: string, status: string, created: number) => ({ id, status, created })

  test.each([
    ['the one that runs counts', [one('a', 'canceled', 9), one('b', 'active', 1)], 'b'],
    ['a paid one before one that is past due', [one('a', 'past_due', 9), one('b', 'trialing', 1)], 'b'],
    ['the newest of equals', [one('a', 'active', 1), one('b', 'active', 2)], 'b'],
    ['of two that are over, the newest', [one('a', 'canceled', 3), one('b', 'incomplete_expired', 2)], 'a'],
    ['none of none', [], undefined],
  ])('%s', (_name, all, id) => {
    expect(decidingSubscription(all)?.id).toBe(id)
  })

  test('their order does not matter', () => {
    const subscription = fc.record({
      id: fc.uuid(),
      status: fc.constantFrom('active', 'past_due', 'canceled', 'incomplete'),
      created: fc.nat(3),
    })
    fc.assert(
      fc.property(fc.array(subscription, { maxLength: 6 }), all => {
        expect(decidingSubscription(all.toReversed())).toEqual(decidingSubscription(all))
      }),
    )
  })
})
