import { BULLET_MARK } from './bullet-mark.ts'
import {
  columnCriteria,
  criteriaColumns,
  criteriaRow,
  isCriteriaHead,
  MIN_MARKED_CRITERIA,
  markedCriterion,
} from './criteria-row.ts'
import { leadPart } from './lead-part.ts'
import { headingPart, labelPart, looksLikeHeading, type PostingPart } from './posting-headings.ts'
import { sentencePart } from './sentence-part.ts'

export interface PostingLine {
  text: string
  start: number
  part: PostingPart
  isHeading: boolean
  /** Whether the posting set this line apart with a bullet or a number. */
  isBullet: boolean
  /** Whether a heading or the sentence before, not the sentence alone, says which part this is. */
  isUnderHeading: boolean
}

/** A posting cut into lines, long ones into sentences, each with the part of the posting it belongs to. */
export function postingLines(text: string): PostingLine[] {
  const lines: PostingLine[] = []
  let part: PostingPart = 'other'
  let hasBullets = false
  let isAfterGap = false
  const all = linesOf(text)
  const isMarked =
    all.filter(({ text: line }) => markedCriterion(line) !== null).length >= MIN_MARKED_CRITERIA
  let columns: ReturnType<typeof criteriaColumns> = null
  for (const [at, { text: line, start }] of all.entries()) {
    const isBullet = BULLET_MARK.test(line)
    columns = criteriaColumns(line) ?? (line.trim() === '' || /[\t|]/u.test(line) ? columns : null)
    const heading: PostingPart | undefined =
      headingPart(line) ?? (isBullet || at === 0 ? undefined : leadPart(line, isBulletNext(all, at), part))
    // A paragraph set off from a list of bullets no longer belongs to the list's heading.
    if (hasBullets && isAfterGap && !isBullet && line.trim() !== '' && !SILENT_PARTS.has(part)) part = 'other'
    if (line.trim() === '') {
      isAfterGap = true
      continue
    }
    isAfterGap = false
    hasBullets = isBullet || (hasBullets && heading === undefined)
    if (heading) {
      part = heading
      lines.push({ text: line, start, part, isHeading: true, isBullet: false, isUnderHeading: true })
      continue
    }
    // A muted section must not swallow a section whose heading nobody knows.
    if (SILENT_PARTS.has(part) && looksLikeHeading(line)) {
      part = 'other'
      lines.push({ text: line, start, part, isHeading: true, isBullet: false, isUnderHeading: true })
      continue
    }
    if (isCriteriaHead(line) || (at > 0 && !isBullet && isUnknownHeading(line, all[at + 1]?.text ?? ''))) {
      lines.push({ text: line, start, part, isHeading: true, isBullet: false, isUnderHeading: true })
      continue
    }
    const criteria = SILENT_PARTS.has(part) ? [] : criteriaOf(line, columns, isMarked)
    for (const { from, to, importance } of criteria)
      lines.push({
        text: line.slice(from, to),
        start: start + from,
        part: importance,
        isHeading: false,
        isBullet: true,
        isUnderHeading: true,
      })
    if (criteria.length > 0) continue
    const inline = INLINE_HEADING.exec(line)
    const label = inline?.[1] ?? ''
    const terms = labelPart(label)
    const inlinePart = terms ?? (inline ? headingPart(`${label}:`) : undefined)
    // The text of "Requirements: Python" begins after its heading.
    // So does that of "Trade | Red Seal", a row of a table with a short label.
    const lead = inline?.[0] ?? ''
    const isRow = !terms && TABLE_LABEL.test(lead) && (part === 'must' || part === 'nice')
    const skipped = isRow || (inlinePart && inlinePart !== 'terms') ? lead.length : 0
    const own = inlinePart ?? part
    let before: PostingPart = own
    let asked: PostingPart = 'other'
    let isSemicolon = false
    for (const { isOfRole, isAbility, ...piece } of sentencesOf(line.slice(skipped), start + skipped)) {
      const ofRole = isAbility ? sentencePart(piece.text, 'duty') : 'duty'
      const alone = terms ?? (isOfRole ? ofRole : partAfter(piece.text, own, before, isSemicolon))
      // "Arabic will be a plus. Good with guests.": a wish between two demands ends nothing.
      if (before !== 'nice') asked = before
      const isGoingOn = alone === 'other' && (asked === 'must' || asked === 'duty') && goesOn(piece.text)
      before = isGoingOn ? 'duty' : alone
      isSemicolon = /;\s*$/u.test(piece.text)
      lines.push({
        ...piece,
        part: before,
        isHeading: false,
        isBullet,
        isUnderHeading: own !== 'other' || isGoingOn,
      })
    }
  }
  return lines
}

