import { BULLET_MARK } from '#engine/skills/bullet-mark.ts'
import { isHiringTalk } from '#engine/skills/hiring-talk.ts'
import { type PostingLine, postingLines, SILENT_PARTS } from '#engine/skills/posting-sections.ts'
import { withoutBrackets } from '#engine/text/brackets.ts'
import { isAskedOfHired, isDueAfterHire, isPutOff } from './after-hire.ts'
import { contrastCuts, longCuts } from './clause-cuts.ts'
import { isFragment } from './clause-fragment.ts'
import { withoutFrame } from './clause-frame.ts'
import { isIntroduction, isReportingLine, isRequirementTalk } from './clause-talk.ts'
import { isSoftClause } from './soft-words.ts'
import { isWorkCondition, paperCuts } from './work-condition.ts'

/** One thing a posting says about the work or the applicant, in its own words. */
export interface PostingClause {
  text: string
  start: number
  importance: 'must' | 'nice' | 'duty'
  /** 2 when the sentence itself says "must", 1 when its heading does, else 0. */
  stated: 0 | 1 | 2
  /** "Lift 50 lbs", "weekends": part of the work's terms, not of what somebody can do. */
  isCondition: boolean
  /** What whoever is chosen has to bring or have checked. */
  isOfHired: boolean
}

/** Longer bullets and sentences hold several requirements. */
const MAX_WHOLE_CHARS = { bullet: 140, sentence: 100 } as const
const MAX_LABEL_CHARS = 140
const MIN_OWN_WORDS = 2
/** No posting asks for more. */
const MAX_CLAUSES = 200
const POSTING_TITLE_LIMITS = { chars: 100, words: 12, headlineChars: 200 } as const

interface ClauseReader {
  isVerb: (word: string) => boolean
  /** Tools, certificates and languages that stand in a stretch of the posting. */
  countHardSkills: (from: number, to: number) => number
  /** Whether a name goes on over this stretch: "moving and handling" is one thing. */
  isInsideName: (from: number, to: number) => boolean
  /** Where the tool's name begins that goes on over this place; the place itself where none does. */
  nameStart: (at: number) => number
}

/** Everything a posting asks for, clause by clause: nothing is lost because no list knows its words. */
export function postingClauses(text: string, reader: ClauseReader): PostingClause[] {
  const lines = postingLines(text)
  const clauses: PostingClause[] = []
  let isStrictHeading = false
  let isHiredHeading = false
  let pointStart = 0
  for (const [at, own] of lines.entries()) {
    const line = goesOn(lines[at - 1], own) ? { ...own, isUnderHeading: true } : own
    if (line.isHeading) {
      isStrictHeading = line.part === 'must' && STRICT_HEADING.test(line.text)
      isHiredHeading = isAskedOfHired(line.text)
      continue
    }
    if (SILENT_PARTS.has(line.part) || (at === 0 && lines.length > 1 && looksLikeTitle(line))) continue
    if (!isAsked(line, reader)) continue
    if (line === own || lines[at - 1]?.isBullet !== own.isBullet) pointStart = line.start
    for (const piece of piecesOf(line, reader)) {
      const clause = clauseOf(piece, line, isStrictHeading, isHiredHeading, reader)
      const last = clauses.at(-1)
      // "Stand for 8 hours; lift 50 pounds" is one demand on the body.
      if (clause?.isCondition && last?.isCondition && last.start >= pointStart)
        last.text = labelOf(text.slice(last.start, clause.start + clause.text.length))
      else if (clause) clauses.push(clause)
    }
    if (clauses.length >= MAX_CLAUSES) break
  }
  return clauses
}

/** "Duties include drafting; e-filing in state courts; …": what stands behind the semicolon is listed as under a heading. */
function goesOn(last: PostingLine | undefined, line: PostingLine): boolean {
  return last?.part === line.part && last.start + last.text.length === line.start && last.text.endsWith(';')
}

/** Text under no heading asks only where it says so, is a bullet, or names tools. */
function isAsked(line: PostingLine, { countHardSkills }: ClauseReader): boolean {
  if (line.part !== 'other' && line.part !== 'summary') return true
  if (line.isBullet || SEEKS_WITH.test(line.text)) return true
  return countHardSkills(line.start, line.start + line.text.length) >= MIN_TOOLS_OF_A_DEMAND
}
const MIN_TOOLS_OF_A_DEMAND = 2

