import type { ResumeLine } from './resume-lines.ts'

type Column = keyof typeof COLUMNS
type Table = { separator: RegExp; columns: (Column | null)[] }

const MIN_COLUMNS = 3

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
  /^(?:(?:date )?from|start(?:ed| date)?|date (?:joined|started|of joining)|joining date|joined)\s*:\s*(.{4,30})$/iu
const END_LABEL =
  /^(?:(?:date )?to|until|end(?:ed| date)?|date (?:left|of leaving)|leaving date|left)\s*:\s*(.{3,30})$/iu

/** The rows of a table whose head names its columns ("Rank  Vessel  Company  Sign on  Sign off"), each as labelled lines. */
export function withLabelledRows(lines: ResumeLine[]): ResumeLine[] {
  let table: Table | null = null
  return lines.flatMap(line => {
    const head = tableOf(line.text)
    if (head) {
      table = head
      return []
    }
    const labelled = table && !line.isHeading ? labelledRow(line.text, table) : null
    if (!labelled) {
      table = null
      return [line]
    }
    return labelled.map(text => ({ ...line, text, isBullet: false }))
  })
}

function tableOf(text: string): Table | null {
  const separator = SEPARATORS.find(mark => text.split(mark).length >= MIN_COLUMNS)
  if (!separator) return null
  const columns = text.split(separator).map(columnOf)
  const has = (column: Column) => columns.includes(column)
  const isDated = has('dates') || (has('start') && has('end'))
  const isJobs = has('title') && has('employer') && isDated
  const isSchools = !has('title') && (has('school') || has('employer')) && (has('degree') || has('dates'))
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
  if (columns.includes('school')) return [`School: ${cell('school')}`, `${cell('degree')}, ${dates}`]
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
  title: /^(?:job |work )?(?:position|post|role|title|designation|rank|occupation)(?: held)?$/iu,
  employer:
    /^(?:name of )?(?:employer|company|organi[sz]ation|firm|manning agent|agency|ship ?owner|institution)(?: name)?$/iu,
  school:
    /^(?:name of )?(?:the )?(?:institut(?:e|ion)|school|college|university)(?:[ /]\w+)?(?: attended)?$/iu,
  degree: /^(?:degree|course|qualification|exam(?:ination)?|certificate|program(?:me)?|class)(?: \w+)?$/iu,
} as const
