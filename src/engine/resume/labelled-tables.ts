import { jobLabel } from './job-labels.ts'
import type { ResumeLine } from './resume-lines.ts'

type Column = keyof typeof COLUMNS
type Table = { separator: RegExp; columns: (Column | null)[] }

const MIN_COLUMNS = 3
const MAX_LINES_BETWEEN_LABELS = 3

/** "From: 3 March 2018" above "To: 30 June 2021", as one span. */
export function withJoinedDates(lines: ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const start = START_LABEL.exec(last?.text ?? '')?.[1]
    const end = start === undefined ? undefined : END_LABEL.exec(line.text)?.[1]
    if (last && start && end) joined[joined.length - 1] = { ...last, text: `Dates: ${start} – ${end}` }
    else joined.push(line)
  }
  return joined
}

const START_LABEL =
  /^(?:(?:date )?from|start(?:ed|ing)?(?: date)?|date (?:joined|started|of joining|of appointment)|joining date|joined|begin(?:ning)?(?: date)?|hire(?:d| date))(?: \([mdy/. -]{2,12}\))?\s*:\s*(.{4,30})$/iu
const END_LABEL =
  /^(?:(?:date )?to|until|end(?:ed|ing)?(?: date)?|date (?:left|of leaving)|leaving date|left|separation date|finish(?:ed)?(?: date)?)(?: \([mdy/. -]{2,12}\))?\s*:\s*(.{3,30})$/iu

/** "Dates", "Position", "Main activities", "Employer": what names a job comes before what was done in it. */
export function withLabelsTogether(lines: ResumeLine[]): ResumeLine[] {
  const moved: ResumeLine[] = []
  let seen = new Set<string>()
  /** Behind the last label of the job. */
  let at = 0
  for (const line of lines) {
    const label = line.section === 'work' && !line.isHeading ? jobLabel(line.text) : null
    if (label !== null && (seen.has(label) || moved.length - at > MAX_LINES_BETWEEN_LABELS)) seen = new Set()
    if (label === null || seen.size === 0) moved.push(line)
    else moved.splice(at, 0, line)
    if (label === null) continue
    at = seen.size === 0 ? moved.length : at + 1
    seen.add(label)
  }
  return moved
}

/** The rows of a table whose head names its columns ("Rank  Vessel  Company  Sign on  Sign off"), each as labelled lines. */
export function withLabelledRows(lines: ResumeLine[]): ResumeLine[] {
  let table: Table | null = null
  return lines.flatMap(line => {
    const head = tableOf(line)
    if (head) {
      table = head
      return []
    }
    const labelled = table && !line.isHeading ? labelledRow(line.text, table) : null
    if (!labelled) {
      table = null
      return [line]
    }
    const section = table?.columns.includes('school') ? 'education' : 'work'
    return labelled.map(text => ({ ...line, text, isBullet: false, section }))
  })
}

function tableOf({ text, section }: ResumeLine): Table | null {
  const separator = SEPARATORS.find(mark => text.split(mark).length >= MIN_COLUMNS)
  if (!separator) return null
  const columns = text.split(separator).map(columnOf)
  const has = (column: Column) => columns.includes(column)
  const isDated = has('dates') || (has('start') && has('end'))
  const isJobs = section !== 'education' && has('title') && has('employer') && isDated
  const isSchools =
    (section === 'education' || !has('title')) &&
    (has('school') || has('employer')) &&
    (has('degree') || has('dates'))
  return isJobs || isSchools ? { separator, columns: isJobs ? columns : asSchools(columns) } : null
}

function columnOf(cell: string): Column | null {
  const name = cell.trim().replace(/[:.]$/u, '')
  return ORDER.find(column => COLUMNS[column].test(name)) ?? null
}

/** "Institute" and "Organization" head schools as well as employers; of two such columns the first names the school. */
function asSchools(columns: (Column | null)[]): (Column | null)[] {
  const school = columns.findIndex(column => column === 'school' || column === 'employer')
  return columns.map((column, i) => (i === school ? 'school' : column === 'employer' ? null : column))
}

/** Nothing where the line has other cells than the head. */
function labelledRow(text: string, { separator, columns }: Table): string[] | null {
  const cells = text.split(separator).map(cell => cell.trim())
  if (cells.length !== columns.length) return null
  const cell = (column: Column) => {
    const at = columns.indexOf(column)
    return at < 0 ? '' : (cells[at] ?? '')
  }
  const dates = [cell('start'), cell('end')].filter(date => date !== '').join(' – ') || cell('dates')
  if (columns.includes('school'))
    return [`School: ${cell('school')}`, `${cell('degree') || cell('title')}, ${dates}`]
  return dates === ''
    ? null
    : [`Position: ${cell('title')}`, `Employer: ${cell('employer')}`, `Dates: ${dates}`]
}

const SEPARATORS = [/\t/u, /\s*\|\s*/u, /\s{2,}/u]
const ORDER: Column[] = ['start', 'end', 'dates', 'title', 'employer', 'school', 'degree']
const COLUMNS = {
  start: /^(?:from|start(?:ed)?|sign(?:ed)?[- ]?on|joined|joining|begin|date from)(?: date)?$/iu,
  end: /^(?:to|until|till|end(?:ed)?|sign(?:ed)?[- ]?off|left|leaving|date to)(?: date)?$/iu,
  dates: /^(?:period|dates?|years?|duration|tenure|when|year of (?:passing|completion))(?: of \w+)?$/iu,
  title: /^(?:job |work )?(?:position|post|role|title|designation|rank|occupation|what|job)(?: held)?$/iu,
  employer:
    /^(?:name of )?(?:employer|company|organi[sz]ation|firm|manning agent|agency|ship ?owner|institution|where)(?: name)?$/iu,
  school:
    /^(?:name of )?(?:the )?(?:institut(?:e|ion)|school|college|university)(?:[ /]\w+)?(?: attended)?$/iu,
  degree: /^(?:degree|course|qualification|exam(?:ination)?|certificate|program(?:me)?|class)(?: \w+)?$/iu,
} as const
