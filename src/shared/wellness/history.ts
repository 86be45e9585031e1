import { average } from './burnout-risk.ts'
import type { HistoryPoint } from './read-history.ts'

export type Answer = 'mood' | 'energy'

const DAY_MS = 24 * 3600 * 1000

/** More days than this without a check-in are a gap: the line does not invent what was in between. */
const GAP_DAYS = 5
const AVERAGED_DAYS = 7

type LinePoint = { atMs: number; value: number }

/** At every check-in the average of the week up to it; a new piece after each gap. */
export function runningAverage(oldestFirst: readonly HistoryPoint[], answer: Answer): LinePoint[][] {
  const pieces: LinePoint[][] = []
  let first = 0
  oldestFirst.forEach((point, index) => {
    const before = oldestFirst[index - 1]
    const isNewPiece = !before || point.atMs - before.atMs > GAP_DAYS * DAY_MS
    if (isNewPiece) {
      pieces.push([])
      first = index
    }
    const week = oldestFirst
      .slice(first, index + 1)
      .filter(({ atMs }) => point.atMs - atMs < AVERAGED_DAYS * DAY_MS)
    pieces.at(-1)?.push({ atMs: point.atMs, value: average(week.map(one => one[answer])) })
  })
  return pieces
}

/** Stretches of more than five days without a check-in, between the first and now. */
export function gaps(
  oldestFirst: readonly HistoryPoint[],
  nowMs: number,
): { fromMs: number; toMs: number; days: number }[] {
  const moments = [...oldestFirst.map(({ atMs }) => atMs), nowMs]
  return moments.flatMap((toMs, index) => {
    const fromMs = moments[index - 1]
    if (fromMs === undefined || toMs - fromMs <= GAP_DAYS * DAY_MS) return []
    return [{ fromMs, toMs, days: Math.round((toMs - fromMs) / DAY_MS) }]
  })
}

/** Weekly means of a year, oldest first; weeks without a check-in are left out. */
export function weeklyMeans(
  oldestFirst: readonly HistoryPoint[],
  nowMs: number,
  weeks = 52,
): { fromMs: number; toMs: number; count: number; mood: number; energy: number }[] {
  const week = 7 * DAY_MS
  return Array.from({ length: weeks }, (_, index) => nowMs - (weeks - index) * week).flatMap(fromMs => {
    const toMs = fromMs + week
    const within = oldestFirst.filter(({ atMs }) => atMs > fromMs && atMs <= toMs)
    if (within.length === 0) return []
    const mean = (answer: Answer) => average(within.map(one => one[answer]))
    return [{ fromMs, toMs, count: within.length, mood: mean('mood'), energy: mean('energy') }]
  })
}
