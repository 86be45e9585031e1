import { type Subject, unsupportedClaim } from './check-sentence.ts'
import type { FactIndex } from './fact-index.ts'
import { declines, markupIn } from './plain-reply.ts'
import { supportedShare } from './supported-share.ts'

type SentenceVerdict = { keep: true } | { keep: false; reason: string; isDeclined: boolean }

/** Whether one sentence of a reply may be shown: plain text that says no more than the facts. */
export function judgeSentence(sentence: string, index: FactIndex, subject: Subject): SentenceVerdict {
  if (declines(sentence)) return { keep: false, reason: 'declined', isDeclined: true }
  const reason = markupIn(sentence) ?? unsupportedClaim(sentence, index, subject) ?? offTopic(sentence, index)
  return reason === null ? { keep: true } : { keep: false, reason, isDeclined: false }
}

/** Honest sentences of the evaluation have half of their words in the facts at least. */
const SUPPORTED_LEAST_SHARE = 0.34
const JUDGED_LEAST_WORDS = 3

function offTopic(sentence: string, index: FactIndex): string | null {
  const { share, words } = supportedShare(sentence, index)
  return words >= JUDGED_LEAST_WORDS && share < SUPPORTED_LEAST_SHARE ? 'off topic' : null
}
