import type { Database } from '#server/platform/database/database.ts'
import { sqlFunction } from '#server/platform/database/sql-function.ts'

const ADD_AI_USAGE = sqlFunction('add_ai_usage', 6)

/** Dollars for a million tokens, which is millionths of a dollar for one. */
export type TokenPrices = { input: number; output: number }

export type Tokens = { inputTokens: number; outputTokens: number }

/** Counts what one request took, for its owner and month. */
export async function addUsage(
  database: Pick<Database, 'callFunction'>,
  {
    userId,
    feature,
    tokens,
    prices,
  }: { userId: string; feature: string; tokens: Tokens; prices: TokenPrices },
  atMs: number | null = null,
): Promise<void> {
  const { inputTokens, outputTokens } = tokens
  const micros = Math.round(inputTokens * prices.input + outputTokens * prices.output)
  const at = atMs === null ? null : new Date(atMs).toISOString()
  await database.callFunction(ADD_AI_USAGE, [userId, feature, inputTokens, outputTokens, micros, at])
}
