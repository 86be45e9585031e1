const HOUR_MS = 3_600_000
/** The clock that is furthest ahead of UTC. */
const FURTHEST_AHEAD_HOURS = 14

export const CERTIFICATE_IN_FUTURE =
  'A certificate cannot have a date in the future. Please choose today or an earlier day.'

/** The last day that has begun somewhere: where nobody knows by which clock a day was chosen, a later one is in the future. */
export function lastDayAnywhere(nowMs: number): string {
  return new Date(nowMs + FURTHEST_AHEAD_HOURS * HOUR_MS).toISOString().slice(0, 10)
}
