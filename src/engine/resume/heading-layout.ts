import { splitHeading, textWithoutDates } from './heading-parts.ts'
import { isJobDate } from './job-date.ts'
import { type DateSpan, readDates } from './read-dates.ts'
import type { ResumeLine } from './resume-lines.ts'
import { nameKind } from './title-words.ts'

/** How this person writes a job, by the first one, above which nothing else can stand. */
export type Layout = { isDatesFirst: boolean; isNamed: boolean; linesAbove: number; isTitleBelow: boolean }
export type HeadingTest = (line: ResumeLine | undefined) => boolean

/** Shorter rests beside the dates ("–", "FT") name nothing. */
export const MIN_NAMING_CHARS = 4

export function jobDates(body: ResumeLine[]): (DateSpan | null)[] {
  const first = body.find(isJobDate)
  const dates = body.map(line =>
    isJobDate(line) && !isDatedPoint(line, first) ? readDates(line.text) : null,
  )
  return dates.map((own, i) => {
    const next = body[i + 1]
    const below = dates[i + 1]
    // "Scientist (acting head since May 2023)" above the dates of the whole job.
    const isDatedBelow =
      own && next && below?.start && textWithoutDates(next.text, below).length < MIN_NAMING_CHARS
    if (isDatedBelow && (own.isOpen || own.start === null)) return null
    return own && isPromotion(body, dates, i) ? null : own
  })
}

/** "Asarco Smelter   1989-1998" above "Laborer; promoted to Crane Operator 1992": a year within the same job. */
function isPromotion(body: ResumeLine[], dates: (DateSpan | null)[], at: number): boolean {
  const [own, above, line, before] = [dates[at], dates[at - 1], body[at], body[at - 1]]
  return (
    own?.start === null &&
    !own.current &&
    line !== undefined &&
    before !== undefined &&
    line.number - before.number === 1 &&
    typeof above?.start === 'string' &&
    !isTitled(before, above) &&
    isTitled(line, own) &&
    restBesideDates(before, above).length >= MIN_NAMING_CHARS &&
    (own.end ?? '').slice(0, 4) >= above.start.slice(0, 4)
  )
}

/** "• Lybid shopping centre, 2016–2018" below a job that is no bullet tells of it; a post has a title. */
function isDatedPoint(line: ResumeLine, first: ResumeLine | undefined): boolean {
  if (!line.isBullet || first?.isBullet !== false) return false
  const rest = withoutAsides(line.text)
  const parts = splitHeading(textWithoutDates(rest, readDates(rest)))
  return parts.every(part => nameKind(part) !== 'title')
}

export function layoutOf(lines: ResumeLine[], dates: (DateSpan | null)[], isHeading: HeadingTest): Layout {
  const at = dates.findIndex(span => span !== null)
  const first = lines[at]
  const span = dates[at]
  const isWhole = lines.slice(0, Math.max(at, 0)).every(line => isHeading(line))
  return {
    isDatesFirst: at === 0 && opensWithDates(first, span),
    isNamed: restBesideDates(first, span).length >= MIN_NAMING_CHARS,
    linesAbove: isWhole ? at : Number.POSITIVE_INFINITY,
    isTitleBelow: dates.some(
      (own, i) => own && !isTitled(lines[i], own) && isTitleLine(lines[i + 1], dates[i + 1]),
    ),
  }
}

export function isTitled(line: ResumeLine | undefined, dates: DateSpan): boolean {
  return splitHeading(restBesideDates(line, dates)).some(part => nameKind(part) === 'title')
}

function isTitleLine(line: ResumeLine | undefined, dates: DateSpan | null | undefined): boolean {
  return (
    line !== undefined && !dates && !line.isBullet && nameKind(line.text) === 'title' && isNameLine(line.text)
  )
}

export function opensWithDates(line: ResumeLine | undefined, dates: DateSpan | null | undefined): boolean {
  return line !== undefined && Boolean(dates) && /^\W*$/u.test(line.text.slice(0, dates?.from))
}

export function restBesideDates(line: ResumeLine | undefined, dates: DateSpan | null | undefined): string {
  return line ? textWithoutDates(line.text, dates) : ''
}

export function isNameLine(text: string): boolean {
  return splitHeading(withoutAsides(text)).every(part => NAME_SHAPE.test(part))
}

export function withoutAsides(text: string): string {
  return text.replace(/\([^()]*\)/gu, ' ')
}

const NAME_SHAPE =
  /^(?:\p{Lu}\S*|\d+)(?: (?:\p{Lu}\S*|&|of|and|the|for|in|de|la|du|der|des|und|et|y|e|van|von))*$/u
