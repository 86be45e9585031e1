import { wordRoot } from '#engine/text/word-root.ts'
import { CLAUSE_STOP_WORDS } from './clause-terms.ts'

/** Two names of a subject agree when they begin alike: "physiotherapy" and "physiotherapist". */
const MIN_ALIKE_CHARS = 5

/** The subject that a posting asks a degree in, as roots; none where a related one will do. */
export function degreeSubject(label: string): string[] {
  const [first = ''] = label
    .replace(/\((?:honou?rs|hons)\.?\)/giu, ' ')
    .split(
      /,? (?:and|with|plus|giving|leading to|which|that|(?:accredited|recogni[sz]ed|approved|awarded) (?:by|for)) |[;(]/u,
    )
  if (OPEN_SUBJECT.test(label)) return []
  // "LLB or CILEX": a short form names no subject.
  const named = first === first.toUpperCase() ? first : first.replace(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu, ' ')
  const words = (named.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    word => !CLAUSE_STOP_WORDS.has(word) && !DEGREE_WORDS.test(word),
  )
  // "Computer Science" asks for computers; of "a science degree" any science will do.
  const specific = words.filter(word => !WIDE_SUBJECT.test(word))
  return (specific.length === words.length ? words : specific).map(wordRoot)
}

export function holdsSubject(subject: readonly string[], text: string): boolean {
  if (subject.length === 0) return true
  const own = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(wordRoot)
  return subject.some(root => own.some(word => word === root || kind(word) === kind(root)))
}

function kind(root: string): string {
  return COMPUTING.test(root) ? 'computing' : root.slice(0, MIN_ALIKE_CHARS)
}
/** Schools call one subject by these names. */
const COMPUTING = /^(?:comput|softw|informati)/u

const OPEN_SUBJECT =
  /\b(?:related|relevant|similar|equivalent|any|another|discipline|field|comparable|preferred|other|or higher|stem)\b/iu
const WIDE_SUBJECT = /^(?:sciences?|engineering|business|technology|studies)$/u
const DEGREE_WORDS =
  /^(?:degree|bachelor\w*|master\w*|diploma|honou?rs|hons|associate\w*|university|college|school|high|graduate|undergraduate|qualified|qualification|accredited|completed?|minimum|level|from|class|upper|second|first|good|four|year|applied|arts|education|program\w*|holder|recognised|recognized|required|essential)$/u
