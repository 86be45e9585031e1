import type { MarketQuestion, MarketResult } from '#shared/career/market-result.ts'
import type { Wording } from '#shared/career/wording.ts'

/** What was asked and answered last, kept in the tab so that a reload shows it again. */
export type MarketAnswer = {
  question: Pick<MarketQuestion, 'role' | 'location' | 'experience' | 'code'>
  result: MarketResult & { wording: Wording }
}
