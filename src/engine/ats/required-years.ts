import { NUMBER_WORDS } from '#shared/number-word.ts'
import { titleKeywords } from './title-keywords.ts'
import { titleWordKey } from './title-word-key.ts'

/** Larger numbers tell the company's age. */
const MAX_REQUIRED_YEARS = 30
/** "A couple of years", "a few years": the fewest that can be meant. */
const FEW_YEARS = 2

/** The years of experience that a clause asks for, the lower of two; 0 when its years are something else. */
export function requiredYears(clause: string): number {
  for (const match of clause.matchAll(YEARS)) {
    const before = clause.slice(0, match.index)
    const after = clause.slice(match.index + match[0].length)
    if (NOT_ASKED_BEFORE.test(before) || NOT_ASKED_AFTER.test(after)) continue
    const amount = match[1] ? numberOf(match[1]) : FEW_YEARS
    if (amount > 0 && amount <= MAX_REQUIRED_YEARS) return amount
  }
  return 0
}

/** "1 year as a Team Leader", for a call center team leader: the words of the post, where it is the role's own; else none. */
export function postOfYears(clause: string, role: string): string[] {
  const post = titleKeywords(AS_POST.exec(clause)?.[1] ?? '')
  const own = new Set(titleKeywords(role).map(titleWordKey))
  return post.length > 0 && post.every(word => own.has(titleWordKey(word))) ? post : []
}
const AS_POST =
  /\bas (?:an? |the )?(\p{L}[\p{L} -]{2,40}?)(?=\s+(?:in|at|of|with|within|on|for|or|and)\b|[,;.(]|$)/iu

function numberOf(text: string): number {
  if (/^\d/u.test(text)) return Number(text)
  const lower = text.toLowerCase()
  return Math.max(NUMBER_WORDS.indexOf(lower), GERMAN_NUMBERS.indexOf(lower) + 1)
}

const GERMAN_NUMBERS = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const YEAR_WORDS = [...NUMBER_WORDS.slice(1), ...GERMAN_NUMBERS].join('|')
const YEARS = new RegExp(
  `\\ba (?:couple of|few) (?:good )?years\\b|(?<![$£€\\d.])\\b(\\d{1,2}|${YEAR_WORDS})\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:\\+|plus|(?:-|–|—|to|or|bis)\\s*(?:\\d{1,2}|${YEAR_WORDS})\\+?)?\\s*\\+?\\s*(?:years?|yrs?|jahren?)(?![\\p{L}])`,
  'giu',
)
/** "2 violations in 3 years", "within the last 5 years", "retires after 22 years". */
const NOT_ASKED_BEFORE =
  /\b(?:in|within|past|last|previous|over|for|after|every|next|each|founded|established|per)(?: the)?(?: (?:past|last|next))?\s*$/iu
/** "a 3 year contract", "2-3 year old room", "18 years of age", "2 years in college". */
const NOT_ASKED_AFTER =
  /^\s*(?:['’]s?)?\s*(?:old|(?:\p{L}+ )?(?:history|record|abstract|look-?back)\b|of age|contract|term|fixed|warranty|plan|program(?:me)?|ago|in (?:a )?row|in business|(?:in|of|at) (?:an? )?(?:college|university|high school|secondary school|school\b)|degree|post(?![- ](?:qualif|trade|regist|apprent|grad|admission|certif)))\b/iu
