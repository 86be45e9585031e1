import { type BurnoutRisk, burnoutRisk } from '#shared/wellness/burnout-risk.ts'
import type { RangeChoices, WarningState } from '#shared/wellness/early-warning/early-warning.ts'
import { type HistoryWarning, historyWarning } from '#shared/wellness/early-warning/history-warning.ts'
import type { HistoryPoint } from '#shared/wellness/read-history.ts'

export type WellbeingToday = HistoryWarning & { risk: BurnoutRisk; warning: WarningState | null }

/** Worked out on this device, by its clock and by what was answered on it, as on the overview. */
export function wellbeingToday(
  oldestFirst: readonly HistoryPoint[],
  choices: RangeChoices,
  nowMs: number,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): WellbeingToday {
  const { summary, today, hasCheckedInToday } = historyWarning(oldestFirst, choices, nowMs, timeZone)
  return {
    risk: burnoutRisk(oldestFirst.toReversed()),
    warning: summary?.state ?? null,
    summary,
    hasCheckedInToday,
    today,
  }
}
