import type { HistoryPoint } from '../read-history.ts'
import { dayInZone, dayName } from './day-means.ts'
import type { RangeChoices } from './early-warning.ts'
import { type WarningSummary, warningSummary } from './warning-summary.ts'

export type HistoryWarning = {
  /** Null without check-ins. */
  summary: WarningSummary | null
  /** As yyyy-mm-dd. */
  today: string
  hasCheckedInToday: boolean
}

/** The early warning of a whole history, by the clock of a time zone. Every screen that shows any of it takes it from here. */
export function historyWarning(
  oldestFirst: readonly HistoryPoint[],
  choices: RangeChoices,
  nowMs: number,
  timeZone: string,
): HistoryWarning {
  const dayOf = dayInZone(timeZone)
  const now = new Date(nowMs).toISOString()
  const checkIns = oldestFirst.map(({ atMs, mood, energy }) => ({
    at: new Date(atMs).toISOString(),
    mood,
    energy,
  }))
  const newest = checkIns.at(-1)
  return {
    summary: warningSummary(checkIns, dayOf, now, choices),
    today: dayName(dayOf(now)),
    hasCheckedInToday: newest !== undefined && dayOf(newest.at) === dayOf(now),
  }
}
