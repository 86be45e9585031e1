import { isAchievementLine } from './achievement-line.ts'
import { isDepartment } from './choose-employer.ts'
import {
  type HeadingTest,
  isNameLine,
  isTitled,
  jobDates,
  type Layout,
  layoutOf,
  MIN_NAMING_CHARS,
  opensWithDates,
  restBesideDates,
  withoutAsides,
} from './heading-layout.ts'
import { isDurationLine, splitHeading } from './heading-parts.ts'
import { parseHeading } from './job-heading.ts'
import { isJobDetail, jobLabel } from './job-labels.ts'
import { isPlaceLine, isSurePlaceLine } from './place-words.ts'
import type { DateSpan } from './read-dates.ts'
import type { ResumeLine } from './resume-lines.ts'
import { nameKind } from './title-words.ts'

/** Which lines around a date name the job: the first, the dated and the last one. */
export type HeadingExtent = { from: number; at: number; to: number; dates: DateSpan }
type Body = {
  lines: ResumeLine[]
  afterGap: ReadonlySet<ResumeLine>
  dates: (DateSpan | null)[]
  usesBullets: boolean
  isLowerCase: boolean
  isHeading: HeadingTest
  layout: Layout
}
const MAX_HEADING_LINE_CHARS = 120
/** A line this long below a heading is a sentence about the job. */
const MIN_SENTENCE_CHARS = 90
const MAX_LINES_ABOVE_DATES = { withBullets: 3, withoutBullets: 1, datesAlone: 2 } as const
const MAX_LINES_BELOW_DATES = 2
/** A name on a line of its own is short. */
const MAX_NAME_LINE_CHARS = 70

/** A date marks a job, the short lines around it are its heading. */
export function headingExtents(lines: ResumeLine[], afterGap: ReadonlySet<ResumeLine>): HeadingExtent[] {
  const dates = jobDates(lines)
  const isHeading = headingLineTest(lines)
  const layout = layoutOf(lines, dates, isHeading)
  const isLowerCase = isInSmallLetters(lines)
  const body: Body = {
    lines,
    dates,
    afterGap,
    isLowerCase,
    usesBullets: lines.some(line => line.isBullet),
    isHeading,
    layout,
  }
  const found: HeadingExtent[] = []
  for (const [at, span] of dates.entries()) {
    const firstAllowed = (found.at(-1)?.to ?? -1) + 1
    if (!span || at < firstAllowed) continue
    const from = headingStart(body, at, firstAllowed)
    found.push({ from, at, to: headingEnd(body, from, at), dates: span })
  }
  return found
}

function headingStart(body: Body, at: number, firstAllowed: number): number {
  const { lines, dates, usesBullets, isHeading } = body
  const rest = restBesideDates(lines[at], dates[at])
  const isNamed = rest.length >= MIN_NAMING_CHARS
  if (body.layout.isDatesFirst && opensWithDates(lines[at], dates[at])) return at
  if (!isNamed && standsAboveItsNames(body, at, firstAllowed)) return at
  const parts = splitHeading(rest)
  const isCompleteHeading = parts.length > 1 && parts.some(part => nameKind(part) === 'title')
  const maxLines = mostLinesAbove(body, isNamed)
  let from = at
  let extraLines = 0
  while (from > firstAllowed) {
    const before = lines[from - 1]
    if (!before || dates[from - 1]) break
    const label = jobLabel(before.text)
    if (label) {
      if (lines.slice(from, at + 1).some(({ text }) => jobLabel(text) === label)) break
      from--
      continue
    }
    if (at - from >= maxLines + extraLines) break
    const isSeparated = from - 1 === firstAllowed || isGap(body, from - 1)
    const isSentenceAboutEmployer =
      usesBullets && isSeparated && from === at && !before.isBullet && isHeading(withoutFullStop(before))
    if (!isHeading(before) && !isSentenceAboutEmployer) break
    const isFirst = from === 1 || isGap(body, from - 1)
    if (!usesBullets && isNamed && !isFirst && !body.isLowerCase && !isNameLine(before.text)) break
    if (
      isCompleteHeading &&
      !isSeparated &&
      nameKind(before.text) !== 'employer' &&
      !isPlaceLine(before.text)
    )
      break
    if (isGap(body, from) && (isNamed || !usesBullets)) {
      const isEmployerAlone = isBlockOfItsOwn(body, from - 1, firstAllowed) && isNameLine(before.text)
      if (!isEmployerAlone || (isNamed && namesSoFar(body, from, at, at).isComplete)) break
    }
    from--
    const isPlaced = usesBullets ? isPlaceLine(before.text) : isSurePlaceLine(before.text)
    if (isPlaced || isDurationLine(before.text)) extraLines = 1
  }
  return from
}

