import { anyOf } from '#engine/text/any-of.ts'
import { FRAGMENT_START } from './full-sentence.ts'

/** Whether a point did not become a sentence: "My work included before him a lady", "I “cooking for the old”", "… and the." */
export function isBroken(told: string): boolean {
  return [NO_THING, DOING_WITHOUT_BEING, NO_VERB, OPEN_END, BEING_BEHIND_ARTICLE].some(pattern =>
    pattern.test(told),
  )
}

/** What no thing begins with; "in-house training" and "a van" are things. */
const NO_THING = new RegExp(
  `${FRAGMENT_START} ${anyOf([
    'before|after|when|while|until|because|if|though|although|whereas|since',
    'that|then|so|and|but|or|not|also|very|just|only to|too|to|than',
    'at(?! least| most)|on(?! average)|in(?! total| all)|from|by|with|for|as(?! many)|of|off|into|per',
    'i|he|she|it|they|we|you|me|him|us|them|who|which',
    'is|are|was|were|has|have|had|can|could|did|does|do|will|would|been|be',
  ])}(?=[ ,])`,
  'iu',
)
/** "every morning she feeding herself" */
const DOING_WITHOUT_BEING =
  /\b(?:he|she|they|we|I) (?!(?:bring|sing|ring|spring|string|swing|cling)\b)\p{Ll}{2,}ing\b/u
const NO_VERB = /(?:^|[.;] )I (?:(?:am |was )?["“”(]|\d|(?:of|and|the|an?|for|with)\b)/u
/** "daily drive of 52-", "and the"; "hepatitis A" ends well. */
const OPEN_END = /(?:[-–—,:;(/]|\b(?<!\.)(?:the|an?|of|and|or|than|per|their|our|my))\.?$/u
/** "12-hour shifts in a were 30-bed unit" */
const BEING_BEHIND_ARTICLE =
  /^My work included [#*|•@]|\b(?:was|were) (?:passed|failed|finished) \d|\b(?:was|were) (?:was|were|went|had|did)\b|\b(?:an?|the|of|in|with) (?:was|were)\b/u
