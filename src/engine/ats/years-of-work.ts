import { degreeLevel } from '#engine/resume/degree-level.ts'
import { readDates } from '#engine/resume/read-dates.ts'
import type { ResumeLine } from '#engine/resume/resume-lines.ts'
import { coveredMonths, MONTHS_PER_YEAR } from '#shared/career/covered-months.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { NUMBER_WORDS } from '#shared/number-word.ts'
import { isJobLine } from './proof-kinds.ts'
import { MAX_DATED_LINE_CHARS, workSpans } from './told-work.ts'

const MAX_OVERSTATED_YEARS = 2
const YEAR_CHARS = 4
/** "Teaching Assistant, Introductory Statistics" beside a master's course. */
const STUDENT_POST =
  /\b(?:(?:teaching|graduate|student|course|lab(?:oratory)?) (?:assistant|instructor|tutor|helper|worker)|intern|working student|werkstudent(?:in)?)\b/iu
const STUDY =
  /\b(?:universit|college|school|academy|institute|polytechnic|course|class|certificat|diploma|apprentice|student|stud(?:y|ies|ied)|degree|exam|gcse|a-level)/iu
/** "12+ years", "six years". */
const STATED_YEARS = new RegExp(
  String.raw`\b(\d{1,2}|${NUMBER_WORDS.slice(2).join('|')})\+?\s*(?:years|yrs)\b(?! (?:old|ago|of age))`,
  'iu',
)
const SECTIONS_STATING_YEARS: ReadonlySet<string> = new Set(['head', 'summary'])

/**
 * Years that the dated jobs cover together; overlapping jobs count once. Where years are asked of graduates, a post that a student
 * held beside the studies is none of them.
 */
export function yearsOfWork(
  { work, education }: Pick<ResumeFacts, 'work' | 'education'>,
  lines: readonly ResumeLine[],
  ignoredLines: ReadonlySet<number>,
  asOf: string,
  ofGraduates = false,
): number {
  let presentMonth = asOf
  for (const line of lines) {
    const end = line.text.length < MAX_DATED_LINE_CHARS ? readDates(line.text)?.end : null
    if (end && end > presentMonth && end.slice(0, 4) <= String(Number(asOf.slice(0, 4)) + 1))
      presentMonth = end
  }
  const graduation = ofGraduates ? lastGraduation(education) : ''
  const isBesideStudies = (text: string, end: string | null) =>
    end !== null && STUDENT_POST.test(text) && end.slice(0, YEAR_CHARS) <= graduation.slice(0, YEAR_CHARS)
  const jobs = work.filter(
    job =>
      job.startDate !== null &&
      !ignoredLines.has(job.line) &&
      !isBesideStudies(job.position ?? '', job.endDate),
  )
  // Where no heading names the work, jobs stand below the last one: "Education & papers".
  const isStudy = (line: ResumeLine) =>
    line.section === 'education' && (work.length > 0 || STUDY.test(line.text))
  const datedLines = lines.filter(
    line =>
      !ignoredLines.has(line.number) &&
      !isStudy(line) &&
      isJobLine(line) &&
      degreeLevel(line.text) === 0 &&
      !isBesideStudies(line.text, readDates(line.text)?.end ?? null),
  )
  // Where jobs stand in a form that is not read as jobs, their dates still tell how long.
  const months = Math.max(
    coveredMonths(jobs, presentMonth),
    coveredMonths(
      datedLines
        .flatMap(workSpans)
        .map(({ start, end, current }) => ({ startDate: start, endDate: end, current })),
      presentMonth,
    ),
  )
  const datedYears = Math.round((months / MONTHS_PER_YEAR) * 10) / 10
  let statedYears = 0
  for (const line of lines) {
    if (!SECTIONS_STATING_YEARS.has(line.section) || ignoredLines.has(line.number)) continue
    const [, amount = ''] = STATED_YEARS.exec(line.text) ?? []
    statedYears = Math.max(statedYears, Number(amount) || NUMBER_WORDS.indexOf(amount.toLowerCase()))
  }
  return statedYears > datedYears && (datedYears === 0 || statedYears <= datedYears + MAX_OVERSTATED_YEARS)
    ? statedYears
    : datedYears
}

function lastGraduation(education: ResumeFacts['education']): string {
  return education.reduce((last, { endDate }) => (endDate !== null && endDate > last ? endDate : last), '')
}