/** Without bullets nothing else tells a point of the job above from a heading; the first job shows how many lines one has. */
function mostLinesAbove({ usesBullets, layout }: Body, isNamed: boolean): number {
  if (usesBullets) return MAX_LINES_ABOVE_DATES.withBullets
  const most = isNamed ? MAX_LINES_ABOVE_DATES.withoutBullets : MAX_LINES_ABOVE_DATES.datesAlone
  return layout.isNamed === isNamed ? Math.min(most, layout.linesAbove) : most
}

/** Dates alone, with a gap above and the title right below. */
function standsAboveItsNames(body: Body, at: number, firstAllowed: number): boolean {
  const { lines, isHeading, dates } = body
  const below = lines[at + 1]
  const parts = splitHeading(withoutAsides(below?.text ?? ''))
  const above = lines[at - 1]?.text ?? ''
  // "Army Supply Command", a gap, the dates and the title below them.
  if (
    parts.length === 1 &&
    at > firstAllowed &&
    isNameLine(above) &&
    isBlockOfItsOwn(body, at - 1, firstAllowed)
  )
    return false
  return (
    (at === firstAllowed || isGap(body, at)) &&
    below !== undefined &&
    !dates[at + 1] &&
    !isGap(body, at + 1) &&
    isHeading(below) &&
    parts.some(part => nameKind(part) === 'title')
  )
}

function isGap({ lines, afterGap }: Body, at: number): boolean {
  const line = lines[at]
  return line !== undefined && afterGap.has(line)
}

/** An employer may stand alone between gaps, perhaps with the time spent there; points of the job above do not. */
function isBlockOfItsOwn(body: Body, last: number, firstAllowed: number): boolean {
  const { text = '' } = body.lines[last] ?? {}
  const first = isDurationLine(text) || isSurePlaceLine(text) ? last - 1 : last
  return first === 0 || (first >= firstAllowed && isGap(body, first))
}

/** "ROSTERLY, Nashville. Scheduling by subscription." */
function withoutFullStop(line: ResumeLine): ResumeLine {
  return { ...line, text: line.text.replace(/\.$/u, '') }
}

function headingEnd(body: Body, from: number, at: number): number {
  const { lines, dates, isHeading } = body
  const isAlone =
    from === at &&
    (restBesideDates(lines[at], dates[at]).length < MIN_NAMING_CHARS || isTownBehindDates(body, at))
  let to = labelledEnd(body, from, at)
  if (to > at) return to
  while (to + 1 < lines.length && to - at < MAX_LINES_BELOW_DATES && !dates[to + 1]) {
    const next = lines[to + 1]
    if (!next || !isHeading(next)) break
    const isPlace = isPlaceLine(next.text)
    const named = namesSoFar(body, from, at, to)
    if (!isPlace && named.isComplete) break
    const isClose =
      next.text.length <= MAX_NAME_LINE_CHARS && (!isGap(body, to + 1) || isTitleBelowGap(body, at, to + 1))
    const isNames =
      isClose && (isAlone || isMissingName(next.text, named) || isUnknownTitle(body, from, at, to + 1))
    if (!isPlace && !isNames && !isFollowedByPoints(lines, to + 1)) break
    to++
  }
  // The next job's own heading must stay with it.
  if (to > at && dates[to + 1] && !isAlone && !isPlaceLine(lines[to]?.text ?? '')) to = at
  return to
}

/** "2018 – 2021  Moran's, Westport" above "Deli Counter", where the other jobs have their title below the dates. */
function isUnknownTitle({ lines, dates, layout }: Body, from: number, at: number, below: number): boolean {
  const [own, text = ''] = [dates[at], lines[below]?.text]
  return (
    layout.isTitleBelow &&
    own !== null &&
    own !== undefined &&
    from === at &&
    below === at + 1 &&
    !isTitled(lines[at], own) &&
    isNameLine(text) &&
    splitHeading(text).length === 1
  )
}

