import { readDates } from '#engine/resume/read-dates.ts'
import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import { monthName } from '#engine/text/months.ts'
import type { AtsEdit } from '#shared/career/ats-result.ts'
import { hiddenCount, MIN_HIDDEN_CHARACTERS, withoutHidden } from './keyword-stuffing.ts'
import type { ParseFinding } from './parse-finding.ts'

const LAYOUT_POINTS = { columns: 2, oddCharacters: 1, mixedDates: 1 } as const
const MIN_COLUMN_LINES = 4
/** At least one line in this many. */
const MAX_LINES_PER_COLUMN_LINE = 8
/** One gap alone may part a job from its dates at the end of the line. */
const MIN_COLUMN_GAPS = 2
const TRAILING_DATES_CHARS = 60
const MAX_DATED_LINE_CHARS = 160

export function layoutFindings(lines: ResumeLine[]): ParseFinding[] {
  return [columns(lines), oddCharacters(lines), mixedDates(lines)].filter(finding => finding !== null)
}

function columns(lines: ResumeLine[]): ParseFinding | null {
  const columnLines = lines.filter(line => hasColumnGap(line.raw))
  if (columnLines.length < MIN_COLUMN_LINES || columnLines.length * MAX_LINES_PER_COLUMN_LINE < lines.length)
    return null
  return {
    code: 'columns',
    points: LAYOUT_POINTS.columns,
    line: columnLines[0]?.number ?? null,
    problem: `${columnLines.length} lines look like columns or a table.`,
    advice: 'Use one column: parsers read straight across and mix the two sides.',
    edit: rewriteLines(lines, line =>
      hasColumnGap(line.raw) ? line.raw.trim().replace(COLUMN_GAP, ', ') : line.raw,
    ),
  }
}

function hasColumnGap(raw: string): boolean {
  const gaps = raw.trim().match(COLUMN_GAP)?.length ?? 0
  return gaps >= MIN_COLUMN_GAPS || (gaps === 1 && !readDates(raw.slice(-TRAILING_DATES_CHARS)))
}

function oddCharacters(lines: ResumeLine[]): ParseFinding | null {
  const odd = lines.filter(
    line =>
      UNREADABLE_CHARACTER.test(line.raw) ||
      (hiddenCount(line.raw) > 0 && hiddenCount(line.raw) < MIN_HIDDEN_CHARACTERS),
  )
  if (odd.length === 0) return null
  const changed = new Set(odd)
  return {
    code: 'odd-characters',
    points: LAYOUT_POINTS.oddCharacters,
    line: odd[0]?.number ?? null,
    problem: `${odd.length === 1 ? 'A line holds' : `${odd.length} lines hold`} characters that parsers cannot read.`,
    advice: 'Replace symbols and icons with plain text.',
    edit: rewriteLines(lines, line =>
      changed.has(line)
        ? withoutHidden(line.raw.replace(new RegExp(UNREADABLE_CHARACTER, 'gu'), ''))
        : line.raw,
    ),
  }
}

function mixedDates(lines: ResumeLine[]): ParseFinding | null {
  const styled = lines
    .filter(line => line.section === 'work' && line.text.length < MAX_DATED_LINE_CHARS)
    .map(line => ({ line, dates: readDates(line.text) }))
    .filter(({ dates }) => dates?.start)
  const numbers = styled.filter(({ dates }) => dates?.style === 'numbers')
  const named = styled.filter(({ dates }) => dates?.style === 'month name' || dates?.style === 'short month')
  if (numbers.length === 0 || named.length === 0) return null
  const changed = new Set(numbers.map(({ line }) => line))
  return {
    code: 'mixed-dates',
    points: LAYOUT_POINTS.mixedDates,
    line: numbers[0]?.line.number ?? null,
    problem: 'Dates are written in two ways.',
    advice: 'Write every date alike, such as “Mar 2019 – Jun 2021”.',
    edit: rewriteLines(lines, line =>
      changed.has(line) ? line.raw.replace(NUMBER_DATE, monthYearText) : line.raw,
    ),
  }
}

function monthYearText(date: string): string {
  const [, month, year, yearFirst, monthLast] =
    /^(?:(\d{1,2})[/.](\d{4})|(\d{4})[/.-](\d{2}))$/u.exec(date) ?? []
  const name = monthName(Number(month ?? monthLast))
  return name ? `${name} ${year ?? yearFirst}` : date
}

/** One edit from the first changed line to the last; null drops a line. */
export function rewriteLines(
  lines: ResumeLine[],
  rewrite: (line: ResumeLine) => string | null,
): AtsEdit | null {
  const after = new Map(lines.map(line => [line.number, rewrite(line)]))
  const changed = lines.filter(line => after.get(line.number) !== line.raw)
  const [first] = changed
  const last = changed.at(-1)
  if (!first || !last) return null
  const insert: string[] = []
  for (let number = first.number; number <= last.number; number++) {
    const text = after.get(number)
    if (text === undefined) insert.push('')
    else if (text !== null) insert.push(text)
  }
  return { line: first.number, remove: last.number - first.number + 1, insert }
}

const COLUMN_GAP = /(?<=\S)(?:\t+| {4,})(?=\S)/gu
const UNREADABLE_CHARACTER = /[\p{Co}\ufffd\u2500-\u257f]|(?!\s)\p{Cc}/u
const NUMBER_DATE = /\b\d{1,2}[/.]\d{4}\b|\b\d{4}[/.-]\d{2}\b/gu
