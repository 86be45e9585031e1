import { type DayMean, dayMeans, isWeekend } from './day-means.ts'
import {
  earlyWarning,
  type Range,
  type RangeChoices,
  type WarningDay,
  type WarningState,
} from './early-warning.ts'
import { type LowStretch, lowStretches, movedMost } from './low-stretches.ts'
import { PARAMETERS } from './parameters.ts'

/** How long "back inside" and "new normal" are still worth saying. */
const TOLD_DAYS = 14
const WEEKEND = { lift: 0.2, recentDays: 28, minDays: 2 } as const
const EIGHT_WEEKS = 56

export type WarningSummary = {
  state: WarningState
  /** The day the state began on, as yyyy-mm-dd; of a warning, the day the line went below the range. */
  since: string | null
  /** How long a warning lasted that has cleared, or how long nothing was written. */
  days: number
  moved: LowStretch['moved']
  /** In points, now against usual. */
  mood: { usual: number; level: number } | null
  energy: { usual: number; level: number } | null
  /** Weekends used to lift, and no longer do. */
  weekendsNoLongerLift: boolean
  checkInDays: number
  /** The newest day with a check-in. */
  lastDay: string
  /** What the newest check-ins are compared with; null while it is being learned. */
  range: { mood: Range; energy: Range; together: Range } | null
  /** Every time below it that became an early warning, oldest first. */
  stretches: LowStretch[]
  /** While learning: how many check-in days the range is known from so far. */
  learned: number
}

/** What the chart says today, with what a sentence about it needs; null without check-ins. */
export function warningSummary(
  checkIns: Parameters<typeof dayMeans>[0],
  dayOf: (at: string) => number,
  now: string,
  choices: RangeChoices = {},
): WarningSummary | null {
  const rows = dayMeans(checkIns, dayOf)
  const days = earlyWarning(rows, choices)
  const last = days.at(-1)
  const lastRow = rows.at(-1)
  if (!last || !lastRow) return null
  const today = dayOf(now)
  const silence = today - lastRow.day
  const { state, at } = stateToday(rows, days, today)
  const start = startOf(days, state, at)
  const known = days[at]
  return {
    state,
    since: state === 'after-silence' || state === 'learning' ? null : (days[start]?.day ?? null),
    days: state === 'after-silence' ? Math.max(silence, silenceBefore(rows)) : warnedDays(rows, days, at),
    moved: movedMost(known),
    mood: known?.mood ?? null,
    energy: known?.energy ?? null,
    weekendsNoLongerLift: weekendsNoLongerLift(rows, lastRow.day),
    checkInDays: rows.filter(row => row.day > today - EIGHT_WEEKS).length,
    lastDay: last.day,
    range:
      last.mood && last.energy && last.together
        ? { mood: last.mood, energy: last.energy, together: last.together }
        : null,
    stretches: lowStretches(days, silence > PARAMETERS.silenceDays),
    learned: Math.min(rows.length, PARAMETERS.rangeMinDays),
  }
}

function stateToday(
  rows: readonly DayMean[],
  days: readonly WarningDay[],
  today: number,
): { state: WarningState; at: number } {
  const end = days.length - 1
  const state = days[end]?.state ?? 'learning'
  if (today - (rows[end]?.day ?? today) > PARAMETERS.silenceDays) return { state: 'after-silence', at: end }
  if (state !== 'steady') return { state, at: end }
  for (let at = end; at >= 0 && today - (rows[at]?.day ?? 0) <= TOLD_DAYS; at -= 1) {
    const before = days[at]?.state
    if (before === 'cleared' || before === 'new-normal') return { state: before, at }
    if (before !== 'steady') break
  }
  return { state, at: end }
}

function startOf(days: readonly WarningDay[], state: WarningState, at: number): number {
  const same: readonly WarningState[] = state === 'early-warning' ? ['early-warning', 'watch'] : [state]
  let start = at
  while (start > 0 && same.includes(days[start - 1]?.state ?? 'learning')) start -= 1
  return start
}

function warnedDays(rows: readonly DayMean[], days: readonly WarningDay[], at: number): number {
  if (days[at]?.state !== 'cleared') return 0
  const start = startOf(days, 'early-warning', at)
  return (rows[at]?.day ?? 0) - (rows[start]?.day ?? 0)
}

function silenceBefore(rows: readonly DayMean[]): number {
  return (rows.at(-1)?.day ?? 0) - (rows.at(-2)?.day ?? 0)
}

function weekendsNoLongerLift(rows: readonly DayMean[], last: number): boolean {
  const lift = (some: readonly DayMean[]) => {
    const weekend = some.filter(row => isWeekend(row.day))
    const week = some.filter(row => !isWeekend(row.day))
    if (weekend.length < WEEKEND.minDays || week.length < WEEKEND.minDays) return null
    return meanLevel(weekend) - meanLevel(week)
  }
  const before = lift(rows.filter(row => row.day <= last - WEEKEND.recentDays))
  const recent = lift(rows.filter(row => row.day > last - WEEKEND.recentDays))
  return before !== null && recent !== null && before >= WEEKEND.lift && recent <= 0
}

function meanLevel(rows: readonly DayMean[]): number {
  return rows.reduce((sum, row) => sum + (row.mood + row.energy) / 2, 0) / rows.length
}