/** "Varde Telecom, Sandnes    2011 – 2014", a gap, and the title by itself. */
function isTitleBelowGap({ lines, dates, afterGap }: Body, at: number, below: number): boolean {
  const [title, next] = [lines[below], lines[below + 1]]
  return (
    below === at + 1 &&
    !splitHeading(restBesideDates(lines[at], dates[at])).some(part => nameKind(part) === 'title') &&
    nameKind(title?.text ?? '') === 'title' &&
    isNameLine(title?.text ?? '') &&
    next !== undefined &&
    !afterGap.has(next) &&
    ![1, 2].some(step => dates[below + step])
  )
}

/** "March 2016 – October 2019 | Galway" above employer and title. */
function isTownBehindDates({ lines, dates, layout }: Body, at: number): boolean {
  const rest = restBesideDates(lines[at], dates[at])
  return (
    layout.isDatesFirst &&
    opensWithDates(lines[at], dates[at]) &&
    nameKind(rest) === null &&
    splitHeading(rest).length === 1 &&
    [1, 2].some(step => !dates[at + step] && nameKind(lines[at + step]?.text ?? '') === 'title')
  )
}

/** "Dates: …", then "Employer: …" and "Position: …". */
function labelledEnd({ lines, dates }: Body, from: number, at: number): number {
  const seen = new Set(lines.slice(from, at + 1).map(({ text }) => jobLabel(text)))
  let to = at
  while (seen.has('dates') && !dates[to + 1]) {
    const label = jobLabel(lines[to + 1]?.text ?? '')
    if (!label || seen.has(label)) break
    seen.add(label)
    to++
  }
  return to
}

type Named = { isTitled: boolean; isComplete: boolean }

/** With title and employer named, a further line tells of the work. */
function namesSoFar({ lines, dates }: Body, from: number, at: number, to: number): Named {
  const span = dates[at]
  if (!span) return { isTitled: false, isComplete: false }
  const heading = { lines: lines.slice(from, to + 1), datedAt: at - from, dates: span }
  const { name, position } = parseHeading(heading, { order: 'title first' })
  const isTitled = nameKind(position ?? '') === 'title'
  return { isTitled, isComplete: isTitled && name !== null && !isDepartment(name) }
}

/** The title below "Ludgrove Hall  2020 – 2023", the employer below "Events Manager  2020 – 2023": in capitals throughout, as no deed is. */
function isMissingName(text: string, { isTitled }: Named): boolean {
  return (
    isNameLine(text) &&
    (isTitled ? / /u.test(text) : splitHeading(text).some(part => nameKind(part) === 'title'))
  )
}

function isFollowedByPoints(lines: ResumeLine[], at: number): boolean {
  return [1, 2].some(
    step => lines[at + step]?.isBullet || (lines[at + step]?.text.length ?? 0) > MIN_SENTENCE_CHARS,
  )
}

function isInSmallLetters(body: ResumeLine[]): boolean {
  return !body.some(line => !line.isBullet && /^\p{Lu}/u.test(line.text))
}

/** A line in small letters goes on from the one above, unless the whole résumé is written so. */
export function headingLineTest(body: ResumeLine[]): HeadingTest {
  const isLowerCase = isInSmallLetters(body)
  return line =>
    line !== undefined &&
    !line.isBullet &&
    line.text.length <= MAX_HEADING_LINE_CHARS &&
    !/(?<!\b(?:Inc|Co|Ltd|Corp|St|Jr|Sr))[.;]$/u.test(line.text) &&
    (isLowerCase || /^[\p{Lu}\p{Lo}\d(]/u.test(line.text)) &&
    !/:$/u.test(line.text) &&
    !LIST_LABEL.test(line.text) &&
    !isJobDetail(line.text) &&
    !isAchievementLine(line.text)
}

/** "Clients: Veldt Foods, Cape Rail", "Tech: Go, Kafka". */
const LIST_LABEL =
  /^(?:clients?|projects?|tech(?:nolog(?:y|ies))?|tools|stack|environment|skills|duties|responsibilities|achievements|highlights|(?:key|main) [\p{L} ]{3,20}|report(?:s|ed|ing) to)\s*:/iu
