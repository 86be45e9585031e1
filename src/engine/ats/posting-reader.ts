import type { Engine } from '#engine/engine.ts'
import { findSkillSpans, type SkillSpan } from '#engine/skills/find-skills.ts'
import type { SkillLexicon } from '#engine/skills/load-skill-lexicon.ts'
import { maskNames } from '#engine/skills/mask-names.ts'
import { tokenize } from '#engine/text/tokens.ts'
import { type CredentialSpan, credentialSpans } from './credential-spans.ts'

/** How far before its clause a credential's name may begin or end. */
const MAX_CREDENTIAL_LEAD_CHARS = 60

const MAX_NAME_CHARS = 60

/** Which skills and credentials stand where in a posting. */
export interface PostingReader {
  lexicon: SkillLexicon
  skills: (from: number, to: number) => SkillSpan[]
  credentials: (from: number, to: number) => CredentialSpan[]
  /** Whether a credential's name begins before a stretch of the text and ends after it. */
  credentialAround: (from: number, to: number) => boolean
  /** Where the tool's name begins that goes on over this place; the place itself where none does. */
  nameStart: (at: number) => number
  isHard: (concept: number) => boolean
  isTool: (concept: number) => boolean
}

export function postingReader(engine: Engine, text: string): PostingReader {
  const lexicon = engine.skillLexicon()
  const skills = findSkillSpans(lexicon, maskNames(text)).filter(
    ({ concept, start, end }) => lexicon.kind(concept) !== 'technology' || isNameInText(text, start, end),
  )
  const credentials = credentialSpans(engine.credentials(), text, tokenize(text))
  return {
    lexicon,
    skills: (from, to) => inside(skills, from, to),
    // "Valid driver's license" begins before the clause that was cut out of it.
    credentials: (from, to) =>
      inside(credentials, from - MAX_CREDENTIAL_LEAD_CHARS, to + MAX_CREDENTIAL_LEAD_CHARS)
        .filter(span => span.start < to && from < span.end)
        .map(span => ({ ...span, start: Math.max(from, span.start), end: Math.min(to, span.end) })),
    credentialAround: (from, to) => credentials.some(({ start, end }) => start < from && to < end),
    nameStart: at =>
      inside(skills, at - MAX_NAME_CHARS, at + MAX_NAME_CHARS).find(
        ({ concept, start, end }) => start < at && at < end && lexicon.kind(concept) === 'technology',
      )?.start ?? at,
    isTool: concept => lexicon.kind(concept) === 'technology',
    isHard: concept => HARD_KINDS.has(lexicon.kind(concept) ?? ''),
  }
}

/** A tool is written with a capital or a digit, but by people who use no capitals at all; "busy" is no accounting software. */
function isNameInText(text: string, start: number, end: number): boolean {
  const surface = text.slice(start, end)
  if (surface !== surface.toLowerCase() || /\d/u.test(surface)) return true
  const before = text.slice(Math.max(0, start - MAX_LINE_CHARS), start)
  const after = text.slice(end, end + MAX_LINE_CHARS)
  const line = `${before.slice(before.lastIndexOf('\n') + 1)}${after.split('\n', 1)[0]}`
  return line === line.toLowerCase()
}
const MAX_LINE_CHARS = 200

/** Long-tail names are stored folded and were never read by anybody. */
export function isReviewed(lexicon: SkillLexicon, concept: number): boolean {
  return !/^\p{Ll}/u.test(lexicon.name(concept))
}

/** Spans that lie in a stretch of the text; they rise by their starts. */
function inside<Span extends { start: number; end: number }>(
  spans: Span[],
  from: number,
  to: number,
): Span[] {
  const found: Span[] = []
  for (let at = firstFrom(spans, from); (spans[at]?.start ?? to) < to; at++) {
    const span = spans[at]
    if (span && span.end <= to) found.push(span)
  }
  return found
}

function firstFrom(spans: { start: number }[], wanted: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.start ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

const HARD_KINDS: ReadonlySet<string> = new Set(['technology', 'certification', 'language'])
