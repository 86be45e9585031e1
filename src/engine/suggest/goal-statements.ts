import type { GoalPolarity } from './goal-clause.ts'

/** "Robots write it now", "the dog doesn't recognise me", "four hotels a week": how things are, which is no wish. */
export function statedPolarity(text: string, isFirst: boolean): GoalPolarity {
  if (WELCOMES.test(text)) return 'want'
  if (TELLS_OF_TODAY.test(text)) return 'past'
  const isFact =
    TELLS_OF_OTHERS.test(text) || (isFirst && (TELLS_A_FACT.test(text) || COUNTS_A_DAY.test(text)))
  return isFact ? 'neutral' : 'want'
}

/** "Nanny with four families over 9 years", "Night security since 2019": what somebody is, by how long they have been it; up to where it ends, what is said before it. */
export function isHeldSince(sentence: string, end: number): boolean {
  return HELD_SINCE.test(sentence.slice(end)) && !SAYS_WISH.test(sentence.slice(0, end))
}

const NUMBER =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|several|many)'
const HELD_SINCE = new RegExp(
  `^[\\s,]*(?:(?:for|over|now|about|almost|nearly|around|these|the|last|past|going on|since) )*(?:${NUMBER}\\+? ?(?:years?|yrs?)\\b(?! (?:ahead|from now|to go|till|until|time|of|is|are|was|has|on|at|in|doing|as))|(?:19|20)\\d\\d\\b)`,
  'iu',
)
const SAYS_WISH =
  /\b(?:want|would|could|like|love|need|hope|plan|aim|goal|dream|become|be|do|work|get|find|move|go|train|study|learn|until|within|in the next|after|before|once|when|hit|reach|next|by)\b|'d\b/iu

/** "I sign for bridges": what somebody does today, by any verb that says no wish. */
const TELLS_OF_TODAY =
  /^[\s,]*(?:and |but )?i (?!(?:want|wanna|would|like|love|need|could|can|cannot|hope|wish|prefer|plan|dream|aim|think|thought|am|might|may|enjoy|will|should|see|fancy|say|look|seek|search|also|really|just|still|always|only|do|don|dont|did|was|have|had|miss|mean|guess|believe|feel|know|care|consider|intend|expect|long|crave|shall|must|get|go|take|ll|d|m|ve|never|speak|learn|study|train|heard|hear|promise|choose|pick|vote|dare|ask|imagine|picture|grew|worked|used|left|teach|mentor)\b)\p{L}+ (?!to be\b)/iu

const TELLS_OF_OTHERS =
  /^[\s,]*(?:and |but )?(?:the|my|our|his|her|their) [\p{L}-]+ (?:doesn'?t|don'?t|didn'?t|does not|do not|no longer|never|took|takes|ate|eats|knows?|forgot|thinks i|makes|produces|sells|builds|ships|bites?|kicks?|hurts?|aches?|shakes?|trembles?|failed|closed|stinks?|leaks?)\b/iu

const TELLS_A_FACT =
  /^[\s,]*(?!(?:i|we|you|something|somewhere|someone|anything|anywhere|any|what|where|maybe|perhaps|that|this|it|there|let|give|put|get|take|make|if|when|to|please|either|anyone|nothing|nobody)\b)(?:[\p{L}\p{N}'-]+ ){1,4}?(?:(?:is|are|was|were|has|have|had|does|do|did|will|ca|wo)(?:n'?t| not)|took|takes|ate|eats|killed|writes?|calls|knows?|belongs?|ended|folded|owns|pays? late|paid (?:for|my|the)|fed|makes? me|never|will (?:take|replace|steal|kill|eat) (?:my|our|us|all|most|this|half))(?: |$)|^[\s,]*(?!(?:i|we|you|what|all|that|this|it|there|something)\b)(?:[\p{L}'-]+ ){1,3}(?:is|are) (?:just|only|nothing but|basically|all(?! (?:i|that|about|we|you)\b)) \p{L}|^[\s,]*(?!outdoors|outside|inside)\p{L}+ (?:and \p{L}+ )?all (?:day|night)(?: long)?(?:,| and\b|$)|^[^=,]{2,40} = |^[\s,]*(?:(?:my|the|our) )?\p{L}+ (?:is|are) (?:going|coming|shaky|shot|dead|dying|gone|closing|ruined|worn|empty)\b|^[\s,]*\p{L}+ing is (?!in\b|at\b|for\b|always\b|still\b)\p{L}+ \p{L}+/iu
const COUNTS_A_DAY =
  /^[\s,]*(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundreds?)\+? \p{L}+(?: \p{L}+)? (?:a|an|per|every) (?:day|week|month|year|shift|night|hour)\b|^[\s,]*\d+s (?:on|in|at)\b/iu
const WELCOMES =
  /\b(?:would|could|might|should|sounds?|looks?|seems?|feels?|appeals?|interests?|fascinat\w+|attracts?|tempts?|fits?|suits?|fine|ok|okay|great|perfect|ideal|dreams?|goals?|plans?|aims?|wish|where|what|thing|for me|next|better|best|good|nice|interesting|love|like|want|both|ready|welcome|my (?:future|calling|passion|ambition|friends)|for (?:free|fun)|hobby|spare time|free time|open|possible|worth|part[- ]time|days? a week|excites?|starts?|booked)\b/i
