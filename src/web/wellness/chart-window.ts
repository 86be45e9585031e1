import type { HistoryPoint } from '#shared/wellness/read-history.ts'

const DAY_MS = 24 * 3600 * 1000
const LONGEST_DAYS = 56
const SHORTEST_DAYS = 14
/** Round in days, so that the days under the chart are easy to count. */
const TICK_DAYS = [1, 2, 7, 14, 28, 56]

/** The eight weeks up to now; less for whoever began later, but never so little that a day is as wide as a week. */
export function chartWindow(oldestFirst: readonly HistoryPoint[], nowMs: number) {
  const first = oldestFirst[0]?.atMs ?? nowMs
  const fromMs = Math.max(
    nowMs - LONGEST_DAYS * DAY_MS,
    Math.min(first - DAY_MS, nowMs - SHORTEST_DAYS * DAY_MS),
  )
  return { fromMs, points: oldestFirst.filter(({ atMs }) => atMs >= fromMs) }
}

/** Days to name under a chart, counted back from now, at least so many pixels apart. */
export function dayTicks(fromMs: number, nowMs: number, widthPixels: number, apartPixels: number): number[] {
  const perDay = widthPixels / ((nowMs - fromMs) / DAY_MS)
  const step = (TICK_DAYS.find(days => days * perDay >= apartPixels) ?? 56) * DAY_MS
  const ticks: number[] = []
  for (let at = nowMs; at >= fromMs; at -= step) ticks.unshift(at)
  return ticks
}