type Piece = { text: string; start: number }

function clauseOf(
  piece: Piece,
  line: PostingLine,
  isStrictHeading: boolean,
  isHiredHeading: boolean,
  reader: ClauseReader,
): PostingClause | null {
  const hardSkills = reader.countHardSkills(piece.start, piece.start + piece.text.length)
  if (isHiringTalk(piece.text) || isReportingLine(piece.text)) return null
  if (hardSkills === 0 && !isRequirementTalk(piece.text, line, reader.isVerb)) return null
  const isPart = piece.text.length < line.text.trim().length / 2
  if (hardSkills === 0 ? isFragment(piece.text, isPart) : isIntroduction(piece.text)) return null
  const framed = unframed(piece, reader)
  const isNamed = hardSkills > 0 || /^\W*\p{Lu}{3,}\W*$/u.test(piece.text) || isSoftClause(framed.text)
  const minWords = isPart && !isNamed ? MIN_OWN_WORDS : 1
  if (contentWords(framed.text).length < minWords || NAMES_NOTHING.test(framed.text)) return null
  const importance =
    line.part === 'nice' || isNice(piece.text) || (line.part === 'must' && isForLater(piece, line))
      ? 'nice'
      : line.part === 'must'
        ? 'must'
        : 'duty'
  const stated = importance !== 'must' ? 0 : STATED.test(line.text) ? 2 : isStrictHeading ? 1 : 0
  return {
    text: labelOf(framed.text),
    start: piece.start + framed.from,
    importance,
    stated,
    isCondition: hardSkills === 0 && isWorkCondition(withoutBrackets(piece.text), reader.isVerb),
    isOfHired: isHiredHeading || isAskedOfHired(line.text),
  }
}

/** "Active Directory" is a name, though "active" frames a demand. */
function unframed(piece: Piece, { nameStart }: ClauseReader): ReturnType<typeof withoutFrame> {
  const framed = withoutFrame(piece.text)
  const from = Math.max(0, nameStart(piece.start + framed.from) - piece.start)
  return from < framed.from ? { text: piece.text.slice(from, framed.from) + framed.text, from } : framed
}

/** A paper that may be got after the hire is wished for. */
function isForLater(piece: Piece, line: PostingLine): boolean {
  return (
    isDueAfterHire(piece.text) ||
    isPutOff(line.text.slice(Math.max(0, piece.start - line.start) + piece.text.length))
  )
}

/** "Degree (preferred)" is a wish; in "2 years (3+ preferred)" and "Python (Django (preferred), Flask)" only what stands in the bracket is. */
function isNice(text: string): boolean {
  return (
    NICE_CLAUSE.test(withoutBrackets(text)) ||
    MARKED_DESIRABLE.test(text) ||
    (NICE_BRACKET.test(text) && !NESTED_NICE.test(text))
  )
}
const NICE_BRACKET =
  /\((?:strongly |highly )?(?:preferred|preferably|a plus|an asset|desirable|desired|optional|ideally|a bonus|an advantage|advantageous|beneficial|nice to have|von vorteil|wünschenswert)\)/iu
/** As tables of criteria mark them: "NVQ 2 (D)" beside "Manual handling (E)". */
const MARKED_DESIRABLE = /\(D\)\W*$/u
const NESTED_NICE = /\([^()]*\((?:strongly |highly )?(?:preferred|preferably|a plus|desirable|optional)\)/iu

/** The clauses of a line: short lines whole, long ones cut where a new verb or a new demand begins. */
function piecesOf(line: PostingLine, { isVerb, isInsideName }: ClauseReader): Piece[] {
  const mark = BULLET_MARK.exec(line.text)?.[0] ?? ''
  const text = line.text.slice(mark.length)
  const start = line.start + mark.length
  const isLong = text.length > (line.isBullet ? MAX_WHOLE_CHARS.bullet : MAX_WHOLE_CHARS.sentence)
  const cuts = (isLong ? longCuts(text, isVerb) : [...contrastCuts(text), ...paperCuts(text, isVerb)]).filter(
    ({ at, next }) => !isInsideName(start + at, start + next),
  )
  const pieces: Piece[] = []
  let from = 0
  for (const cut of [...cuts, { at: text.length, next: text.length }]) {
    pieces.push({ text: text.slice(from, cut.at), start: start + from })
    from = cut.next
  }
  return joinOrphans(pieces, text, start)
}

/** A piece of one content word belongs to its neighbor: "Recover, evacuate and charge refrigerant" is one task. */
function joinOrphans(pieces: Piece[], text: string, start: number): Piece[] {
  const joined: Piece[] = []
  let isOpen = false
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isOrphan = contentWords(last ? piece.text : withoutFrame(piece.text).text).length < MIN_OWN_WORDS
    const isName = /\p{Lu}/u.test(piece.text.trim().slice(1)) || /^\s*\p{Lu}{2,}/u.test(piece.text)
    if (last && (isOpen || (isOrphan && !isName)))
      last.text = text.slice(last.start - start, piece.start - start + piece.text.length)
    else joined.push({ ...piece })
    isOpen = isOrphan && !isName && (isOpen || !last)
  }
  return joined
}

