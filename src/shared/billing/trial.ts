import { EXPIRED_BANNER_DISMISSED_DAYS, TRIAL_DAYS, TRIAL_WARNING_DAYS } from './plans.ts'

const DAY_MS = 24 * 3600 * 1000

/** Whole days left, a begun day counting in full; 0 when it is over. */
export function trialDaysRemaining(trialExpiresAt: string, nowMs: number): number {
  const leftMs = Date.parse(trialExpiresAt) - nowMs
  // A clock behind the server's must not show more days than a trial has.
  return Math.min(TRIAL_DAYS, Math.max(0, Math.ceil(leftMs / DAY_MS)))
}

export type TrialBanner = 'expired' | 'ending' | 'active'

export function trialBanner(daysRemaining: number): TrialBanner {
  if (daysRemaining <= 0) return 'expired'
  return daysRemaining <= TRIAL_WARNING_DAYS ? 'ending' : 'active'
}

/** A closed banner stays closed until it has something new to say; the expired one comes back after seven days. */
export function isBannerDismissed(
  banner: TrialBanner,
  dismissal: { form: string | null; at: string | null },
  nowMs: number,
): boolean {
  if (dismissal.form !== banner || dismissal.at === null) return false
  if (banner !== 'expired') return true
  return nowMs < Date.parse(dismissal.at) + EXPIRED_BANNER_DISMISSED_DAYS * DAY_MS
}
