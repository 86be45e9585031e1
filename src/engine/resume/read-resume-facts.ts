import { splitHeading, textWithoutDates } from '#engine/resume/heading-parts.ts'
import { isJobDate } from '#engine/resume/job-date.ts'
import { isOnlineCourse, readCertificate, readRegistrations } from '#engine/resume/read-certificate.ts'
import { readContact } from '#engine/resume/read-contact.ts'
import { readDates } from '#engine/resume/read-dates.ts'
import { readEducation } from '#engine/resume/read-education.ts'
import { readResumeLines } from '#engine/resume/read-resume-lines.ts'
import { readWork } from '#engine/resume/read-work.ts'
import { linesInReadingOrder, type ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { degreeLevel } from './degree-level.ts'
import { readHistoryTable } from './history-table.ts'
import { withJoinedDates, withLabelledRows, withLabelsTogether } from './labelled-tables.ts'
import { schoolName } from './school-name.ts'
import type { ResumeSection } from './section-headings.ts'
import { isSpokenLanguage } from './spoken-language.ts'
import { nameKind } from './title-words.ts'
import { toldSchools } from './told-schools.ts'
import { isKnownTown } from './town-names.ts'

/** A job above its dates. */
const MAX_HEADING_LINES = 2
const MAX_SKILL_CHARS = 60
/** A longer line speaks of the project above. */
const MAX_PROJECT_NAME_LINE_CHARS = 90

export function readResumeFacts(text: string): ResumeFacts {
  return resumeFactsFromLines(readResumeLines(text))
}

export function resumeFactsFromLines(physicalLines: ResumeLine[]): ResumeFacts {
  const history = readHistoryTable(physicalLines)
  // The columns of such a table are no columns of the page.
  const lines = withLabelsTogether(
    withJoinedDates(withLabelledRows(history ? physicalLines : linesInReadingOrder(physicalLines))),
  )
  const linesIn = (section: ResumeSection) =>
    lines.filter(line => line.section === section && !line.isHeading)
  const hasWork = lines.some(line => line.section === 'work')
  const languageLines = linesIn('languages').map(line => ({ line, languages: readLanguages(line) }))
  // "Languages: SQL, Python" lists what a programmer writes, not speaks.
  const skillLines = languageLines.filter(({ languages }) => languages.length === 0).map(({ line }) => line)
  const basics = readContact(lines)
  // Such a table may hold the schools alone.
  const isWorkInHistory = history !== null && (history.work.length > 0 || !hasWork)
  return {
    basics,
    work: isWorkInHistory
      ? history.work
      : readWork(
          hasWork ? linesIn('work') : jobLinesElsewhere(lines, linesBelowName(linesIn('head'), basics)),
          homePlaces(linesIn('head'), basics),
        ),
    volunteer: readWork(linesIn('volunteer'), homePlaces(linesIn('head'), basics)),
    education: history?.education ?? readSchooling(lines),
    skills: unique([...linesIn('skills'), ...skillLines].flatMap(readSkills)),
    certificates: [
      ...linesIn('head').flatMap(readRegistrations),
      ...linesIn('education').filter(isCourseAlone).flatMap(readCertificate),
      ...linesIn('certificates').flatMap(readCertificate),
    ],
    languages: languageLines.flatMap(({ languages }) => languages),
    projects: readProjects(linesIn('projects')),
  }
}

function isCourseAlone({ text }: ResumeLine): boolean {
  return isOnlineCourse(text) && degreeLevel(text) === 0 && schoolName(text) === null
}

/** From the list of schools, or where there is none, from what the person tells. */
function readSchooling(lines: ResumeLine[]): ResumeFacts['education'] {
  const listed = readEducation(
    lines.filter(line => line.section === 'education' && !line.isHeading && !isCourseAlone(line)),
  )
  if (listed.length > 0) return listed
  return toldSchools(lines).map(({ institution, line }) => ({
    institution,
    area: null,
    studyType: null,
    startDate: null,
    endDate: null,
    line,
  }))
}

/** "Leedham | ann@example.com": towns beside the contact details are no employers further down. */
function homePlaces(head: ResumeLine[], { lines }: ResumeFacts['basics']): ReadonlySet<string> {
  const contactLines = new Set([lines.name, lines.email, lines.phone, lines.location])
  // Where no heading parts them, the first dates end the contact details.
  const firstJob = head.findIndex(line => line.number !== lines.name && isJobDate(line))
  return new Set(
    head
      .slice(0, firstJob < 0 ? undefined : firstJob)
      .filter(line => contactLines.has(line.number) && line.number !== lines.label && !isJobDate(line))
      .flatMap(({ text, number }) =>
        text.split(/\s*[|•·,;\t]\s*|\s{3,}/u).slice(number === lines.name ? 1 : 0),
      )
      .filter(part => PLACE_SHAPE.test(part) && nameKind(part) === null)
      .map(part => part.toLowerCase()),
  )
}

const PLACE_SHAPE = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}$/u

