import { usesOf } from '#shared/billing/feature-access.ts'
import type { Feature } from '#shared/billing/features.ts'

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** "November" for a month that renews on 2026-12-01. */
export function monthBefore(renewsOn: string): string {
  const lastDay = new Date(`${renewsOn}T00:00:00Z`)
  lastDay.setUTCDate(0)
  return MONTH.format(lastDay)
}

/** "1 of 2 résumés left in November" */
export function leftWords(feature: Feature, left: number, limit: number, renewsOn: string): string {
  return `${left.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} ${usesOf(feature, limit)} left in ${monthBefore(renewsOn)}`
}

/** "3 of 10 conversations used" */
export function usedWords(feature: Feature, used: number, limit: number): string {
  return `${used.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} ${usesOf(feature, limit)} used`
}
