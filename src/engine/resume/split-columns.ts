import { headingSection } from './section-headings.ts'

export type LinePart = { raw: string; start: number; number: number }

const MIN_GAP_SPACES = 3
/** The right column may begin this many characters to either side. */
const COLUMN_DRIFT_CHARS = 2
const MIN_COLUMN_LINES = 4
const MIN_COLUMN_LINE_SHARE = 0.3
const MIN_COLUMN_CHARS = 8

/**
 * The left column, then the right one, when the lines run across two of them; otherwise nothing.
 * A right column without a heading is only a list of dates or places.
 */
export function splitColumns(lines: LinePart[]): { left: LinePart[]; right: LinePart[] } | null {
  const column = rightColumn(lines)
  if (column === null) return null
  const left: LinePart[] = []
  const right: LinePart[] = []
  for (const line of lines) {
    const at = columnStart(line.raw, column)
    if (at === null) left.push(line)
    else {
      const before = line.raw.slice(0, at).trimEnd()
      if (before.trim() !== '') left.push({ ...line, raw: before })
      right.push({ raw: line.raw.slice(at), start: line.start + at, number: line.number })
    }
  }
  // "License 2016" is a paper with its year.
  const isHeading = ({ raw }: LinePart) => !/\d{4}/u.test(raw) && headingSection(raw.trim()) !== undefined
  return right.some(isHeading) ? { left, right } : null
}

function rightColumn(lines: LinePart[]): number | null {
  const counts = new Map<number, number>()
  const filled = lines.filter(({ raw }) => raw.trim() !== '').length
  for (const { raw } of lines) for (const at of textAfterGaps(raw)) counts.set(at, (counts.get(at) ?? 0) + 1)
  let best = { column: 0, count: 0, exact: 0 }
  for (const [column, exact] of counts) {
    let count = 0
    for (let near = column - COLUMN_DRIFT_CHARS; near <= column + COLUMN_DRIFT_CHARS; near++)
      count += counts.get(near) ?? 0
    if (count > best.count || (count === best.count && exact > best.exact)) best = { column, count, exact }
  }
  return best.count >= MIN_COLUMN_LINES && best.count >= filled * MIN_COLUMN_LINE_SHARE ? best.column : null
}

function columnStart(raw: string, column: number): number | null {
  return textAfterGaps(raw).find(at => Math.abs(at - column) <= COLUMN_DRIFT_CHARS) ?? null
}

function textAfterGaps(raw: string): number[] {
  if (!raw.includes(' '.repeat(MIN_GAP_SPACES))) return []
  return [...raw.matchAll(GAP)].map(gap => gap.index + gap[0].length).filter(at => at >= MIN_COLUMN_CHARS)
}

const GAP = new RegExp(` {${MIN_GAP_SPACES},}(?=\\S)`, 'gu')
