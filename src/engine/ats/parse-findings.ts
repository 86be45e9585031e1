import { readDates } from '#engine/resume/read-dates.ts'
import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import type { ResumeSection } from '#engine/resume/section-headings.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { layoutFindings } from './layout-findings.ts'
import type { ParseFinding } from './parse-finding.ts'

const HEAD_LINES = 20
/** With those of the layout they sum to MAX_PART_POINTS.parseability at most. */
const FINDING_POINTS = {
  noName: 3,
  noEmail: 3,
  noPhone: 2,
  noWorkSection: 3,
  noWorkSectionOrDates: 6,
  noDates: 3,
  noEducation: 1,
  noSkills: 1,
} as const
const MIN_RESUME_WORDS = 120
const MAX_RESUME_WORDS = 1300
const MAX_POINT_WORDS = 60
/** Fewer lines of work are too few to expect a number in. */
const MIN_LINES_FOR_NUMBERS = 4

/** What a parser would miss in the résumé, each with the line and a way to mend it. The points sum to 20 at most. */
export function parseFindings(text: string, facts: ResumeFacts, lines: ResumeLine[]): ParseFinding[] {
  const last = text.split(/\r\n|[\n\r\u2028\u2029\f\v]/u).length
  return [
    ...contactFindings(facts, lines),
    ...sectionFindings(facts, lines, last),
    ...layoutFindings(lines),
    ...adviceWithoutPoints(lines),
  ]
}

function contactFindings({ basics }: ResumeFacts, lines: ResumeLine[]): ParseFinding[] {
  const head = lines.filter(line => line.section === 'head' || line.section === 'other').slice(0, HEAD_LINES)
  const lineAfterName = (basics.lines.name ?? 0) + 1
  const findings: ParseFinding[] = []
  if (basics.name === null && !hasBlank(head, /name/iu)) {
    findings.push({
      code: 'no-name',
      points: FINDING_POINTS.noName,
      line: 1,
      problem: 'No name was found at the top.',
      advice: 'Put your full name alone on the first line.',
      edit: { line: 1, remove: 0, insert: ['[Your Name]'] },
    })
  }
  if (basics.email === null && !hasBlank(head, /e-?mail/iu)) {
    findings.push({
      code: 'no-email',
      points: FINDING_POINTS.noEmail,
      line: lineAfterName,
      problem: 'No email address was found.',
      advice: 'Write your email address as plain text under your name.',
      edit: { line: lineAfterName, remove: 0, insert: ['[your email address]'] },
    })
  }
  if (basics.phone === null && !hasBlank(head, /phone|mobile/iu)) {
    findings.push({
      code: 'no-phone',
      points: FINDING_POINTS.noPhone,
      line: lineAfterName,
      problem: 'No phone number was found.',
      advice: 'Write your phone number as plain text under your name.',
      edit: { line: lineAfterName, remove: 0, insert: ['[your phone number]'] },
    })
  }
  return findings
}

function sectionFindings(facts: ResumeFacts, lines: ResumeLine[], last: number): ParseFinding[] {
  const has = (section: ResumeSection) => lines.some(line => line.section === section)
  const work = lines.filter(line => line.section === 'work' && !line.isHeading)
  const dated = facts.work.some(job => job.startDate !== null) || hasBlank(work, /year|date/iu)
  const findings: ParseFinding[] = []
  if (!has('work')) {
    const firstJob = facts.work[0]
    findings.push({
      code: 'no-work',
      points: dated ? FINDING_POINTS.noWorkSection : FINDING_POINTS.noWorkSectionOrDates,
      line: firstJob?.line ?? null,
      problem: 'No section called “Experience” was found.',
      advice: 'Head your jobs with the plain word “Experience”.',
      edit:
        firstJob && dated
          ? { line: firstJob.line, remove: 0, insert: ['', 'Experience'] }
          : {
              line: last + 1,
              remove: 0,
              insert: ['', 'Experience', '[job title], [employer]', '[start month year] – [end month year]'],
            },
    })
  } else if (!dated) {
    const at = (work[0]?.number ?? last) + 1
    findings.push({
      code: 'no-dates',
      points: FINDING_POINTS.noDates,
      line: work[0]?.number ?? null,
      problem: 'No dates could be read in your work history.',
      advice: 'Give each job its months and years, such as “Mar 2019 – Present”.',
      edit: { line: at, remove: 0, insert: ['[start month year] – [end month year]'] },
    })
  }
  if (!has('education')) {
    findings.push({
      code: 'no-education',
      points: FINDING_POINTS.noEducation,
      line: null,
      problem: 'No section called “Education” was found.',
      advice: 'Head your schooling with the plain word “Education”.',
      edit: { line: last + 1, remove: 0, insert: ['', 'Education', '[your school], [year]'] },
    })
  }
  if (!has('skills')) {
    findings.push({
      code: 'no-skills',
      points: FINDING_POINTS.noSkills,
      line: null,
      problem: 'No section called “Skills” was found.',
      advice: 'List the tools and skills you use under the plain word “Skills”.',
      edit: { line: last + 1, remove: 0, insert: ['', 'Skills', '[your skills]'] },
    })
  }
  return findings
}

/** Worth saying, but no parser stumbles over it: these cost no points. */
function adviceWithoutPoints(lines: ResumeLine[]): ParseFinding[] {
  const findings: ParseFinding[] = []
  const note = (code: string, line: number | null, problem: string, advice: string) =>
    findings.push({ code, points: 0, line, problem, advice, edit: null })
  const work = lines.filter(line => line.section === 'work' && !line.isHeading)
  const words = lines.reduce((sum, line) => sum + line.text.split(/\s+/u).length, 0)
  const blank = lines.find(line => /\[[\p{L}][^\]]{2,60}\]/u.test(line.text))
  if (blank)
    note(
      'blank',
      blank.number,
      'A blank is still to be filled in.',
      'Replace every [blank] with your own facts before you send it.',
    )
  if (words < MIN_RESUME_WORDS)
    note('short', null, `The résumé has only ${words} words.`, 'Add what you did and achieved in each job.')
  if (words > MAX_RESUME_WORDS)
    note(
      'long',
      null,
      `The résumé has ${words} words.`,
      'Two pages are enough for most people: keep what this job asks for.',
    )
  const long = work.find(line => line.text.split(/\s+/u).length > MAX_POINT_WORDS)
  if (long)
    note(
      'long-line',
      long.number,
      `A point runs over more than ${MAX_POINT_WORDS} words.`,
      'Cut it into two or three points.',
    )
  if (
    work.length >= MIN_LINES_FOR_NUMBERS &&
    !work.some(line => /\d/u.test(line.text.replace(datesIn(line.text), '')))
  ) {
    note(
      'no-numbers',
      work[0]?.number ?? null,
      'No result is given as a number.',
      'Say how many, how much or how fast, where you know it.',
    )
  }
  return findings
}

function datesIn(text: string): string {
  const dates = readDates(text)
  return dates ? text.slice(dates.from, dates.to) : ''
}

/** A blank left to fill counts as the thing it stands for: the form is right, the fact is still to come. */
function hasBlank(lines: ResumeLine[], wanted: RegExp): boolean {
  return lines.some(line =>
    [...line.text.matchAll(/\[([^\]]{2,60})\]/gu)].some(([, inside]) => wanted.test(inside ?? '')),
  )
}
