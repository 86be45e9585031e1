import { isInBrackets } from '#engine/text/brackets.ts'
import type { CredentialSpan } from './credential-spans.ts'

export type NamedPaper = {
  start: number
  end: number
  /** With the word for what is issued, as the posting has it. */
  label: string
  credential: CredentialSpan | null
}

/**
 * Licences, registrations and certificates that a clause names beside something else: "BSc Physiotherapy and HPCSA registration"
 * asks for both. Those of the table, and names in capitals beside a word for what is issued.
 */
export function namedPapers(
  text: string,
  start: number,
  held: readonly CredentialSpan[],
  isOnlyPapers: boolean,
): NamedPaper[] {
  // "Qualified Teacher Status (QTS)" is one paper under two names.
  const once = held.filter(
    (span, at) =>
      !held.slice(0, at).some(({ id }) => id === span.id) || !isInBrackets(text, span.start - start),
  )
  const papers: NamedPaper[] = once.map(span => ({
    start: span.start,
    end: span.end,
    label: text.slice(span.start - start, span.end - start),
    credential: span,
  }))
  for (const pattern of isOnlyPapers
    ? [BEFORE_ISSUED, AFTER_ISSUED, BODY_DIPLOMA, FULL_NAME, ALONE]
    : [BEFORE_ISSUED, AFTER_ISSUED, BODY_DIPLOMA])
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? ''
      const from = start + match.index + match[0].indexOf(name)
      const isKnown =
        papers.some(
          paper => (paper.start < from + name.length && from < paper.end) || paper.label === name,
        ) || isInBrackets(text, from - start)
      if (name !== '' && !isKnown && !NO_ISSUER.test(name))
        papers.push({ start: from, end: from + name.length, label: match[0], credential: null })
    }
  return papers.sort((a, b) => a.start - b.start)
}

/** A short form in capitals, with its level: "NISCC", "ACS", "QQI Level 6". */
const SHORT_NAME = String.raw`(?:[A-Z]{3,8}|[A-Z][a-z]+ [A-Z]{2,8})(?: Level \d)?`
/** "A CQC registered home", "an ALA-accredited program": the place holds it. */
const NOT_A_PLACE = String.raw`(?! (?:[a-z-]+ )?(?:shop|site|plant|facility|home|service|provider|practice|company|firm|environment|setting|school|centre|center|builder|business|organi[sz]ation|program|programme|course|college|university|hospital|lab|laboratory|kitchen|supplier|employer)s?\b)`
const BEFORE_ISSUED = new RegExp(
  String.raw`\b(${SHORT_NAME})[- ](?:registration|registered|licen[cs]e|certificate|certification|certified|membership|accreditation|accredited|ticket|card)\b${NOT_A_PLACE}`,
  'gu',
)
/** "NCTJ diploma" is one body's own, not any school's; what names a level ("BTEC diploma") is. */
export const BODY_DIPLOMA =
  /\b(?!(?:NVQ|BTEC|HND|HNC|GCSE|SVQ|QQI|IB|PG|MUST|AND|THE|ANY|OUR|FULL)\b)(\p{Lu}{3,8}) (?:[Dd]iploma|[Qq]ualification)\b(?! or (?:equivalent )?degree)/gu
const AFTER_ISSUED = new RegExp(
  String.raw`\b(?:registered|registration|licensed|certified|membership|accredited|accreditation) (?:with|by|of) (?:the )?(${SHORT_NAME})\b`,
  'gu',
)
const FULL_NAME =
  /(?<!\p{L})((?!(?:Current|Valid|Full|Relevant|Appropriate|Active|Clean|Own)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}) (?:certificate|certification|licen[cs]e|registration|ticket|card)(?!\p{L})/gu
/** Among papers a longer short form is one too: "Pool Plant certificate and NPLQ". */
const ALONE = /(?<![\p{L}\d-])(\p{Lu}{4,8})(?![\p{L}\d-])/gu
const NO_ISSUER = /^(?:MUST|AND|THE|FOR|YOU|OUR|ANY|ALL|UK|USA|BSC|MSC|PHD|MBA|USED|FULL|VALID)$/u
