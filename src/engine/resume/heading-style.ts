import { LETTERS_APART, withLettersJoined } from './line-cleaner.ts'
import { headingSection, type ResumeSection } from './section-headings.ts'
import { sectionByWords } from './section-words.ts'
import type { LinePart } from './split-columns.ts'
import { nameKind } from './title-words.ts'

type Shown = { text: string; style: string; isStrong: boolean }

const MIN_KNOWN_HEADINGS = 2
const MIN_DECORATED_HEADINGS = 3
const MAX_HEADING = { words: 6, chars: 48 } as const
const LINES_BELOW = 3
const MIN_UNKNOWN_CHARS = 6

/**
 * The headings of one document look alike: where two known ones are numbered, underlined, in capitals or stand alone,
 * further lines that look so are headings too, whatever they say. By the place of each in `parts`; `beside` is
 * another column of the page.
 */
export function styledHeadings(
  parts: LinePart[],
  beside: LinePart[] = [],
): ReadonlyMap<number, ResumeSection> {
  const shown = shownLines(parts)
  const known = new Map<string, number>()
  for (const line of [...shown, ...shownLines(beside)])
    if (line && headingSection(line.text)) known.set(line.style, (known.get(line.style) ?? 0) + 1)
  const decorated = decoratedStyles(shown)
  for (const style of decorated) known.set(style, MIN_KNOWN_HEADINGS)
  const first = shown.findIndex(
    (line, at) =>
      line !== null &&
      isOften(known, line) &&
      (headingSection(line.text) !== undefined ||
        line.style === NOUN_STYLE ||
        decorated.has(line.style) ||
        (at > 0 && sectionByWords(line.text) !== undefined)),
  )
  const found = new Map<number, ResumeSection>()
  if (first < 0) return found
  /** The last line that says something. */
  let before = -1
  let last = -1
  for (const [at, line] of shown.entries()) {
    before = last
    if (parts[at]?.raw.trim() !== '' && !RULE.test(parts[at]?.raw ?? '')) last = at
    if (at < first || !line || !isOften(known, line)) continue
    const section =
      headingSection(line.text) ?? (found.has(before) ? undefined : otherSection(line, parts, at))
    if (section) found.set(at, section)
  }
  return found
}

function isOften(known: ReadonlyMap<string, number>, { style }: Shown): boolean {
  return style === NOUN_STYLE || (known.get(style) ?? 0) >= MIN_KNOWN_HEADINGS
}

/** "~ The long version ~": marks around a line make it a heading where several have them, known words or not. */
function decoratedStyles(shown: (Shown | null)[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const line of shown)
    if (line && DECORATED.test(line.style)) counts.set(line.style, (counts.get(line.style) ?? 0) + 1)
  return new Set([...counts].flatMap(([style, count]) => (count >= MIN_DECORATED_HEADINGS ? [style] : [])))
}

/** A name of a job or a firm may be set like a heading; above dates only the words or a mark of their own tell it. */
function otherSection({ text, isStrong }: Shown, parts: LinePart[], at: number): ResumeSection | undefined {
  const kind = nameKind(text)
  if (/,/u.test(text) || kind === 'title') return undefined
  const told = sectionByWords(text)
  if (told) return kind === null || isStrong ? told : undefined
  // "HACCP", "JavaScript" are what stands below a heading.
  if (kind !== null || /\p{Ll}\p{Lu}/u.test(text)) return undefined
  if (!isStrong && text.length < MIN_UNKNOWN_CHARS) return undefined
  const isDated = parts
    .slice(at, at + 1 + LINES_BELOW)
    .some(({ raw }) => /(?:19|20)\d\d|\d\d?[/.]\d\d/u.test(raw))
  return isStrong || !isDated ? 'other' : undefined
}

