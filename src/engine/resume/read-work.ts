import { CITY_AND_REGION, OCCUPATION_WORD } from '#engine/resume/read-contact.ts'
import { type DateSpan, readDates } from '#engine/resume/read-dates.ts'
import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'

type Work = ResumeFacts['work'][number]

/** A longer line with a date is prose, not the heading of a job. */
const MAX_DATED_LINE_CHARS = 160
/** What may stand beside the dates of a job, by the form of the line. */
const BESIDE_DATES_BELOW_CHARS = { bullet: 90, range: 130, singleDate: 70 } as const
/** Fewer characters beside the dates are no name. */
const MIN_NAME_CHARS = 4
const MAX_LINES_ABOVE_DATES = { withBullets: 3, datesAlone: 2, namesBesideDates: 1 } as const
const MAX_LINES_BELOW_DATES = 2
const MAX_HEADING_CHARS = 100
const PLACE_LINE_BELOW_CHARS = 40
const PLACE_BELOW_CHARS = 45
/** A longer line is an achievement even without a bullet. */
const PROSE_ABOVE_CHARS = 90

/** Jobs from the lines of the work section: a date marks a job, the short lines around it are its heading. */
export function readWork(lines: ResumeLine[]): Work[] {
  const body = lines.filter(line => !line.isHeading)
  const datesByLine = body.map(line => (isJobDate(line) ? readDates(line.text) : null))
  const usesBullets = body.some(line => line.isBullet)
  const jobs: Work[] = []
  let bodyFrom = 0
  for (let i = 0; i < body.length; i++) {
    const dates = datesByLine[i]
    if (!dates) continue
    const from = headingStart(body, datesByLine, i, bodyFrom, usesBullets)
    const to = headingEnd(body, datesByLine, i)
    for (const line of body.slice(bodyFrom, from)) addHighlight(jobs.at(-1), line)
    jobs.push(job(body.slice(from, to + 1), i - from, dates))
    bodyFrom = to + 1
    i = to
  }
  for (const line of body.slice(bodyFrom)) addHighlight(jobs.at(-1), line)
  if (jobs.length === 0) return undatedJobs(body)
  return jobs
}

function isJobDate(line: ResumeLine): boolean {
  if (line.text.length > MAX_DATED_LINE_CHARS) return false
  const dates = readDates(line.text)
  if (!dates) return false
  const rest = `${line.text.slice(0, dates.from)}${line.text.slice(dates.to)}`
  if (line.isBullet)
    return (
      dates.start !== null && rest.length < BESIDE_DATES_BELOW_CHARS.bullet && !/[.;]\s*$/u.test(line.text)
    )
  return dates.start !== null
    ? rest.length < BESIDE_DATES_BELOW_CHARS.range
    : rest.trim().length < BESIDE_DATES_BELOW_CHARS.singleDate && !/\.$/u.test(line.text)
}

function headingStart(
  body: ResumeLine[],
  datesByLine: (DateSpan | null)[],
  at: number,
  firstAllowed: number,
  usesBullets: boolean,
): number {
  const own = body[at]
  const rest = own ? withoutDates(own.text, datesByLine[at]) : ''
  const isCompleteHeading = OCCUPATION_WORD.test(rest) && splitHeading(rest).length > 1
  const hasNameBeside = rest.length >= MIN_NAME_CHARS
  const maxHeadingLines = usesBullets
    ? MAX_LINES_ABOVE_DATES.withBullets
    : hasNameBeside
      ? MAX_LINES_ABOVE_DATES.namesBesideDates
      : MAX_LINES_ABOVE_DATES.datesAlone
  let from = at
  let extraLines = 0
  while (from > firstAllowed && at - from < maxHeadingLines + extraLines) {
    const before = body[from - 1]
    if (!before || !isHeadingLine(before) || datesByLine[from - 1]) break
    const isSeparated = from - 1 === firstAllowed || before.number - (body[from - 2]?.number ?? 0) > 1
    if (
      isCompleteHeading &&
      !isSeparated &&
      !EMPLOYER_WORD.test(before.text) &&
      !CITY_AND_REGION.test(before.text)
    )
      break
    const gapBelow = (body[from]?.number ?? 0) - before.number > 1
    if (gapBelow && hasNameBeside) break
    from--
    if (CITY_AND_REGION.test(before.text) && before.text.length < PLACE_LINE_BELOW_CHARS) extraLines = 1
  }
  return from
}

