import { isAchievementLine } from './achievement-line.ts'
import { isDepartment } from './choose-employer.ts'
import type { HeadingTest, Layout } from './heading-layout.ts'
import { isActivity } from './job-date.ts'
import { parseHeading } from './job-heading.ts'
import { isJobDetail } from './job-labels.ts'
import type { DateSpan } from './read-dates.ts'
import type { ResumeLine } from './resume-lines.ts'
import { nameKind } from './title-words.ts'

/** The lines of the work section, and how this person lays them out. */
export type WorkBody = {
  lines: ResumeLine[]
  afterGap: ReadonlySet<ResumeLine>
  dates: (DateSpan | null)[]
  usesBullets: boolean
  isLowerCase: boolean
  isHeading: HeadingTest
  layout: Layout
}
type Named = { isTitled: boolean; isComplete: boolean }

/** A name on a line of its own is short. */
export const MAX_NAME_LINE_CHARS = 70
const MAX_HEADING_LINE_CHARS = 120

export function isGap({ lines, afterGap }: WorkBody, at: number): boolean {
  const line = lines[at]
  return line !== undefined && afterGap.has(line)
}

/** With title and employer named, a further line tells of the work. */
export function namesSoFar({ lines, dates }: WorkBody, from: number, at: number, to: number): Named {
  const span = dates[at]
  if (!span) return { isTitled: false, isComplete: false }
  const heading = { lines: lines.slice(from, to + 1), datedAt: at - from, dates: span }
  const { name, position } = parseHeading(heading, { order: 'title first' })
  const isTitled = nameKind(position ?? '') === 'title'
  return { isTitled, isComplete: isTitled && name !== null && !isDepartment(name) }
}

export function isInSmallLetters(body: ResumeLine[]): boolean {
  return !body.some(line => !line.isBullet && /^\p{Lu}/u.test(line.text))
}

/** A line in small letters goes on from the one above, unless the whole résumé is written so. */
export function headingLineTest(body: ResumeLine[]): HeadingTest {
  const isLowerCase = isInSmallLetters(body)
  return line =>
    line !== undefined &&
    !line.isBullet &&
    line.text.length <= MAX_HEADING_LINE_CHARS &&
    !(SENTENCE_END.test(line.text) && !SHORT_FORM_END.test(line.text)) &&
    (isLowerCase || /^[\p{Lu}\p{Lo}\d(]/u.test(line.text)) &&
    !/:$/u.test(line.text) &&
    !LIST_LABEL.test(line.text) &&
    !isJobDetail(line.text) &&
    !isActivity(line.text) &&
    !isAchievementLine(line.text)
}

const SENTENCE_END = /[.;]$/u
/** "Acme Corp.", "CATERING LOS ALMENDROS S.L.", "Stalmex Sp. z o.o." */
const SHORT_FORM_END =
  /\b(?:(?:Inc|Co|Ltd|Corp|St|Jr|Sr|Est|Bros|Pvt|Dept|Div|Govt|Univ)\.|(?:\p{L}\.){2,4})$/iu

/** "Clients: Veldt Foods, Cape Rail", "Tech: Go, Kafka". */
const LIST_LABEL =
  /^(?:clients?|projects?|tech(?:nolog(?:y|ies))?|tools|stack|environment|skills|duties|responsibilities|achievements|highlights|(?:key|main) [\p{L} ]{3,20}|report(?:s|ed|ing) to)\s*:/iu
