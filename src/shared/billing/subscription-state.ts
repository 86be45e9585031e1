import { PAST_DUE_GRACE_DAYS, RENEWAL_GRACE_DAYS } from './plans.ts'

const DAY_MS = 24 * 3600 * 1000

/** What the provider said last about the one subscription of a person that matters. Times are ISO strings. */
export type SubscriptionFacts = {
  /** The provider's own word; one we do not know opens nothing. */
  status: string | null
  billing_interval: 'month' | 'year' | null
  current_period_end: string | null
  /** When it ends by itself, at the period end or on a date. */
  cancel_at: string | null
  ended_at: string | null
  /** When the invoice that could not be collected was due. */
  past_due_since: string | null
  /** The payment of the running period was given back in full. */
  refunded_at: string | null
  /** The money is withheld or lost. */
  disputed_at: string | null
}

export const SUBSCRIPTION_STATES = [
  'none',
  'incomplete',
  'trialing',
  'active',
  'cancelling',
  'past_due',
  'unpaid',
  'paused',
  'refunded',
  'disputed',
  'ended',
] as const
type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** These open Professional; no other does. */
export const SUBSCRIBED_STATES: readonly SubscriptionState[] = [
  'trialing',
  'active',
  'cancelling',
  'past_due',
]
/** These are still charged, or would be charged again: a second checkout would bill twice. */
export const RUNNING_STATUSES: readonly string[] = ['trialing', 'active', 'past_due', 'unpaid', 'paused']

export type SubscriptionVerdict = {
  state: SubscriptionState
  subscribed: boolean
  /** The next billing date, or the last moment of access; null when there is none. */
  ends_at: string | null
}

/** The one place that decides what facts mean at a moment; the order in which the facts came to be known plays no part. */
export function subscriptionState(facts: SubscriptionFacts | null, nowMs: number): SubscriptionVerdict {
  if (!facts?.status) return verdict('none', null)
  const { status, current_period_end, cancel_at, ended_at, past_due_since } = facts
  if (ended_at !== null || status === 'canceled') return verdict('ended', ended_at)
  if (status === 'incomplete') return verdict('incomplete', null)
  if (status === 'incomplete_expired') return verdict('none', null)
  if (facts.disputed_at !== null) return verdict('disputed', facts.disputed_at)
  if (facts.refunded_at !== null) return verdict('refunded', facts.refunded_at)
  if (status === 'paused') return verdict('paused', null)
  if (status === 'unpaid') return verdict('unpaid', null)
  if (status === 'past_due') {
    const graceEnds =
      past_due_since === null ? null : Date.parse(past_due_since) + PAST_DUE_GRACE_DAYS * DAY_MS
    if (graceEnds === null || nowMs >= graceEnds) return verdict('unpaid', null)
    return verdict('past_due', new Date(graceEnds).toISOString())
  }
  if (status !== 'active' && status !== 'trialing') return verdict('none', null)
  if (cancel_at !== null)
    return nowMs < Date.parse(cancel_at) ? verdict('cancelling', cancel_at) : verdict('ended', cancel_at)
  // A renewal we have not heard of yet: believed for a while, since the provider may be away, and not for ever.
  if (current_period_end === null || nowMs >= Date.parse(current_period_end) + RENEWAL_GRACE_DAYS * DAY_MS)
    return verdict('unpaid', null)
  return verdict(status, current_period_end)
}

function verdict(state: SubscriptionState, ends_at: string | null): SubscriptionVerdict {
  return { state, subscribed: SUBSCRIBED_STATES.includes(state), ends_at }
}

/** How much one of several subscriptions counts: running before waiting before over, then the newest. */
const RANK = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete']

export function decidingSubscription<S extends { status: string; created: number; id: string }>(
  all: readonly S[],
): S | null {
  const rank = (one: S) => {
    const at = RANK.indexOf(one.status)
    return at === -1 ? RANK.length : at
  }
  return (
    all.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created || (a.id < b.id ? 1 : -1))[0] ?? null
  )
}
