import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { isBreakLine, isCareerBreak } from './career-break.ts'
import { headingLineTest } from './heading-body.ts'
import { type HeadingExtent, headingExtents } from './heading-extents.ts'
import { type Heading, headingParts, isDurationLine, textWithoutDates } from './heading-parts.ts'
import { isJobDate } from './job-date.ts'
import { type NameEvidence, nameEvidence, parseHeading } from './job-heading.ts'
import { isColumnName, isJobDetail, isTableHead, orderInTable } from './job-labels.ts'
import { type DateSpan, readDates } from './read-dates.ts'
import { nameKind } from './title-words.ts'

type Work = ResumeFacts['work'][number]

const SAME_EMPLOYER = /^(?:same|ditto|as above|(?:the )?same (?:company|employer|place|firm))$/iu
const MIN_SPACED_LINES = 8
const MIN_SPACED_SHARE = 0.7

/** A longer line is rather wrapped. */
const MAX_SMALL_POINT_CHARS = 45
const GOES_ON = /(?:[,&–—-]|\b(?:and|or|of|the|an?|in|for|with|to|at|on|from|by))$/iu

/** Jobs from the lines of the work section: a date marks a job, the short lines around it are its heading. */
export function readWork(section: ResumeLine[], places: ReadonlySet<string> = new Set()): Work[] {
  const lines = section.map(withoutDetailCells)
  const body = withoutColumnNames(lines).filter(
    line => !line.isHeading && !isTableHead(line.text) && (!isJobDetail(line.text) || isJobDate(line)),
  )
  const found = headingExtents(body, linesAfterGap(lines))
  const headings: (Heading & HeadingExtent)[] = found.map(extent => ({
    ...extent,
    lines: body.slice(extent.from, extent.to + 1),
    datedAt: extent.at - extent.from,
    places,
  }))
  if (headings.length === 0) return undatedJobs(body)
  const inTable = orderInTable(lines.map(({ text }) => text))
  const told = nameEvidence(headings)
  const evidence = inTable ? { ...told, order: inTable } : told
  const jobs: Work[] = []
  headings.forEach((heading, i) => {
    const work = job(heading, evidence)
    // Posts at one employer stand under its name, which is written once.
    work.name ??= isUnderEmployer(headings[i - 1], heading) ? (jobs.at(-1)?.name ?? null) : null
    if (SAME_EMPLOYER.test(work.name ?? '')) work.name = jobs.at(-1)?.name ?? null
    const group = groupOf(headings, i)
    if (group >= 0) Object.assign(work, { name: jobs[group]?.name, position: heading.lines[0]?.text })
    addHighlights(work, body.slice(heading.to + 1, headings[i + 1]?.from ?? body.length))
    jobs.push(work)
  })
  const kept = jobs.filter((_, i) => !isBreak(headings[i]))
  return withoutEmployerSpans(kept, evidence.order)
}

/** Of all lines: hours and grade between the dates and the title stand for no gap. */
function linesAfterGap(lines: ResumeLine[]): ReadonlySet<ResumeLine> {
  const found = lines.filter((line, i) => line.number - (lines[i - 1]?.number ?? 0) > 1)
  // Where nearly every line stands apart, a gap parts nothing.
  const isSpaced = lines.length >= MIN_SPACED_LINES && found.length > lines.length * MIN_SPACED_SHARE
  return new Set(isSpaced ? [] : found)
}

/** "Badger Butte Unit          Hours per week: 40" holds the name of a unit beside a detail. */
function withoutDetailCells(line: ResumeLine): ResumeLine {
  const cells = line.text.split(/\s{3,}|\t/u)
  const names = cells.filter(cell => !isJobDetail(cell))
  return names.length === cells.length || names.length === 0 ? line : { ...line, text: names.join('   ') }
}

/** "Dates", "Employer", "Position and duties": a table whose cells came out as lines. */
function withoutColumnNames(lines: ResumeLine[]): ResumeLine[] {
  return lines.filter(
    ({ text }, i) =>
      !isColumnName(text) || ![lines[i - 1], lines[i + 1]].some(next => next && isColumnName(next.text)),
  )
}

