import { isGap, MAX_NAME_LINE_CHARS, namesSoFar, type WorkBody } from './heading-body.ts'
import {
  isNameLine,
  MIN_NAMING_CHARS,
  opensWithDates,
  restBesideDates,
  withoutAsides,
} from './heading-layout.ts'
import { isDurationLine, splitHeading } from './heading-parts.ts'
import { jobLabel } from './job-labels.ts'
import { isPlaceLine, isSurePlaceLine } from './place-words.ts'
import type { ResumeLine } from './resume-lines.ts'
import { nameKind } from './title-words.ts'

const MAX_LINES_ABOVE_DATES = { withBullets: 3, withoutBullets: 1, datesAlone: 2 } as const

/** The first line of the heading around the dates in line `at`. */
export function headingStart(body: WorkBody, at: number, firstAllowed: number): number {
  const { lines, dates, usesBullets, isHeading } = body
  const rest = restBesideDates(lines[at], dates[at])
  const isNamed = rest.length >= MIN_NAMING_CHARS
  if (isWholeBullet(body, at)) return at
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
    if (isNumberedEmployer(body, from, at)) return from - 1
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

/** "1. Zenkora Bank Ltd, Calabar" above "Position: …" and "Date: …". */
function isNumberedEmployer({ lines }: WorkBody, from: number, at: number): boolean {
  const labels = lines.slice(from, at + 1).map(({ text }) => jobLabel(text))
  const before = lines[from - 1]
  return (
    labels.every(label => label !== null) &&
    !labels.includes('employer') &&
    before?.isBullet === true &&
    before.text.length <= MAX_NAME_LINE_CHARS &&
    !/[.;:]$/u.test(before.text)
  )
}

/** "* Electrician, Chenab Mills (2009 to 2013)" among such jobs: what stands above tells of another. */
function isWholeBullet({ lines, dates }: WorkBody, at: number): boolean {
  const first = lines.find((_, i) => dates[i])
  const parts = splitHeading(restBesideDates(lines[at], dates[at]))
  return (
    lines[at]?.isBullet === true &&
    first?.isBullet === true &&
    parts.length > 1 &&
    parts.some(part => nameKind(part) === 'title')
  )
}

/** Without bullets nothing else tells a point of the job above from a heading; the first job shows how many lines one has. */
function mostLinesAbove({ usesBullets, layout }: WorkBody, isNamed: boolean): number {
  if (usesBullets) return MAX_LINES_ABOVE_DATES.withBullets
  const most = isNamed ? MAX_LINES_ABOVE_DATES.withoutBullets : MAX_LINES_ABOVE_DATES.datesAlone
  return layout.isNamed === isNamed ? Math.min(most, layout.linesAbove) : most
}

/** Dates alone, with a gap above and the title right below. */
function standsAboveItsNames(body: WorkBody, at: number, firstAllowed: number): boolean {
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

/** An employer may stand alone between gaps, perhaps with the time spent there; points of the job above do not. */
function isBlockOfItsOwn(body: WorkBody, last: number, firstAllowed: number): boolean {
  const { text = '' } = body.lines[last] ?? {}
  const first = isDurationLine(text) || isSurePlaceLine(text) ? last - 1 : last
  return first === 0 || (first >= firstAllowed && isGap(body, first))
}

/** "ROSTERLY, Nashville. Scheduling by subscription." */
function withoutFullStop(line: ResumeLine): ResumeLine {
  return { ...line, text: line.text.replace(/\.$/u, '') }
}
