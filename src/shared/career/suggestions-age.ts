export const SUGGESTION_LIFETIME_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** Suggestions younger than a week are shown again; others are made anew. */
export function areReusable(generatedAt: string | null, nowMs: number): boolean {
  return generatedAt !== null && nowMs - Date.parse(generatedAt) < SUGGESTION_LIFETIME_DAYS * DAY_MS
}