/** A break has dates as well, but nobody was employed in it. */
function isBreak(heading: Heading | undefined): boolean {
  if (!heading) return false
  const names = heading.lines.flatMap(({ text }) =>
    textWithoutDates(text, readDates(text)).split(/\s*[,|:(–—·]\s*/u),
  )
  return names.some(isCareerBreak) && names.every(name => nameKind(name) !== 'title' || isCareerBreak(name))
}

/** "First Bank, Lagos (2012 - 2024)" above posts with their own dates says where they were held, and is no post itself. */
function withoutEmployerSpans(jobs: Work[], order: NameEvidence['order']): Work[] {
  const kept: Work[] = []
  let employer: Work | null = null
  for (const [i, work] of jobs.entries()) {
    const next = jobs[i + 1]
    if (next && isEmployerSpan(work, next) && isWithin(next, work)) {
      // Of two names without a word for either ("Fjellheim Dairy, Hamar") the first is the employer.
      employer =
        nameKind(work.name ?? '') === 'employer' || (order === 'employer first' && work.name)
          ? work
          : { ...work, name: work.position ?? work.name }
      continue
    }
    // What the post above was taken for stands here too.
    const isRepeated = employer !== null && jobs[i - 1]?.position === null && work.name === jobs[i - 1]?.name
    const isNamed = work.position !== null && !isRepeated && nameKind(work.name ?? '') === 'employer'
    const isPost = employer !== null && isWithin(work, employer) && !isNamed
    if (!isPost) employer = null
    kept.push(
      isPost && employer
        ? {
            ...work,
            name: employer.name,
            // "Head, Customer Service" is one title.
            position:
              work.name &&
              work.name !== employer.name &&
              !isRepeated &&
              work.position &&
              !BRANCH.test(work.name) &&
              // What stands before a country is rather a town: "Mechanic, Schweinfeld, Germany".
              work.location === null
                ? `${work.position}, ${work.name}`
                : (work.position ?? work.name),
          }
        : work,
    )
  }
  return kept
}

/** "Store Manager, Harbour Branch" says where. */
const BRANCH = /\b(?:branch|store|office|site|plant|campus|depot)$/iu

function isEmployerSpan({ name, position, highlights }: Work, next: Work): boolean {
  const isAlone = position === null && nameKind(name ?? '') === 'employer'
  // A sentence about the firm may stand between it and the posts.
  const isAboveTitle = next.name === null && nameKind(next.position ?? '') === 'title'
  return (
    name !== null &&
    (nameKind(name) === 'employer' || position === null || next.name === null) &&
    nameKind(position ?? '') !== 'title' &&
    highlights.length <= (isAlone || isAboveTitle ? 1 : 0)
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

/** A post with a title alone, where the one above has its employer on a line of its own or is such a post itself. */
function isUnderEmployer(above: Heading | undefined, own: Heading): boolean {
  if (!above || headingParts(own).length !== 1) return false
  if (above.datedAt > 0 || headingParts(above).length === 1) return true
  // "Keppler Supplies   Jan 2020 – Present", the next post below has its dates alone there.
  return isNamedBesideDates(above) && !isNamedBesideDates(own)
}

function isNamedBesideDates({ lines, datedAt, dates }: Heading): boolean {
  return textWithoutDates(lines[datedAt]?.text ?? '', dates) !== ''
}

/**
 * Which job before this one opens its group: an exported profile writes the employer and the whole time there once,
 * and below it each post as a title above its dates.
 */
function groupOf(headings: Heading[], at: number): number {
  const isPost = ({ lines, datedAt }: Heading) =>
    datedAt === 1 && nameKind(lines[0]?.text.split(',')[0] ?? '') === 'title'
  const before = headings.findLastIndex((heading, i) => i <= at && !isPost(heading))
  const opens = headings[before]?.lines.some(({ text }) => isDurationLine(text)) ?? false
  return before < at && opens ? before : -1
}

function job(heading: Heading, evidence: NameEvidence): Work {
  const { dates, lines } = heading
  return {
    ...parseHeading(heading, evidence),
    startDate: dates.start ?? (dates.end && !dates.current ? dates.end : null),
    endDate: dates.end,
    current: dates.current,
    highlights: [],
    line: lines[0]?.number ?? 1,
  }
}

function addHighlights(work: Work, lines: ResumeLine[]): void {
  for (const [i, line] of lines.entries()) addHighlight(work, line, lines[i - 1])
}

function addHighlight(work: Work | undefined, line: ResumeLine, before?: ResumeLine): void {
  if (!work || isBreakLine(line.text)) return
  const last = work.highlights.length - 1
  // A wrapped bullet goes on in lower case on the next line.
  const isWrapped = !line.isBullet && last >= 0 && /^[\p{Ll}\d(&]/u.test(line.text)
  if (isWrapped && !(before && isPointInSmallLetters(before, work.highlights[last] ?? '')))
    work.highlights[last] += ` ${line.text}`
  else work.highlights.push(line.text)
}

/** "served customers" above "closed the till": who begins points in lower case writes one on each short line. */
function isPointInSmallLetters({ text, isBullet }: ResumeLine, highlight: string): boolean {
  return (
    !isBullet && text.length <= MAX_SMALL_POINT_CHARS && /^\p{Ll}/u.test(highlight) && !GOES_ON.test(text)
  )
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
      jobs.push(job({ lines: [line], datedAt: -1, dates }, { order: 'title first' }))
    } else addHighlight(jobs.at(-1), line)
  }
  return jobs
}
