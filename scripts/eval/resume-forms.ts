import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { readDates } from '#engine/resume/read-dates.ts'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { atsCases } from './ats-case.ts'
import { type Measure, shareOf } from './measure.ts'
import { WRITTEN_HALVES } from './read-set.ts'

type Job = { title: string; employer: string; start: string; end: string }
type Form = { file: string; name: string; jobs: Job[]; schools: string[]; text: string }
type Reading = { form: Form; facts: ResumeFacts }

const SETS = join(import.meta.dirname, 'sets', 'resume-forms')
const DATES = join(import.meta.dirname, 'sets', 'resume-dates')
const FORM_HALVES = [
  'dev',
  'held-out',
  'held-out-3',
  'held-out-4',
  'held-out-5',
  'held-out-6',
  'held-out-7',
  'held-out-8',
  'held-out-9',
  'held-out-10',
] as const
/** By another writer, and never opened: its counts are measured, and no résumé of it is printed. */
const UNREAD_HALF = 'held-out-10'
const MIN_SHARES = {
  dev: 0.95,
  'held-out': 0.95,
  'held-out-3': 0.86,
  'held-out-4': 0.95,
  'held-out-5': 0.93,
  'held-out-6': 0.95,
  'held-out-7': 0.95,
  'held-out-8': 0.95,
  'held-out-9': 0.95,
  'held-out-10': 0.74,
} as const
const MIN_DATE_FORMS = 0.95
/** The last half was run once. */
const LEAST_REWORDED = { all: 1, last: 0.83 } as const

/** Résumés in forms that people use, each with what a reader finds in it above a line of "=". */
export function evaluateResumeForms(): Measure[] {
  return [
    ...FORM_HALVES.flatMap(half => measuresOf(half)),
    ...dateMeasures(),
    ...WRITTEN_HALVES.map(half => ({
      name: `${half}: reworded résumés of the ATS set with the same number of jobs and the same years`,
      value: shareOf(atsCases(half), ({ resumes }) => spansOf(resumes.reworded) === spansOf(resumes.strong)),
      least: half === 'held-out-5' ? LEAST_REWORDED.last : LEAST_REWORDED.all,
      aim: 1,
    })),
  ]
}

/** Lines that open a job, each with the months in which it began and ended. */
function dateMeasures(): Measure[] {
  const file = () => new Uint8Array(readFileSync(join(DATES, 'held-out-2', 'dates.tsv')))
  const lines = readKnowledgeTable(file, 'dates.tsv', ['line', 'start', 'end'])
  const isRead = ({ line, start, end }: (typeof lines)[number]) => {
    const dates = readDates(line)
    return dates?.start === start && (dates.current ? 'now' : dates.end) === end
  }
  if (process.argv.includes('--show'))
    for (const row of lines) if (!isRead(row)) console.log(`not read: ${row.line}`, readDates(row.line))
  return [
    {
      name: `held-out-2: forms of dates (${lines.length})`,
      value: shareOf(lines, isRead),
      least: MIN_DATE_FORMS,
      aim: 1,
    },
  ]
}

/** The years in which each job began and ended; another writer may leave off the months. */
function spansOf(resume: string): string {
  return readResumeFacts(resume)
    .work.map(job => `${job.startDate?.slice(0, 4)}-${job.current ? 'now' : job.endDate?.slice(0, 4)}`)
    .join()
}

function measuresOf(half: (typeof FORM_HALVES)[number]): Measure[] {
  const readings = readForms(half).map(form => ({ form, facts: readResumeFacts(form.text) }))
  if (process.argv.includes('--show') && half !== UNREAD_HALF) readings.forEach(show)
  const jobs = readings.flatMap(reading =>
    reading.form.jobs.map(job => ({ job, read: readJob(reading, job), reading })),
  )
  const schools = readings.flatMap(reading => reading.form.schools.map(school => ({ school, reading })))
  const measure = (name: string, value: number): Measure => ({
    name: `${half}: ${name}`,
    value,
    least: MIN_SHARES[half],
  })
  return [
    measure(`names (${readings.length})`, shareOf(readings, isNameRight)),
    measure(
      `jobs (${jobs.length}) with their title`,
      shareOf(jobs, ({ job, read }) => isSame(job.title, read?.position)),
    ),
    measure(
      'jobs with their employer',
      shareOf(jobs, ({ job, read }) => isSame(job.employer, read?.name)),
    ),
    measure(
      'jobs with both dates',
      shareOf(jobs, ({ read }) => read !== undefined),
    ),
    measure('résumés without a job too many', shareOf(readings, hasNoFurtherJob)),
    measure(`schools (${schools.length})`, shareOf(schools, isSchoolRead)),
  ]
}

function readForms(half: string): Form[] {
  return readdirSync(join(SETS, half))
    .sort()
    .map(file => {
      const [head = '', text = ''] = readFileSync(join(SETS, half, file), 'utf8').split(/^===\n/mu)
      const values = (label: string) =>
        head
          .split('\n')
          .flatMap(line => (line.startsWith(`${label}: `) ? [line.slice(label.length + 2)] : []))
      return {
        file,
        text,
        name: values('name')[0] ?? '',
        jobs: values('job').map(line => {
          const [title = '', employer = '', start = '', end = ''] = line.split(' | ')
          return { title, employer, start, end }
        }),
        schools: values('school'),
      }
    })
}

/** The job read with the same dates. */
function readJob({ facts }: Reading, { start, end }: Job): ResumeFacts['work'][number] | undefined {
  return facts.work.find(job => job.startDate === start && (job.current ? 'now' : job.endDate) === end)
}

function isNameRight({ form, facts }: Reading): boolean {
  return isSame(form.name, facts.basics.name)
}

function hasNoFurtherJob({ form, facts }: Reading): boolean {
  return facts.work.length <= form.jobs.length
}

function isSchoolRead({ school, reading }: { school: string; reading: Reading }): boolean {
  return reading.facts.education.some(entry => isSame(school, entry.institution))
}

/** A rank after a comma ("Mate, Second Class") may be left off. */
function isSame(expected: string, read: string | null | undefined): boolean {
  const [whole, first] = [expected, expected.split(', ')[0]].map(text => text?.toLowerCase())
  return read !== null && read !== undefined && (read.toLowerCase() === whole || read.toLowerCase() === first)
}

function show({ form, facts }: Reading): void {
  const jobs = facts.work.map(
    ({ position, name, startDate, endDate, current }) =>
      `${position} | ${name} | ${startDate} | ${current ? 'now' : endDate}`,
  )
  const wanted = form.jobs.map(
    ({ title, employer, start, end }) => `${title} | ${employer} | ${start} | ${end}`,
  )
  const schools = facts.education.map(({ institution }) => institution)
  console.log(
    `${form.file}: ${facts.basics.name}${facts.basics.name === form.name ? '' : ` (not ${form.name})`}\n  ${jobs.join('\n  ')}${jobs.join() === wanted.join() ? '' : `\n  wanted ${wanted.join('\n  wanted ')}`}\n  schools ${schools.join('; ')}${schools.join() === form.schools.join() ? '' : ` (wanted ${form.schools.join('; ')})`}`,
  )
}

if (import.meta.main) {
  const { printMeasures } = await import('./measure.ts')
  if (!printMeasures('Résumé reading', evaluateResumeForms())) process.exitCode = 1
}
