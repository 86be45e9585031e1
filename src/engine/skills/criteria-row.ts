import { BULLET_MARK } from './bullet-mark.ts'

type Importance = 'must' | 'nice'

interface CriteriaRow {
  /** Where the criterion stands in its row. */
  from: number
  to: number
  importance: Importance
}

/** Rows of a table with its cells between tabs or bars: "ETCS trained⇥D⇥Application" wishes, and how it is assessed asks for nothing. */
export function criteriaRow(line: string): CriteriaRow | null {
  const cells = cellsOf(line)
  const mark = cells.findIndex(({ text }, at) => at > 0 && MARK.test(text))
  const criterion = cells[mark - 1]
  if (!criterion || !/\p{L}{2}/u.test(criterion.text)) return null
  return {
    from: criterion.from,
    to: criterion.from + criterion.text.length,
    importance: importanceOf(cells[mark]?.text ?? ''),
  }
}

/** Lines that each begin or end with such a mark: "E: NVQ 2", "Driving licence (D)". One alone may be a mail address or a drive. */
export function markedCriterion(line: string): CriteriaRow | null {
  const lead = LEADING_MARK.exec(line)
  const trail = lead ? null : TRAILING_MARK.exec(line)
  const mark = lead?.[1] ?? trail?.[1] ?? trail?.[2]
  if (mark === undefined || /@|:\/\//u.test(line)) return null
  const from = lead ? lead[0].length : (BULLET_MARK.exec(line)?.[0].length ?? 0)
  const to = line.slice(0, trail?.index).trimEnd().length
  if (!/\p{L}{2}/u.test(line.slice(from, to))) return null
  return { from, to, importance: importanceOf(mark) }
}

export const MIN_MARKED_CRITERIA = 2

/** What each column of "Attribute⇥Essential⇥Desirable" asks for; null where a row heads no such columns. */
export function criteriaColumns(line: string): (Importance | null)[] | null {
  const columns = columnsOf(line).map(({ text }) =>
    ESSENTIAL_HEAD.test(text) ? 'must' : DESIRABLE_HEAD.test(text) ? 'nice' : null,
  )
  return columns.includes('must') && columns.includes('nice') ? columns : null
}

/** The criteria of a row under such columns; the first column may name what they are about. */
export function columnCriteria(line: string, columns: readonly (Importance | null)[]): CriteriaRow[] {
  return columnsOf(line).flatMap(({ text, from }, at) => {
    const importance = columns[at] ?? null
    return importance !== null && /\p{L}{2}/u.test(text) ? [{ from, to: from + text.length, importance }] : []
  })
}

/** "Criterion⇥E/D⇥How assessed" heads such a table. */
export function isCriteriaHead(line: string): boolean {
  const cells = cellsOf(line)
  return (
    cells.length >= MIN_HEAD_CELLS &&
    cells.every(({ text }) => text.split(/[\s/]+/u).every(word => HEAD_WORD.test(word)))
  )
}

const MIN_HEAD_CELLS = 2
const MAX_ROW_CHARS = 400

function importanceOf(mark: string): Importance {
  return /^\W*e/iu.test(mark) ? 'must' : 'nice'
}

function cellsOf(line: string): { text: string; from: number }[] {
  return columnsOf(line).filter(({ text }) => text !== '')
}

/** Every cell in its place, empty ones too; the bar that opens a row is none. */
function columnsOf(line: string): { text: string; from: number }[] {
  if (line.length > MAX_ROW_CHARS || !/[\t|]/u.test(line)) return []
  const cells: { text: string; from: number }[] = []
  let from = 0
  for (const part of line.split(/(?<=[\t|])/u)) {
    const text = part.replace(/[\t|]$/u, '')
    const lead = text.length - text.trimStart().length
    if (from > 0 || text.trim() !== '' || !part.endsWith('|'))
      cells.push({ text: text.trim(), from: from + lead })
    from += part.length
  }
  return cells
}

const MARK = /^\(?(?:E|D|essential|desirable)\)?$/iu
const HEAD_WORD =
  /^(?:essential|desirable|e|d|no\.?|ref|requirements?|attributes?|criteri(?:on|a)|area|factors?|qualit(?:y|ies)|and|or|how|when|where|assessed|identified|tested|measured|by|method|of|assessment|evidence|stage|selection)$/iu
const LEADING_MARK =
  /^[\s•·▪*–-]*(?:\d{1,2}[.)]\s*)?[([]?([ED])(?:[)\]]\s*[:.–-]?\s*|\d{0,2}\s?[:.)–-]\s+|\d{1,2}\s+)(?=\p{L}|\d)/u
const TRAILING_MARK = /(?:[([](E|D|[Ee]ssential|[Dd]esirable)[)\]]|\s[–-]\s(E|D))[\s.;]*$/u
const ESSENTIAL_HEAD = /^\W*essential(?: \p{L}+)?\W*$/iu
const DESIRABLE_HEAD = /^\W*(?:desirable|desired|preferred)(?: \p{L}+)?\W*$/iu
