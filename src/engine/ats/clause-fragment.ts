/** Longer pieces say something of their own. */
const MAX_FRAGMENT_WORDS = 5
const MAX_QUESTION_WORDS = 8
const MAX_PRONOUN_WORDS = 3

/** Whether a piece of a posting names nothing by itself: a question that heads a list, a code, "register them", "because yes". */
export function isFragment(text: string, isPart: boolean): boolean {
  const words = text.match(/[\p{L}\d'’-]+/gu)?.length ?? 0
  if (OR_BEGIN_IT.test(text) || CODE.test(text) || LEVEL.test(text)) return true
  if (/\?\W*$/u.test(text) && words <= MAX_QUESTION_WORDS && ASKS_READER.test(text)) return true
  if (!isPart) return false
  return (
    (words <= MAX_PRONOUN_WORDS && PRONOUN_OBJECT.test(text)) ||
    (words <= MAX_FRAGMENT_WORDS && OPENS_ASIDE.test(text))
  )
}

/** "KSC1", "E3": numbers of criteria. */
const CODE = /^\W*\p{Lu}{1,4} ?\d{1,2}\W*$/u
/** "or you'll be willing to start it in the first three months": a way to what was asked before, not a further demand. */
const OR_BEGIN_IT =
  /^\W*(?:or )?(?:you(?:['’]ll|['’]d| will| would)? )?(?:be )?(?:willing|happy|prepared|able|ready|(?:an? )?(?:commitment|willingness|readiness)) to (?:start|begin|gain|get|obtain|complete|do|work towards?|study for|achieve) (?:it|one|this|them)\b/iu
/** "Level 2" behind "FOODSAFE Level 1;" names no paper by itself. */
const LEVEL =
  /^\W*(?:level|grade|class|stage|tier|band|step) \d{1,2}\b\W*(?:(?:is|are|would be|an?|asset|plus|preferred|ideal|advantage)\b\W*)*$/iu
/** "Know any CRM?" asks for something, "So, what do we need from you?" and "Not local?" do not. */
const ASKS_READER =
  /^\W*(?:so,? |and |now,? )*(?:what|who|where|why|how|when|not|no|sounds?|interested|ready|still|curious|fancy|keen)\b|\b(?:ready|local|interested|you)\?\W*$/iu
const PRONOUN_OBJECT = /^\W*(?:\p{L}+ ){1,2}(?:them|it)\W*$/iu
const OPENS_ASIDE = new RegExp(
  [
    String.raw`^\W*(?:${[
      'because',
      'although',
      'though',
      'including when',
      'when it',
      'now and then',
      'once in a while',
      String.raw`preferably \p{L}+\W*$`,
      'not (?!for profit)',
      'no need',
      String.raw`no (?!criminal|convictions?|fear|points|endorsements?|record|accidents?|visible|more than)[\p{L}-]+(?: [\p{L}-]+)?[!.]*\W*$`,
      'if (?:not|needed|required|so)',
      'held (?:for|since)',
      String.raw`min\b`,
      String.raw`max\b`,
      'from time to time',
      '(?:as|where|when|if|wherever|whenever) (?:well|needed|required|indicated|appropriate|applicable|possible|necessary|relevant)',
      'and more',
      String.raw`you (?:must|should|need to|will) know\W*$`,
      String.raw`be able to \p{L}+\W*$`,
    ].join('|')})`,
  ].join('|'),
  'iu',
)