function shownLines(parts: LinePart[]): (Shown | null)[] {
  const filled = parts.flatMap(({ raw }, at) => (raw.trim() === '' ? [] : [at]))
  const shown: (Shown | null)[] = parts.map(() => null)
  for (const [i, at] of filled.entries()) {
    const [before, part, next] = [filled[i - 1] ?? -1, at, filled[i + 1] ?? -1].map(place => parts[place])
    if (part) shown[at] = shownLine(part, before, next)
  }
  return shown
}

/** How a line is set, and its words without the marks; nothing where it is no heading for its length or its place. */
function shownLine({ raw, number }: LinePart, before?: LinePart, next?: LinePart): Shown | null {
  const written = raw.trim()
  if (written.length > MAX_WRITTEN_CHARS || !/\p{L}/u.test(written)) return null
  const isUnderlined = next !== undefined && RULE.test(next.raw) && next.number === number + 1
  const isGapAbove = !before || number - before.number > 1 || RULE.test(before.raw)
  const [, open = '', inner = ''] = WRAPPED.exec(written) ?? []
  const [opening = ''] = OPENING.exec(written) ?? []
  const mark = isUnderlined ? '_' : open === '' ? markOf(opening) : `${open.slice(0, 2)} `
  const words = open === '' ? written.slice(opening.length) : inner
  const isApart = LETTERS_APART.test(words)
  const text = (isApart ? withLettersJoined(words) : words)
    .replace(/\s*\([^()]{1,40}\)\s*:?\s*$/u, '')
    .replace(/[\s:*_#]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
  // Cells side by side are a row.
  if (!isGapAbove || !isShort(text) || (!isApart && /\S(?: {2,}|\t)\S/u.test(words))) return null
  const isAlone = next !== undefined && next.number - number > 1
  const letters = isApart ? 'apart' : /\p{Ll}/u.test(text) ? 'small' : 'capital'
  const colon = /:\s*$/u.test(words) ? ':' : ''
  const isStrong = mark !== '' || isApart
  // A line above others in small letters looks like any other, unless its last word heads a section.
  if (!isStrong && letters === 'small' && colon === '' && !isAlone)
    return HEADING_NOUN.test(text) ? { text, style: NOUN_STYLE, isStrong: true } : null
  const place = isStrong || letters === 'capital' ? '' : isAlone ? 'alone' : ''
  return { text, style: [mark, letters, colon, place].join(' '), isStrong }
}

function isShort(text: string): boolean {
  return (
    text.length > 2 &&
    text.length <= MAX_HEADING.chars &&
    text.split(' ').length <= MAX_HEADING.words &&
    /^[\p{Lu}\p{Lo}]/u.test(text) &&
    !/[\d@.;]/u.test(text)
  )
}

/** "3." and "4." are one mark, so are "# " and "# ". */
function markOf(opening: string): string {
  return opening.trim().replace(/\d+|\b[IVX]+\b|\b[A-H]\b/u, '1')
}

/** Opening and closing marks, kept in the style as they open. */
const DECORATED = /^(?:[-=~*•·|/+.—–]{1,2}|\[|<|【) /u
const NOUN_STYLE = 'noun'
/** "Ministry Experience", "Wildlife Training", with a capital in each word. */
const HEADING_NOUN =
  /^(?:\p{Lu}[\p{L}-]+ (?:(?:and|&|of) )?){1,3}(?:Experience|Employment|Education|History|Qualifications|Training|Activities|Appointments|Involvement|Background|Service|Publications|Memberships|Awards)$/u
const MAX_WRITTEN_CHARS = 90
const RULE = /^\s*[-=~_*—–]{3,}\s*$/u
/** "-- Education --", "*** Work ***", "[ Skills ]", "**Work**". */
const WRAPPED = /^([-=~_*—–•·|/+.]{1,8}|\[|<{1,3}|【)\s*(\S.*?\S)\s*(?:[-=~_*—–•·|/+.]{1,8}|\]|>{1,3}|】):?$/u
const OPENING = /^(?:#{1,6}\s+|\(?(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]\s+|[■●▪►▶◆◼○□★•>§|]\s*)/u