function headingEnd(body: ResumeLine[], datesByLine: (DateSpan | null)[], at: number): number {
  let to = at
  while (
    to + 1 < body.length &&
    to - at < MAX_LINES_BELOW_DATES &&
    !datesByLine[to + 1] &&
    isHeadingLine(body[to + 1]) &&
    isFollowedByBullet(body, to + 1)
  )
    to++
  // The next job's own heading must stay with it.
  if (to > at && datesByLine[to + 1]) to = at
  return to
}

function isFollowedByBullet(body: ResumeLine[], at: number): boolean {
  return [1, 2].some(
    step => body[at + step]?.isBullet || (body[at + step]?.text.length ?? 0) > PROSE_ABOVE_CHARS,
  )
}

function isHeadingLine(line: ResumeLine | undefined): boolean {
  return (
    line !== undefined &&
    !line.isBullet &&
    line.text.length <= MAX_HEADING_CHARS &&
    !/(?<!\b(?:Inc|Co|Ltd|Corp|St|Jr|Sr))[.;]$/u.test(line.text) &&
    /^[\p{Lu}\d(]/u.test(line.text) &&
    !/:$/u.test(line.text)
  )
}

function job(heading: ResumeLine[], datedAt: number, dates: DateSpan): Work {
  const parts = heading.flatMap((line, i) =>
    splitHeading(i === datedAt ? withoutDates(line.text, dates) : line.text).map(part => ({ part, at: i })),
  )
  const place =
    parts.find(
      ({ part }) =>
        CITY_AND_REGION.test(part) &&
        !OCCUPATION_WORD.test(part) &&
        !EMPLOYER_WORD.test(part) &&
        part.length < PLACE_BELOW_CHARS,
    ) ?? parts.find(({ part }) => /^(?:remote|hybrid)$/iu.test(part))
  const named = parts.filter(one => one !== place)
  const position =
    named.find(({ part }) => OCCUPATION_WORD.test(part) && !EMPLOYER_WORD.test(part)) ??
    (named.length > 1 ? named[0] : undefined)
  const others = named.filter(one => one !== position)
  const name =
    others.find(({ part }) => EMPLOYER_WORD.test(part)) ??
    others.find(one => one.at !== position?.at) ??
    others[0]
  return {
    name: name?.part ?? null,
    position: position?.part ?? null,
    location: place?.part ?? null,
    startDate: dates.start ?? (dates.end && !dates.current ? dates.end : null),
    endDate: dates.end,
    current: dates.current,
    highlights: [],
    line: heading[0]?.number ?? 1,
  }
}

function splitHeading(text: string): string[] {
  return text
    .split(
      /\s*[|•·▪\t]\s*|\s{3,}|\s+[–—-]\s+|\s*—\s*|\s+@\s+|\s+at\s+(?=\p{Lu})|[()]|,\s+(?![A-Z]{2}\b|Inc|LLC|Ltd|PLC|Corp)/u,
    )
    .map(part => part.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, ''))
    .filter(part => part.length > 1)
}

function withoutDates(text: string, dates: DateSpan | null | undefined): string {
  return dates
    ? `${text.slice(0, dates.from)} ${text.slice(dates.to)}`
        .replace(/[\s|,–—•()-]+$/u, '')
        .replace(/^[\s|,–—•()-]+/u, '')
    : text
}

function addHighlight(work: Work | undefined, line: ResumeLine): void {
  if (!work) return
  const last = work.highlights.length - 1
  // A wrapped bullet goes on in lower case on the next line.
  if (!line.isBullet && last >= 0 && /^[\p{Ll}\d(&]/u.test(line.text))
    work.highlights[last] += ` ${line.text}`
  else work.highlights.push(line.text)
}

function undatedJobs(body: ResumeLine[]): Work[] {
  const jobs: Work[] = []
  for (const line of body) {
    if (isHeadingLine(line) && OCCUPATION_WORD.test(line.text)) {
      const none: DateSpan = { start: null, end: null, current: false, from: 0, to: 0, style: '' }
      jobs.push({ ...job([{ ...line }], -1, none), line: line.number })
    } else addHighlight(jobs.at(-1), line)
  }
  return jobs
}

const EMPLOYER_WORD =
  /\b(?:inc|llc|ltd|plc|gmbh|corp|corporation|company|co\.|group|hospital|clinic|medical center|health|healthcare|school|university|college|academy|institute|bank|agency|logistics|solutions|systems|technologies|labs?|studios?|services|partners|associates|foundation|district|department of|restaurant|hotel|store|stores|firm|llp)\b/iu
