import { featureAccess, featureName, usesOf } from './feature-access.ts'
import { type Feature, isFeature } from './features.ts'

/** What a 402 tells beside its code; carried in `details`, one fact a line, like the faults of a 422. */
type LimitDetails = { feature: Feature; limit: number; left: number; renews_on: string | null }

export function writeLimitDetails({ feature, limit, left, renews_on }: LimitDetails): string {
  return [
    `feature: ${feature}`,
    `limit: ${limit}`,
    `left: ${left}`,
    `renews_on: ${renews_on ?? 'never'}`,
  ].join('\n')
}

export function readLimitDetails(details: string | null): LimitDetails | null {
  const facts = new Map((details ?? '').split('\n').map(line => [line.split(': ')[0], line.split(': ')[1]]))
  const [feature = '', limit, left, renews_on] = ['feature', 'limit', 'left', 'renews_on'].map(name =>
    facts.get(name),
  )
  if (!isFeature(feature) || limit === undefined || left === undefined) return null
  return {
    feature,
    limit: Number(limit),
    left: Number(left),
    renews_on: renews_on === 'never' ? null : (renews_on ?? null),
  }
}

export function upgradeMessage(feature: Feature): string {
  return featureAccess('professional', feature).enabled
    ? `${featureName(feature)} is part of Professional. Upgrade to use it.`
    : `${featureName(feature)} is part of Enterprise. Please write to us.`
}

export function limitMessage(feature: Feature, limit: number, renewsOn: string): string {
  return `You have used all ${limit} ${usesOf(feature, limit)} of this month. They renew on ${longUsDate(renewsOn)}.`
}

/** Which plan has more of it. */
export function limitHint(feature: Feature, limit: number): string {
  const { monthlyLimit } = featureAccess('professional', feature)
  if (monthlyLimit === undefined) return 'Professional has no limit.'
  return limit >= monthlyLimit
    ? 'Enterprise has no limit.'
    : `Professional has ${monthlyLimit.toLocaleString('en-US')} per month.`
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "December 1, 2026" for "2026-12-01", in every time zone. */
export function longUsDate(day: string): string {
  return LONG.format(new Date(`${day}T00:00:00Z`))
}
