import { type DateSpan, readDates } from '#engine/resume/read-dates.ts'
import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { isAchievementLine } from './achievement-line.ts'
import { isJobDate } from './job-date.ts'
import {
  type Heading,
  headingParts,
  isPlaceLine,
  nameOrder,
  parseHeading,
  splitHeading,
  textWithoutDates,
} from './job-heading.ts'
import { nameKind } from './title-words.ts'

type Work = ResumeFacts['work'][number]

const MAX_HEADING_LINE_CHARS = 120
/** A line this long below a heading is a sentence about the job. */
const MIN_SENTENCE_CHARS = 90
const MAX_LINES_ABOVE_DATES = { withBullets: 3, withoutBullets: 1, datesAlone: 2 } as const
const MAX_LINES_BELOW_DATES = 2
/** Shorter rests beside the dates ("–", "FT") name nothing. */
const MIN_NAMING_CHARS = 4

type HeadingTest = (line: ResumeLine | undefined) => boolean

/** Jobs from the lines of the work section: a date marks a job, the short lines around it are its heading. */
export function readWork(lines: ResumeLine[]): Work[] {
  const body = lines.filter(line => !line.isHeading)
  const datesByLine = jobDates(body)
  const usesBullets = body.some(line => line.isBullet)
  const isHeading = headingLineTest(body)
  const headings: (Heading & { highlightsFrom: number; from: number })[] = []
  let bodyFrom = 0
  for (let i = 0; i < body.length; i++) {
    const dates = datesByLine[i]
    if (!dates) continue
    const from = headingStart(body, datesByLine, i, bodyFrom, usesBullets, isHeading)
    const to = headingEnd(body, datesByLine, i, isHeading)
    headings.push({ lines: body.slice(from, to + 1), datedAt: i - from, dates, from, highlightsFrom: to + 1 })
    bodyFrom = to + 1
    i = to
  }
  if (headings.length === 0) return undatedJobs(body)
  const order = nameOrder(headings)
  const jobs: Work[] = []
  headings.forEach((heading, i) => {
    const work = job(heading, order)
    // Posts at one employer stand under its name, which is written once.
    work.name ??= isUnderEmployer(headings[i - 1], heading) ? (jobs.at(-1)?.name ?? null) : null
    for (const line of body.slice(heading.highlightsFrom, headings[i + 1]?.from ?? body.length))
      addHighlight(work, line)
    jobs.push(work)
  })
  return withoutEmployerSpans(jobs)
}

/** "First Bank, Lagos (2012 - 2024)" above posts with their own dates says where they were held, and is no post itself. */
function withoutEmployerSpans(jobs: Work[]): Work[] {
  const kept: Work[] = []
  let employer: Work | null = null
  for (const [i, work] of jobs.entries()) {
    const next = jobs[i + 1]
    if (next && isEmployerSpan(work) && isWithin(next, work)) {
      employer = work
      continue
    }
    const isPost = employer !== null && isWithin(work, employer) && nameKind(work.name ?? '') !== 'employer'
    if (!isPost) employer = null
    kept.push(
      isPost && employer
        ? {
            ...work,
            name: employer.name,
            // "Head, Customer Service" is one title.
            position:
              work.name && work.position ? `${work.position}, ${work.name}` : (work.position ?? work.name),
          }
        : work,
    )
  }
  return kept
}

function isEmployerSpan({ name, position, highlights }: Work): boolean {
  return (
    name !== null &&
    nameKind(name) === 'employer' &&
    nameKind(position ?? '') !== 'title' &&
    highlights.length === 0
  )
}

function isWithin(post: Work, whole: Work): boolean {
  const end = (work: Work) => (work.current ? '9999' : (work.endDate ?? '0000')).slice(0, 4)
  return (
    post.startDate !== null &&
    whole.startDate !== null &&
    post.startDate.slice(0, 4) >= whole.startDate.slice(0, 4) &&
    end(post) <= end(whole)
  )
}

function jobDates(body: ResumeLine[]): (DateSpan | null)[] {
  const dates = body.map(line => (isJobDate(line) ? readDates(line.text) : null))
  return dates.map((own, i) => {
    const next = body[i + 1]
    const below = dates[i + 1]
    // "Scientist (acting head since May 2023)" above the dates of the whole job.
    const isDatedBelow =
      own && next && below?.start && textWithoutDates(next.text, below).length < MIN_NAMING_CHARS
    return isDatedBelow && (own.isOpen || own.start === null) ? null : own
  })
}