export function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d][\p{L}\d+#'’.-]*/gu) ?? []).filter(
    word => !FUNCTION_WORDS.has(word),
  )
}

function labelOf(text: string): string {
  const plain = text.replace(/\s+/gu, ' ')
  if (plain.length <= MAX_LABEL_CHARS) return plain
  const cut = plain.slice(0, MAX_LABEL_CHARS + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LABEL_CHARS / 2)).replace(/[\s,;:(–-]+$/u, '')
}

function looksLikeTitle(line: PostingLine): boolean {
  if (line.isBullet || /[.;:]\s*$/u.test(line.text)) return false
  const words = line.text.match(/[\p{L}\d][^\s|]*/gu) ?? []
  // "Process Engineer | Jurong Island | 5 days | Up to $7,500" and a headline in capitals say who is sought, at any length.
  const isHeadline =
    line.text.split(HEADLINE_BREAK).length >= MIN_HEADLINE_PARTS ||
    (line.text === line.text.toUpperCase() && words.length >= MIN_HEADLINE_WORDS)
  if (isHeadline) return line.text.length < POSTING_TITLE_LIMITS.headlineChars
  return (
    !(line.part === 'must' && STATED.test(line.text)) &&
    line.text.length < POSTING_TITLE_LIMITS.chars &&
    words.length <= POSTING_TITLE_LIMITS.words
  )
}
const HEADLINE_BREAK = /\s(?:\||·|•|\*\*|\/\/)\s/u
const MIN_HEADLINE_PARTS = 3
const MIN_HEADLINE_WORDS = 3

/** "We are looking for a nurse who knows Epic". */
const SEEKS_WITH =
  /\b(?:looking for|seek(?:s|ing)?|hiring|wants?|needs?|after|require[sd]?)\b.{0,60}\b(?:with|who (?:knows?|has|can|holds?|is (?:certified|licensed|registered|fluent)))\b/iu
/** "You'd own the boring, important things: …" names them behind the colon. */
const NAMES_NOTHING =
  /^\W*(?:[\p{L}'’-]+,? ){0,3}(?:things|stuff|the following)\W*$|\b(?:(?:responsibilities|duties|tasks|role|job)(?: will)? (?:include|involve)s?|you(?: will|['’]ll)? need)\W*$|^[^.;:]{0,80}\b(?:will|shall)\W*$|^[^.;:]{0,60}\(\d{1,3} ?%\)\W*$|^\W*(?:(?:criteria|criterion|essential|desirable|requirements?|attributes?|assessment|assessed|method|evidence|how|by|and|or)\b\W*)+$/iu
const STRICT_HEADING = /requir|must|essential|minimum|mandatory|need/iu
const STATED = /\b(?:must|required?|requires|mandatory|minimum|essential|necessary)\b/iu
const NICE_CLAUSE =
  /\b(?:von vorteil|wünschenswert|idealerweise|even better|(?:it|that)['’]d be \w+|would be (?:nice|great|helpful|useful|good|an? \w+)|is (?:fine|nice|helpful|welcome)|\p{L}+ = (?:an? )?(?:\p{L}+ )?(?:plus|bonus|cool|nice|great|advantage|win)|a (?:big |real |strong )?plus|preferred|preferably|ideally|desirable|meritorious|an asset|a bonus|helps?\s*[.!]?$|beneficial|advantageous)\b/iu
const FUNCTION_WORDS = new Set(
  'the a an of and or to in for with on at by from our your we you will be is are as that this all any other etc their its it who into up per via using use including include such und oder mit von im der das den dem sowie'.split(
    ' ',
  ),
)
