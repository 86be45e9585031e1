import type { CoachWellbeing } from '#engine/coach/coach-person.ts'
import { average, burnoutRisk } from '#shared/wellness/burnout-risk.ts'
import { BURNOUT_WINDOW } from '#shared/wellness/burnout-thresholds.ts'
import { historyWarning } from '#shared/wellness/early-warning/history-warning.ts'
import type { HistoryPoint } from '#shared/wellness/read-history.ts'

/** How the check-ins of a person went, in figures; null where there are none. */
export function wellbeingSummary(
  oldestFirst: readonly HistoryPoint[],
  timeZone: string,
  now: Date,
): CoachWellbeing | null {
  const newestFirst = oldestFirst.toReversed()
  const recent = newestFirst.slice(0, BURNOUT_WINDOW)
  if (recent.length === 0) return null
  const { summary } = historyWarning(oldestFirst, {}, now.getTime(), timeZone)
  return {
    risk: burnoutRisk(newestFirst),
    checkIns: recent.length,
    averageMood: average(recent.map(({ mood }) => mood)),
    averageEnergy: average(recent.map(({ energy }) => energy)),
    isWarned: summary?.state === 'early-warning',
  }
}