/** What a line of a person specification asks for, by its columns, its cells or the mark it begins or ends with. */
function criteriaOf(
  line: string,
  columns: ReturnType<typeof criteriaColumns>,
  isMarked: boolean,
): NonNullable<ReturnType<typeof criteriaRow>>[] {
  const rows = columns ? columnCriteria(line, columns) : []
  if (rows.length > 0) return rows
  const row = criteriaRow(line) ?? (isMarked ? markedCriterion(line) : null)
  return row ? [row] : []
}

/** "PERFORMANCE AREAS" above lines that are not in capitals: nobody knows what it opens, but it asks for nothing itself. */
function isUnknownHeading(line: string, next: string): boolean {
  return (
    looksLikeHeading(line) &&
    // A short form alone ("ADR") is asked for.
    /\p{L}\s+\p{L}|:\s*$/u.test(line.trim()) &&
    line.trim().split(/\s+/u).length <= MAX_UNKNOWN_HEADING_WORDS &&
    !/\d|\b(?:must|required?|preferred|essential|only|no)\b/iu.test(line) &&
    /\p{Ll}{3}/u.test(next)
  )
}
const MAX_UNKNOWN_HEADING_WORDS = 4

const IN_CAPITALS = /^\s*(?:\p{Lu}[\p{L}'’]*\W+(?:(?:the|a|an|of|at|to|and|in)\W+)*){2,7}$/u

/** The part of a sentence after its neighbor in the line: a semicolon or a small letter goes on with what was asked, and what stands behind the pay is offered. */
function partAfter(text: string, own: PostingPart, before: PostingPart, isSemicolon: boolean): PostingPart {
  // "Our values: Own It. Keep It Simple.": each is a sentence.
  if (before === 'company' && IN_CAPITALS.test(text)) return before
  const read = sentencePart(text, own)
  const isAsking = before === 'must' || before === 'duty' || before === 'nice'
  if ((read === 'other' || read === 'summary') && isAsking && (isSemicolon || /^\s*\p{Ll}/u.test(text)))
    return before
  return before === 'benefit' && read === own && sentencePart(text, 'benefit') === 'benefit' ? before : read
}

/** "You'd reconcile the cards. Weekly payroll for 19. Month end P&L.": in a paragraph about the work, what says nothing else goes on with it. */
function goesOn(text: string): boolean {
  return (text.match(/[\p{L}\d&]{2,}/gu)?.length ?? 0) >= MIN_WORDS_GOING_ON && !OTHER_SUBJECT.test(text)
}
const MIN_WORDS_GOING_ON = 3
/** Sentences about the team, the place or the reader's feelings, and asides. */
const OTHER_SUBJECT =
  /^\W*(?:we|we['’]\p{L}+|our|us|i|i['’]\p{L}+|it|it['’]s|its|they|their|he|she|his|her|there|here|this|that|that['’]s|these|those|no|not|yes|nobody|nothing|everyone|everybody|people|some|most|many|every|each|please|why|what|when|where|how|who|if|so|but|because|trouble|fair|don['’]t|just|oh|well|one of|all|until|once|after|since|at \p{Lu}|the (?:team|company|shop|office|school|site|business|role is|job is|position is|work is|hours|shift|salary|pay|rate)|shifts?|hours|pay|salary|seniority|located|based|reporting|reports)\b|[?!]\s*$/iu

/** Some hundred pages; what follows is no posting. */
const MAX_POSTING_LINES = 5000

/** Parts of a posting in which nothing is asked of the applicant. */
export const SILENT_PARTS: ReadonlySet<PostingPart> = new Set([
  'benefit',
  'legal',
  'company',
  'terms',
  'unneeded',
])

/** Where a posting speaks of pay, perks, itself, the law or what nobody needs: nothing there is asked of the applicant. */
export function ignoredRanges(text: string): { start: number; end: number }[] {
  return postingLines(text)
    .filter(({ part }) => SILENT_PARTS.has(part))
    .map(({ text: line, start }) => ({ start, end: start + line.length }))
}

function linesOf(text: string): { text: string; start: number }[] {
  const lines: { text: string; start: number }[] = []
  for (let start = 0; start <= text.length && lines.length < MAX_POSTING_LINES; ) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    lines.push({ text: text.slice(start, end), start })
    start = end + 1
  }
  return lines
}

function isBulletNext(lines: { text: string }[], at: number): boolean {
  const next = lines.slice(at + 1, at + 1 + MAX_GAP_LINES).find(({ text }) => text.trim() !== '')
  return next !== undefined && BULLET_MARK.test(next.text)
}
const MAX_GAP_LINES = 3

type Sentence = {
  text: string
  start: number
  /** Whether it goes on from "is hiring a driver who": what that person does. */
  isOfRole: boolean
  /** Whether it goes on from "someone who can". */
  isAbility: boolean
}

function sentencesOf(line: string, start: number): Sentence[] {
  return plainSentences(line, start).flatMap(piece => {
    const lead = HIRES_WHO.exec(piece.text)?.[0].length ?? 0
    const led = piece.text.slice(0, lead)
    const rest = {
      text: piece.text.slice(lead),
      start: piece.start + lead,
      isOfRole: lead > 0,
      isAbility: CAN.test(led),
    }
    return lead === 0
      ? [rest]
      : [{ text: led.replace(CAN, ''), start: piece.start, isOfRole: false, isAbility: false }, rest]
  })
}

/** "Prairie Union Bank is hiring a loan officer in Omaha who originates …". */
const HIRES_WHO =
  /^[^.;]{0,80}?\b(?:hiring|looking for|seek(?:s|ing)|recruiting|needs?|(?<!\byou.{0,8})wants?|after|you(?:['’]re| are)) [^.;]{2,80}?\b(?:(?:who|that)\s+(?=\p{Ll}{2,}s\b)(?!(?:is|has|was|does|knows|holds|brings|loves|likes|enjoys|wants|thrives|cares|shares|believes)\b)|who (?:can|could|will)\s+(?=\p{Ll}{3,}\b)(?!be\b|work\b|join\b|also\b|help\b)|to\s+(?=(?:do|run|manage|handle|carry out|perform|maintain|provide|process|prepare|operate|review|coordinate|design|build|teach|sell|repair|install|clean|cook|look after|take care of)\b))/iu
/** What a person can do is what is asked. */
const CAN = /\s+(?:can|could|will)\s*$/iu

function plainSentences(line: string, start: number): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = []
  let from = 0
  let read = 0
  let depth = 0
  const ends = (line.match(/\s[•·▪]\s/gu)?.length ?? 0) >= MIN_INLINE_BULLETS ? ITEM_END : CLAUSE_END
  for (const stop of line.matchAll(ends)) {
    for (; read < stop.index; read++) depth += line[read] === '(' ? 1 : line[read] === ')' ? -1 : 0
    // "(waitlists! double booking!)" stays within its sentence.
    if (depth > 0) continue
    // "P.Eng. licensed, or EIT": what goes on in small letters has not ended.
    if (
      stop[0] === '.' &&
      POINTED_NAME_END.test(line.slice(from, stop.index)) &&
      /^.\s+\p{Ll}/u.test(line.slice(stop.index))
    )
      continue
    if (
      stop[0] === '.' &&
      ABBREVIATION_END.test(line.slice(Math.max(from, stop.index - MAX_ABBREVIATION_CHARS), stop.index))
    )
      continue
    pieces.push({ text: line.slice(from, stop.index + 1), start: start + from })
    from = stop.index + 1
  }
  pieces.push({ text: line.slice(from), start: start + from })
  return pieces.filter(piece => piece.text.trim() !== '')
}

const INLINE_HEADING =
  /^[\s•·▪*–-]*(?:\d{1,2}[.)]\s+)?([\p{L}][\p{L}’'&/() -]{1,40})(?:(?::|\s–|\s?\|)\s+|\t\s*)(?=\S)/u
const TABLE_LABEL = /^\W*\p{L}+(?: \p{L}+){0,2}\s?\|\s+$/u
/** "e.g. Python" and "St. Mary" do not end a sentence. */
const ABBREVIATION_END =
  /(?:\be\.g|\bi\.e|\betc|\bvs|\bSt|\bMr|\bMs|\bMrs|\bDr|\bInc|\bBros|\bLtd|\bPvt|\bCo|\bCorp|\byrs?|\bno|\bapprox|\bincl|\bdept|\bsq|\bexp|\basst|\bft|\bJr|\bSr|\bmin|\bmax|^\s*[ivx]{1,4}|^\s*\d{1,2}|\b[A-Z]|\b[A-Z]\.[A-Z]|\ba\.m|\bp\.m)$/iu
const MAX_ABBREVIATION_CHARS = 6
const POINTED_NAME_END = /(?<![\p{L}.])\p{Lu}\p{Ll}?\.\p{Lu}\p{Ll}{0,4}$/u

/** "REPs registration • first aid • 1 year on a gym floor" lists in a line. */
const MIN_INLINE_BULLETS = 2
const ITEM_END = /(?<=\s)[•·▪](?=\s)|[.!?;](?=\s+\S)/gu

/** A sentence ends, or a wish begins after a demand: "Java required, Kotlin preferred". */
const CLAUSE_END =
  /[.!;](?=\s+\S)|\?(?=\s+\S)(?!\s+(?:huge|big|massive|sweet|great|lovely|perfect|amazing|brilliant)\b)|,(?=\s+(?:ideally|preferably|bonus|nice to have)\b)|(?<=\b(?:required|mandatory)),(?=\s)/giu
