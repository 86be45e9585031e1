import type { MarketQuestion, MatchedOccupation } from '#shared/career/market-result.ts'

/** Levels that are other work than the role they stand before; "sales assistant" is the name of a whole occupation. */
const HELPING_LEVEL = /^(?:(?:assistant|student)\s+\p{L}|.*\b(?:trainee|apprentice)\b)/iu
const HELPER_NAME = /assist|aide|helper|trainee|apprentice/iu

/** An "assistant psychologist" was read as a psychologist: the occupation is near, its pay and way in are not. */
export function isLevelLost(
  { role: asked, code }: MarketQuestion,
  { role, title, code: matched }: Pick<MatchedOccupation, 'role' | 'title' | 'code'>,
): boolean {
  return code !== matched && HELPING_LEVEL.test(asked.trim()) && !HELPER_NAME.test(`${role} ${title}`)
}
