import type { CueEffect } from '#engine/occupations/load-goal-tables.ts'

type Stretch = { start: number; end: number }

/** "Swap X for Y" and "move from X to Y": where what is left ends and the other begins. */
export function exchangeBreaks(sentence: string, cues: (Stretch & { effect: CueEffect })[]): Stretch[] {
  return cues.flatMap(({ start, end, effect }) => {
    const other = effect === 'leave' ? exchangeFor(sentence.slice(start, end)) : null
    if (!other) return []
    other.lastIndex = end
    const match = other.exec(sentence)
    return match ? [{ start: match.index, end: match.index + match[0].length }] : []
  })
}

/** The words that begin what is wanted instead: "swap X for Y", "move from X to Y", "out of X into Y". */
function exchangeFor(cue: string): RegExp | null {
  if (EXCHANGE.test(cue)) return / for /gi
  if (GIVES_UP.test(cue)) return FOR_OTHER
  if (MOVE_FROM.test(cue)) return / (?:into|to|onto|towards?) /gi
  return OUT_OF.test(cue)
    ? / (?:(?:into|onto) |and (?:in|at|on) (?=an? |the )|and (?:over|across|up|down|on) to )/gi
    : null
}

const EXCHANGE = /^(?:swap|trad|exchang)/i
const GIVES_UP = /\b(?:leav(?:e|ing)|quit(?:ting)?|ditch(?:ing)?|drop(?:ping)?|giv(?:e|ing) up)\b/i
const MOVE_FROM = /\bfrom\b/i
const OUT_OF = /\b(?:out|off)\b/i
/** "Leave nursing for real estate", but not "leave nursing for good" or "quit cooking for strangers". */
const FOR_OTHER =
  / (?:(?<!\b(?:(?<!\b(?:social|care|youth|office|factory|lab|bar|agency|retail|shop|police|farm) )work|works|working|job|jobs|cook|cooking|clean|cleaning|driv(?:e|ing)|car(?:e|ing)|sell|selling) )for (?!(?:good|ever|me|now|others?|people|strangers|someone|somebody|them|him|her|this|that|it|its?|health|family|personal|years|months|reasons|a (?:while|living|year|month|bit|week|company|bank|boss)|my (?:health|family|kids|children|back|knees|sanity|own good|sake)|the (?:sake|moment|time being|summer|winter|day|weekend|kids|rest))\b|\d)|into |onto |to (?=(?:teach|be|become|qualify|retrain|do|work|run|make|help|start|study|write|paint|care|spend|drive|build|restore|repair|grow|open|train|cook|live|join|take|get|go)\b))/giu
