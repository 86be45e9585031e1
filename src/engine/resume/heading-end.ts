import { isGap, MAX_NAME_LINE_CHARS, namesSoFar, type WorkBody } from './heading-body.ts'
import {
  isNameLine,
  isTitled,
  MIN_NAMING_CHARS,
  opensWithDates,
  restBesideDates,
  withoutAsides,
} from './heading-layout.ts'
import { splitHeading } from './heading-parts.ts'
import { jobLabel } from './job-labels.ts'
import { isPlaceLine, isSurePlaceLine } from './place-words.ts'
import type { ResumeLine } from './resume-lines.ts'
import { nameKind } from './title-words.ts'

/** A line this long below a heading is a sentence about the job. */
const MIN_SENTENCE_CHARS = 90
const MAX_LINES_BELOW_DATES = 2

/** The last line of the heading around the dates in line `at`. */
export function headingEnd(body: WorkBody, from: number, at: number): number {
  const { lines, dates, isHeading } = body
  const isAlone =
    from === at &&
    (restBesideDates(lines[at], dates[at]).length < MIN_NAMING_CHARS || isTownBehindDates(body, at))
  let to = labelledEnd(body, from, at)
  if (to === at && isLabelledName(body, from, at)) to++
  if (to > at) return to
  const title = from === at ? titleBelowPlace(body, at) : at
  if (title > at) return title
  while (to + 1 < lines.length && to - at < MAX_LINES_BELOW_DATES && !dates[to + 1]) {
    const next = lines[to + 1]
    if (!next || !isHeading(next) || isLabelledAgain(body, from, to + 1)) break
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
  const isOwnTitle = to === at + 1 && isUnknownTitle(body, from, at, to)
  if (to > at && dates[to + 1] && !isAlone && !isOwnTitle && !isPlaceLine(lines[to]?.text ?? '')) to = at
  return to
}

/** "National Trails Service  05/2019 – Present" above the unit and its town, then the title. */
function titleBelowPlace({ lines, dates, afterGap, isHeading }: WorkBody, at: number): number {
  const own = dates[at]
  if (!own || isTitled(lines[at], own) || restBesideDates(lines[at], own).length < MIN_NAMING_CHARS) return at
  let hasPlace = false
  for (let to = at + 1; to <= at + 1 + MAX_LINES_BELOW_DATES; to++) {
    const line = lines[to]
    if (!line || dates[to] || !isHeading(line) || afterGap.has(line)) return at
    if (line.text.length > MAX_NAME_LINE_CHARS || !isNameLine(withoutAsides(line.text))) return at
    if (hasPlace && nameKind(withoutAsides(line.text).trim()) === 'title') return to
    hasPlace ||= isPlaceLine(line.text)
  }
  return at
}

/** "2018 – 2021  Moran's, Westport" above "Deli Counter", where the other jobs have their title below the dates. */
function isUnknownTitle(
  { lines, dates, layout }: WorkBody,
  from: number,
  at: number,
  below: number,
): boolean {
  const [own, text = ''] = [dates[at], lines[below]?.text]
  return (
    layout.isTitleBelow &&
    own !== null &&
    own !== undefined &&
    from === at &&
    below === at + 1 &&
    !isTitled(lines[at], own) &&
    (isNameLine(text) || (namesTitle(text) && isNameLine(text.split(' ')[0] ?? ''))) &&
    isOneTitle(text)
  )
}

/** "Lance Corporal, motor pool" as well as "Deli Counter". */
function isOneTitle(text: string): boolean {
  const [first = '', ...rest] = splitHeading(withoutAsides(text))
  return rest.length === 0 || (rest.length === 1 && nameKind(first) === 'title')
}

/** "Varde Telecom, Sandnes    2011 – 2014", a gap, and the title by itself. */
function isTitleBelowGap({ lines, dates, afterGap }: WorkBody, at: number, below: number): boolean {
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

/** "CHEF DE PARTIE  HOTEL MIRADOR" as well as the title alone. */
function namesTitle(text: string): boolean {
  return nameKind(text) === 'title' || splitHeading(text).some(part => nameKind(part) === 'title')
}

/** "March 2016 – October 2019 | Galway" above employer and title. */
function isTownBehindDates({ lines, dates, layout }: WorkBody, at: number): boolean {
  const rest = restBesideDates(lines[at], dates[at])
  return (
    layout.isDatesFirst &&
    opensWithDates(lines[at], dates[at]) &&
    nameKind(rest) === null &&
    (splitHeading(rest).length === 1 || isSurePlaceLine(rest)) &&
    [1, 2].some(step => !dates[at + step] && namesTitle(lines[at + step]?.text ?? ''))
  )
}

/** A second "Position: …" opens the next job. */
function isLabelledAgain({ lines }: WorkBody, from: number, at: number): boolean {
  const label = jobLabel(lines[at]?.text ?? '')
  return label !== null && lines.slice(from, at).some(({ text }) => jobLabel(text) === label)
}

/** "Trustvine Bank, Oke-Ayo   October 2015 – February 2019" above "Position Held: Accounts Officer". */
function isLabelledName({ lines, dates }: WorkBody, from: number, at: number): boolean {
  const isLabelled = lines.slice(from, at + 1).some(({ text }) => jobLabel(text) !== null)
  return !isLabelled && !dates[at + 1] && jobLabel(lines[at + 1]?.text ?? '') === 'title'
}

/** "Dates: …", then "Employer: …" and "Position: …". */
function labelledEnd({ lines, dates }: WorkBody, from: number, at: number): number {
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

/** The title below "Ludgrove Hall  2020 – 2023", the employer below "Events Manager  2020 – 2023": in capitals throughout, as no deed is. */
function isMissingName(text: string, { isTitled }: { isTitled: boolean }): boolean {
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
