import { NUMBER_WORDS } from '#shared/number-word.ts'

/** Larger numbers tell the company's age. */
const MAX_REQUIRED_YEARS = 30

/** The years of experience that a clause asks for, the lower of two; 0 when its years are something else. */
export function requiredYears(clause: string): number {
  for (const match of clause.matchAll(YEARS)) {
    const before = clause.slice(0, match.index)
    const after = clause.slice(match.index + match[0].length)
    if (NOT_ASKED_BEFORE.test(before) || NOT_ASKED_AFTER.test(after)) continue
    const amount = numberOf(match[1] ?? '')
    if (amount > 0 && amount <= MAX_REQUIRED_YEARS) return amount
  }
  return 0
}

function numberOf(text: string): number {
  return /^\d/u.test(text) ? Number(text) : NUMBER_WORDS.indexOf(text.toLowerCase())
}

const YEAR_WORDS = NUMBER_WORDS.slice(1).join('|')
const YEARS = new RegExp(
  `(?<![$£€\\d.])\\b(\\d{1,2}|${YEAR_WORDS})\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:\\+|plus|(?:-|–|—|to|or)\\s*(?:\\d{1,2}|${YEAR_WORDS})\\+?)?\\s*\\+?\\s*(?:years?|yrs?)\\b`,
  'giu',
)
/** "2 violations in 3 years", "within the last 5 years". */
const NOT_ASKED_BEFORE =
  /\b(?:in|within|past|last|previous|over|for|every|next|each|founded|established|per)(?: the)?(?: (?:past|last|next))?\s*$/iu
/** "a 3 year contract", "2-3 year old room", "18 years of age". */
const NOT_ASKED_AFTER =
  /^\s*(?:['’]s?)?\s*(?:old|of age|contract|term|fixed|warranty|plan|program(?:me)?|ago|in (?:a )?row|in business|degree|post)\b/iu
