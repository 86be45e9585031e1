import type { DraftInput } from '#engine/documents/draft-input.ts'
import type { AtsResult } from '#shared/career/ats-result.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import type { MarketQuestion, MarketResult } from '#shared/career/market-result.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import type { SuggestionList } from '#shared/career/suggestion.ts'
import type { Wording } from '#shared/career/wording.ts'

/** The replies whose sentences may be worded anew: what was asked, and what the engine answered. */
type WordedReplies = {
  suggestions: { question: { profile: CareerProfile }; reply: SuggestionList }
  documents: {
    question: Pick<DraftInput, 'profile' | 'targetRole' | 'objective' | 'employer' | 'posting'> & {
      facts: ResumeFacts | null
    }
    reply: { resume: string; coverLetter: string }
  }
  ats: { question: { targetRole: string }; reply: AtsResult }
  market: { question: MarketQuestion; reply: MarketResult }
}

type Asked<Question> = { userId: string; question: Question; signal?: AbortSignal | undefined }

/**
 * The one place where somebody else may word a reply: it takes the engine's and answers one of the same shape, and who
 * wrote it. Facts and figures stay the engine's.
 */
export type WordReply = {
  [Kind in keyof WordedReplies]: (
    asked: Asked<WordedReplies[Kind]['question']>,
    reply: WordedReplies[Kind]['reply'],
  ) => Promise<{ reply: WordedReplies[Kind]['reply']; wording: Wording }>
}

export const WORDED_BY_ENGINE: Wording = { by: 'engine', reason: 'off', sent: null }
