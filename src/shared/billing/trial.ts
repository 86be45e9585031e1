import { TRIAL_DAYS } from './plans.ts'

const TRIAL_WARNING_DAYS = 2
const DAY_MS = 24 * 3600 * 1000

/** Whole days left, a begun day counting in full; 0 when it is over. */
export function trialDaysRemaining(trialExpiresAt: string, nowMs: number): number {
  const leftMs = Date.parse(trialExpiresAt) - nowMs
  // A clock behind the server's must not show more days than a trial has.
  return Math.min(TRIAL_DAYS, Math.max(0, Math.ceil(leftMs / DAY_MS)))
}

export function trialBanner(daysRemaining: number): 'expired' | 'ending' | 'active' {
  if (daysRemaining <= 0) return 'expired'
  return daysRemaining <= TRIAL_WARNING_DAYS ? 'ending' : 'active'
}
