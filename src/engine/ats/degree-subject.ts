import { wordRoot } from '#engine/text/word-root.ts'
import { CLAUSE_STOP_WORDS } from './clause-terms.ts'

/** Two names of a subject agree when they begin alike: "physiotherapy" and "physiotherapist". */
const MIN_ALIKE_CHARS = 5

/** The subject that a posting asks a degree in, as roots; none where a related one will do. */
export function degreeSubject(label: string): string[] {
  const [first = ''] = label.split(/,? (?:and|with|plus) |[;(]/u)
  if (OPEN_SUBJECT.test(label)) return []
  // "LLB or CILEX": a short form names no subject.
  const named = first === first.toUpperCase() ? first : first.replace(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu, ' ')
  return (named.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter(word => !CLAUSE_STOP_WORDS.has(word) && !DEGREE_WORDS.test(word))
    .map(wordRoot)
}

export function holdsSubject(subject: readonly string[], text: string): boolean {
  if (subject.length === 0) return true
  const own = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(wordRoot)
  return subject.some(root =>
    own.some(word => word === root || word.slice(0, MIN_ALIKE_CHARS) === root.slice(0, MIN_ALIKE_CHARS)),
  )
}

const OPEN_SUBJECT =
  /\b(?:related|relevant|similar|equivalent|any|another|discipline|field|comparable|preferred|other|or higher|stem|science|engineering|business)\b/iu
const DEGREE_WORDS =
  /^(?:degree|bachelor\w*|master\w*|diploma|honou?rs|hons|associate\w*|university|college|school|high|graduate|undergraduate|qualified|qualification|accredited|completed?|minimum|level|from|class|upper|second|first|good|four|year|applied|arts|education|program\w*|holder|recognised|recognized|required|essential)$/u
