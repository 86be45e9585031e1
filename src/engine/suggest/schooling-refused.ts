import { anyOf } from '#engine/text/any-of.ts'

/** The condition of work that somebody asks for who will not or cannot study. */
export const NO_DEGREE = 'no degree'

/**
 * "I cannot go to university", "I have not diploma": the words that refuse schooling, and the goals without them, since the
 * school in them is neither a place that is wanted nor work that is left. Nothing where the goals wish for a degree, too.
 */
export function refusedSchooling(goals: string): { refused: string[]; rest: string } {
  const refused: string[] = []
  const rest = REFUSALS.reduce(
    (text, pattern) =>
      text.replaceAll(pattern, (said: string) => {
        refused.push(said.trim())
        return ' '
      }),
    goals,
  )
  return WISHES_FOR_SCHOOLING.test(rest) || refused.length === 0
    ? { refused: [], rest: goals }
    : { refused, rest }
}

const WHO = String.raw`\b(?:(?:i|we|but|and|also) ){0,2}`
const WILL_NOT = anyOf([
  `can ?not(?: afford)?`,
  `can'?t(?: afford)?`,
  `won'?t`,
  'will not',
  `(?:do not|don'?t|dont|not|never) (?:really )?(?:want|wanna|wish|plan|intend|able|going|willing|ready)(?:ing)?`,
  `don'?t have (?:the )?(?:time|money|years)`,
  'have (?:no|not) (?:time|money)',
  `no (?:time|money|wish|desire|intention)`,
])
const ARTICLE = '(?:(?:an?|the|any|my|another|more) )?'
const KIND = '(?:(?:college|university|uni|bachelor|four[- ]year|formal|higher) )?'
const SCHOOL = anyOf([
  'university',
  'uni',
  'college',
  'school(?! run)',
  'degree',
  'diploma',
  'studies',
  'phd',
  'doctorate',
  `master'?s`,
  'mba',
])
const PAPER = anyOf(['degree', 'diploma', 'university education', 'college education', 'higher education'])
/** "Because I have no degree" tells why a degree is wished for. */
const NO_COMPLAINT = String.raw`(?<!\b(?:because|since|stuck|back|over|only one|one) (?:i )?)`

const REFUSALS: readonly RegExp[] = [
  String.raw`${WHO}${WILL_NOT} (?:to |for )?(?:(?:go|going|return|be)(?: back)?(?: to)?|back to|attend|do|get|start|finish|study (?:at|in)|pay for|afford)? ?${ARTICLE}${KIND}${SCHOOL}\b(?: again| any ?more| now| for \w+ years)?`,
  String.raw`${WHO}${WILL_NOT} (?:to )?(?:study|studying|retrain for years)(?: (?:again|any ?more|for (?:\w+ )?years|full[- ]time))?(?=\s*(?:[.,;!]|$))`,
  String.raw`${NO_COMPLAINT}${WHO}(?:have|had|got|hold)(?:n'?t| not| no| never)(?: (?:got|have|had|any|an?))* ${KIND}${PAPER}(?: from ${ARTICLE}(?:university|uni|college))?\b`,
  String.raw`${NO_COMPLAINT}${WHO}(?:do not|don'?t|dont|did not|didn'?t) (?:have|got|finish|hold) ${ARTICLE}${KIND}${PAPER}(?: from ${ARTICLE}(?:university|uni|college))?\b`,
  String.raw`(?<!\bstuck )\b(?:without|with no|no need (?:for|of)|not (?:need|require)(?:s|ing)?|(?:do|does)(?: not|n'?t) (?:need|require))(?: going(?: back)? to| to have| having)? ${ARTICLE}${KIND}${anyOf(['degree', 'diploma', 'university', 'uni', 'college'])}(?: degree)?\b`,
  String.raw`(?:^|[.,;!]\s*|\band |\bbut )no (?:university|uni|college)(?: (?:degree|diploma|for me|please))?(?=\s*(?:[.,;!]|$))`,
  String.raw`(?:^|[.,;!]\s*|\band |\bbut )no (?:degree|diploma)(?=\s*(?:[.,;!]|$))`,
  String.raw`\b(?:university|uni|college|studying|a degree) (?:is|was)(?:n'?t| not| never) (?:for|meant for) me\b`,
].map(pattern => new RegExp(pattern, 'giu'))

const WISHES_FOR_SCHOOLING =
  /\b(?:want|like|hope|plan|need|going|ready|aim|love) to (?:\w+ ){0,2}?(?:get|do|finish|earn|start|study|complete|go)(?: \w+){0,3} (?:degree|diploma|university|uni|college|bachelor'?s|master'?s|school)\b|\b(?:get|finish|earn|complete|start)(?:ing)? (?:my|a|the) (?:\w+ )?(?:degree|diploma|bachelor'?s|master'?s)\b/iu
