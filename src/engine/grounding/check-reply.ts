import type { Subject } from './check-sentence.ts'
import type { FactIndex } from './fact-index.ts'
import { judgeSentence } from './judge-sentence.ts'
import { withoutMarkdown } from './plain-reply.ts'
import { replySentences } from './reply-sentences.ts'

interface CheckedReply {
  /** What may be shown: the sentences that say no more than the facts. */
  text: string
  sentences: number
  removed: { sentence: string; reason: string }[]
  /** The model spoke of itself or its orders instead of the task. */
  isDeclined: boolean
}

/** The reply in plain text, without the sentences that hold a number, name, credential or date that is not in the facts. */
export function checkReply(reply: string, index: FactIndex, subject: Subject): CheckedReply {
  const removed: CheckedReply['removed'] = []
  let isDeclined = false
  const sentences = replySentences(withoutMarkdown(reply))
  const kept = sentences.filter(sentence => {
    const verdict = judgeSentence(sentence, index, subject)
    if (verdict.keep) return true
    removed.push({ sentence: sentence.trim(), reason: verdict.reason })
    isDeclined ||= verdict.isDeclined
    return false
  })
  return { text: kept.join('').trim(), sentences: sentences.length, removed, isDeclined }
}
