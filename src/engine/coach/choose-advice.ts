import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import type { Asked } from './answer-part.ts'
import { findCue } from './cue.ts'
import type { Advice } from './load-coach-tables.ts'

/** Advice that fits the words of the message, the best first; each "tell me more" goes on to what was not shown. */
export function chooseAdvice(
  { tables, message, firstWords, depth, adviceLines }: AdviceQuestion,
  topic: CoachTopic,
): Advice[] {
  const advice = tables.advice.filter(line => line.topic === topic)
  // A line for another situation is worse than none.
  const first = ranked(advice, firstWords)
    .filter(line => scoreOf(line, firstWords) > 0)
    .slice(0, adviceLines)
  if (depth === 0) return first
  const others = ranked(advice, message.words).filter(line => !first.includes(line))
  const from = Math.min((depth - 1) * adviceLines, Math.max(0, others.length - adviceLines))
  return others.slice(from, from + adviceLines)
}

type AdviceQuestion = Pick<Asked, 'tables' | 'message' | 'firstWords' | 'depth' | 'adviceLines'>

/** What fits best first; among equals the order of the table. */
function ranked(advice: readonly Advice[], words: readonly string[]): Advice[] {
  return advice.toSorted((a, b) => scoreOf(b, words) - scoreOf(a, words))
}

/** A line for any message stands before those for another one. */
const ANY_MESSAGE_SCORE = 0.5

function scoreOf({ cues }: Advice, words: readonly string[]): number {
  if (cues.length === 0) return ANY_MESSAGE_SCORE
  return cues.reduce((sum, cue) => sum + (findCue(cue, words) ? cue.weight : 0), 0)
}