/** Without a heading the jobs stand below the name; where there is none, a dated job may be the very first line. */
function linesBelowName(head: ResumeLine[], { lines }: ResumeFacts['basics']): ResumeLine[] {
  const { name } = lines
  // Where the person lives is written right below the name.
  if (name !== undefined)
    return head.filter(({ number, text }) => number > name && !(number === name + 1 && isKnownTown(text)))
  return head.slice(0, MAX_HEADING_LINES).some(isJobDate) ? head : head.slice(1)
}

/** Where no heading opens the work, the first line with the dates of a job does, also below the schooling. */
function jobLinesElsewhere(lines: ResumeLine[], head: ResumeLine[]): ResumeLine[] {
  if (head.some(line => isJobDate(line) && readDates(line.text)?.start)) return head
  const isDated = (line: ResumeLine) =>
    !line.isHeading && !line.isBullet && isJobDate(line) && Boolean(readDates(line.text)?.start)
  const section = lines.find(
    line => MAY_HOLD_JOBS.has(line.section) && isDated(line) && isTitled(line),
  )?.section
  const at = lines.findIndex(line => line.section === section && isDated(line))
  if (at < 0) return head
  let from = at
  while (from > 0 && at - from < MAX_HEADING_LINES && isHeadingAbove(lines[from - 1])) from--
  const end = lines.findIndex((line, place) => place > at && line.isHeading)
  return lines.slice(from, end < 0 ? undefined : end)
}

function isTitled({ text }: ResumeLine): boolean {
  return splitHeading(textWithoutDates(text, readDates(text))).some(part => nameKind(part) === 'title')
}

function isHeadingAbove(line: ResumeLine | undefined): boolean {
  return line !== undefined && !line.isHeading && !line.isBullet && readDates(line.text) === null
}

const MAY_HOLD_JOBS: ReadonlySet<ResumeSection> = new Set([
  'head',
  'summary',
  'education',
  'certificates',
  'other',
])

function readSkills({ text, number }: ResumeLine): { name: string; line: number }[] {
  const list = text.replace(/^[\p{L} &/]{2,30}:\s*/u, '')
  return list
    .split(/\s*[,;|•·▪、\t]\s*|\s{3,}/u)
    .map(name => name.replace(/[.\s]+$/u, '').trim())
    .filter(name => name.length > 0 && name.length <= MAX_SKILL_CHARS)
    .map(name => ({ name, line: number }))
}

function unique(skills: ResumeFacts['skills']): ResumeFacts['skills'] {
  const seen = new Set<string>()
  return skills.filter(({ name }) => {
    const key = name.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function readLanguages({ text, number }: ResumeLine): ResumeFacts['languages'] {
  return text.split(/\s*[,;|•·]\s*(?![^(]*\))/u).flatMap(part => {
    const found = /^(\p{L}[\p{L} ]{1,30}?)\s*(?:[(:–—-]\s*(.{2,40}?)\)?)?$/u.exec(part.trim())
    return found?.[1] && isSpokenLanguage(found[1])
      ? [{ language: found[1], fluency: found[2] ?? null, line: number }]
      : []
  })
}

function readProjects(lines: ResumeLine[]): ResumeFacts['projects'] {
  const projects: ResumeFacts['projects'] = []
  for (const line of lines) {
    const last = projects.at(-1)
    if (last && (line.isBullet || line.text.length > MAX_PROJECT_NAME_LINE_CHARS))
      last.highlights.push(line.text)
    else
      projects.push({
        name: line.text.split(/\s+[–—|-]\s+|:\s/u)[0] ?? line.text,
        highlights: [],
        line: line.number,
      })
  }
  return projects
}
