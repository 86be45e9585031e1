import { average } from '#shared/wellness/burnout-risk.ts'
import type { Range } from '#shared/wellness/early-warning/early-warning.ts'
import { runningAverage } from '#shared/wellness/history.ts'
import type { HistoryPoint } from '#shared/wellness/read-history.ts'

const DAY_MS = 24 * 3600 * 1000
/** A line that stops earlier does not reach today: what was in between is not known. */
const CURRENT_DAYS = 5
const DRAWN_DAYS = 120

type DayPoint = { daysAgo: number; value: number }

/** How somebody was, from 1 to 5: mood and energy together, the week's average at each check-in. */
export type Weeks = {
  /** Oldest first; a new piece after each gap. */
  pieces: readonly (readonly DayPoint[])[]
  range: Range | null
  low?: DayPoint
}

/** Of nobody: what eight weeks can look like. */
export const SAMPLE_WEEKS: Weeks = {
  pieces: [
    [
      { daysAgo: 120, value: 3.9 },
      { daysAgo: 70, value: 3.7 },
      { daysAgo: 56, value: 4 },
      { daysAgo: 49, value: 3.75 },
      { daysAgo: 42, value: 3.95 },
      { daysAgo: 34, value: 3.8 },
      { daysAgo: 28, value: 3.2 },
      { daysAgo: 21, value: 2.3 },
      { daysAgo: 17, value: 2.1 },
      { daysAgo: 13, value: 2.4 },
      { daysAgo: 6, value: 3.6 },
      { daysAgo: 0, value: 3.9 },
    ],
  ],
  range: { low: 3.4, high: 4.3 },
  low: { daysAgo: 17, value: 2.1 },
}

/** The weeks up to today; reaches today where the last check-in is recent. */
export function weeksOf(oldestFirst: readonly HistoryPoint[], range: Range | null, nowMs: number): Weeks {
  const together = oldestFirst.map(({ atMs, mood, energy }) => {
    const both = average([mood, energy])
    return { atMs, mood: both, energy: both }
  })
  const recent = together.filter(({ atMs }) => nowMs - atMs <= DRAWN_DAYS * DAY_MS)
  const pieces = runningAverage(recent, 'mood').map(piece =>
    piece.map(({ atMs, value }) => ({ daysAgo: Math.max(0, (nowMs - atMs) / DAY_MS), value })),
  )
  const last = pieces.at(-1)
  const newest = last?.at(-1)
  if (last && newest && newest.daysAgo <= CURRENT_DAYS) last.push({ daysAgo: 0, value: newest.value })
  return { pieces, range }
}
