import type { GoalRemark, GoalTables } from '#engine/occupations/load-goal-tables.ts'
import { allMatches } from '#engine/text/all-matches.ts'
import { type ClauseSpan, conditionClause, type GoalClause } from './goal-clause.ts'

/** Complaints, abilities and hopes that say a condition wherever they stand. */
export function remarksIn({ remarks }: GoalTables, sentence: string, spans: ClauseSpan[]): GoalClause[] {
  return remarks.candidates(sentence).flatMap(({ condition, side, pattern }) => {
    if (isTimeOfStudy(sentence, condition)) return []
    const said = allMatches(pattern.regExp(), sentence).find(({ index, 0: text }) => {
      const span = spans.find(({ start, end }) => index >= start && index < end)
      // "Children instead of old people" wishes for no old people.
      if (side === 'want' && INSTEAD.test(text)) return false
      if (side === 'leave' && WELCOMED.test(sentence.slice(index + text.length))) return false
      if (side === 'leave' && OF_A_WISHED_PLACE.test(sentence.slice(0, index))) return false
      if (!span) return true
      if (span.isDismissed || (side === 'leave' && span.clause.isWish && !LACKS.test(sentence.slice(index))))
        return false
      return !UNREAD_IN[side].includes(span.clause.polarity)
    })
    const polarity = side === 'leave' ? 'leave' : 'want'
    return said ? [conditionClause(condition, said[0], polarity)] : []
  })
}

/** "Night shifts ok" complains of nothing. */
const WELCOMED =
  /^ (?:(?:(?:is|are|r|would be) )?(?:ok|okay|fine|welcome|no problem|not a problem)|suits? (?:me|us))(?! but\b)/iu

/** "Somewhere I mostly work by myself" complains of nothing. */
const OF_A_WISHED_PLACE =
  /\b(?:somewhere|anywhere|(?:job|role|place|post|position) (?:where|that)) (?:i(?:'d)? )?(?:can |could |would |mostly |only |just )*$/iu

const INSTEAD = /\b(?:instead of|rather than)\b/iu

/** "I want a job with no night shifts" complains of them, "I'd like more responsibility" does not. */
const LACKS = /^(?:no|not|never|without|less|fewer|nobody|un)\b/iu

const UNREAD_IN: Record<GoalRemark['side'], GoalClause['polarity'][]> = {
  want: ['leave', 'past'],
  able: ['leave'],
  leave: ['keep'],
}

/** "Part-time evening program" says when somebody studies, not when they want to work; "fits around night classes" says both. */
export function isTimeOfStudy(text: string, condition: string): boolean {
  return STUDY_TIMES.has(condition) && STUDY.test(text) && !AROUND_STUDY.test(text)
}

const STUDY = /\b(?:stud(?:y|ying)|course|class(?:es)?|program(?:me)?|degree|diploma|mba|bootcamp)\b/i
const AROUND_STUDY = /\b(?:fits?|works?|goes) (?:in )?(?:around|alongside)\b/i
const STUDY_TIMES = new Set([
  'part time',
  'evenings and nights free',
  'weekends free',
  'predictable hours',
  'flexible hours',
])