function headingStart(
  body: ResumeLine[],
  datesByLine: (DateSpan | null)[],
  at: number,
  firstAllowed: number,
  usesBullets: boolean,
  isHeading: HeadingTest,
): number {
  const own = body[at]
  const rest = own ? textWithoutDates(own.text, datesByLine[at]) : ''
  const isNamed = rest.length >= MIN_NAMING_CHARS
  const parts = splitHeading(rest)
  const isCompleteHeading = parts.length > 1 && parts.some(part => nameKind(part) === 'title')
  const maxLines = usesBullets
    ? MAX_LINES_ABOVE_DATES.withBullets
    : isNamed
      ? MAX_LINES_ABOVE_DATES.withoutBullets
      : MAX_LINES_ABOVE_DATES.datesAlone
  let from = at
  let extraLines = 0
  while (from > firstAllowed && at - from < maxLines + extraLines) {
    const before = body[from - 1]
    if (!before || datesByLine[from - 1]) break
    const isSeparated = from - 1 === firstAllowed || before.number - (body[from - 2]?.number ?? 0) > 1
    const isSentenceAboutEmployer =
      usesBullets && isSeparated && from === at && !before.isBullet && isHeading(withoutFullStop(before))
    if (!isHeading(before) && !isSentenceAboutEmployer) break
    if (
      isCompleteHeading &&
      !isSeparated &&
      nameKind(before.text) !== 'employer' &&
      !isPlaceLine(before.text)
    )
      break
    const gapBelow = (body[from]?.number ?? 0) - before.number > 1
    if (gapBelow && isNamed) break
    from--
    if (isPlaceLine(before.text) || DURATION_LINE.test(before.text)) extraLines = 1
  }
  return from
}

/** "ROSTERLY, Nashville. Scheduling by subscription." */
function withoutFullStop(line: ResumeLine): ResumeLine {
  return { ...line, text: line.text.replace(/\.$/u, '') }
}

function headingEnd(
  body: ResumeLine[],
  datesByLine: (DateSpan | null)[],
  at: number,
  isHeading: HeadingTest,
): number {
  const own = splitHeading(textWithoutDates(body[at]?.text ?? '', datesByLine[at]))
  const isComplete = own.length > 1 && own.some(part => nameKind(part) === 'title')
  let to = at
  while (
    to + 1 < body.length &&
    to - at < MAX_LINES_BELOW_DATES &&
    !datesByLine[to + 1] &&
    isHeading(body[to + 1]) &&
    (isPlaceLine(body[to + 1]?.text ?? '') || (!isComplete && isFollowedByPoints(body, to + 1)))
  )
    to++
  // The next job's own heading must stay with it.
  if (to > at && datesByLine[to + 1]) to = at
  return to
}

function isFollowedByPoints(body: ResumeLine[], at: number): boolean {
  return [1, 2].some(
    step => body[at + step]?.isBullet || (body[at + step]?.text.length ?? 0) > MIN_SENTENCE_CHARS,
  )
}

/** A line in small letters goes on from the one above, unless the whole résumé is written so. */
function headingLineTest(body: ResumeLine[]): HeadingTest {
  const isLowerCase = !body.some(line => !line.isBullet && /^\p{Lu}/u.test(line.text))
  return line =>
    line !== undefined &&
    !line.isBullet &&
    line.text.length <= MAX_HEADING_LINE_CHARS &&
    !/(?<!\b(?:Inc|Co|Ltd|Corp|St|Jr|Sr))[.;]$/u.test(line.text) &&
    (isLowerCase || /^[\p{Lu}\p{Lo}\d(]/u.test(line.text)) &&
    !/:$/u.test(line.text) &&
    !isAchievementLine(line.text)
}

/** A post with a title alone, where the one above has its employer on a line of its own or is such a post itself. */
function isUnderEmployer(above: Heading | undefined, own: Heading): boolean {
  if (!above || headingParts(own).length !== 1) return false
  return above.datedAt > 0 || headingParts(above).length === 1
}

function job(heading: Heading, order: 'title first' | 'employer first'): Work {
  const { dates, lines } = heading
  return {
    ...parseHeading(heading, order),
    startDate: dates.start ?? (dates.end && !dates.current ? dates.end : null),
    endDate: dates.end,
    current: dates.current,
    highlights: [],
    line: lines[0]?.number ?? 1,
  }
}

function addHighlight(work: Work | undefined, line: ResumeLine): void {
  if (!work || JOB_DETAIL.test(line.text)) return
  const last = work.highlights.length - 1
  // A wrapped bullet goes on in lower case on the next line.
  if (!line.isBullet && last >= 0 && /^[\p{Ll}\d(&]/u.test(line.text))
    work.highlights[last] += ` ${line.text}`
  else work.highlights.push(line.text)
}

function undatedJobs(body: ResumeLine[]): Work[] {
  const jobs: Work[] = []
  const isHeading = headingLineTest(body)
  for (const line of body) {
    if (isHeading(line) && nameKind(line.text) === 'title') {
      const dates: DateSpan = {
        start: null,
        end: null,
        current: false,
        from: 0,
        to: 0,
        style: '',
        isOpen: false,
      }
      jobs.push(job({ lines: [line], datedAt: -1, dates }, 'title first'))
    } else addHighlight(jobs.at(-1), line)
  }
  return jobs
}

/** "4 years 2 months", as an exported profile counts the time at an employer. */
const DURATION_LINE = /^(?:\d{1,2} (?:years?|yrs?))?\s*(?:\d{1,2} (?:months?|mos?))?$/u
/** What a form asks for beside each job. */
const JOB_DETAIL =
  /^(?:hours(?: per week)?|salary|pay|supervisor|reason for leaving|may we contact|grade|series)\b[^.]{0,30}:/iu
