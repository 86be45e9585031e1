import { monthName } from '#engine/text/months.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'

interface DraftProfile {
  full_name: string
  /** Of the account, where the résumé names none. */
  email?: string
  job_title: string
  industry: string
  years_experience: string
  location: string
  skills: string[]
  interests?: string
  work_style?: string
  communication_style?: string
  career_goals?: string
}

export type DraftFacts = ResumeFacts

export interface DraftInput {
  profile: DraftProfile
  facts?: ResumeFacts
  targetRole: string
  objective: string
  /** What is known of the target occupation. */
  occupation?: { title: string; skills: string[]; needsLicense?: boolean }
  employer?: string
  /** The advertisement, when the person has one. */
  posting?: string
}

export const BLANKS = {
  name: '[Your Name]',
  email: '[your email address]',
  phone: '[your phone number]',
  city: '[your city]',
  title: '[your job title]',
  employer: '[your employer]',
  start: '[start month year]',
  end: '[end month year]',
  degree: '[your degree]',
  school: '[your school]',
  year: '[year]',
  skills: '[your skills]',
  license: '[your license or certificate]',
  whyThisCompany: '[Why this company: one sentence that only you can write.]',
  result: '[what you did and what came of it]',
} as const

export function jobHeading(job: ResumeFacts['work'][number]): string[] {
  const first = [
    job.position ?? BLANKS.title,
    job.name ?? BLANKS.employer,
    ...(job.location ? [job.location] : []),
  ].join(', ')
  return [first, jobDates(job)]
}

export function jobDates({
  startDate,
  endDate,
  current,
}: Pick<ResumeFacts['work'][number], 'startDate' | 'endDate' | 'current'>): string {
  return `${monthAndYear(startDate) ?? BLANKS.start} – ${current ? 'Present' : (monthAndYear(endDate) ?? BLANKS.end)}`
}

/** "6-10 years" → "6 to 10 years"; nothing for the first year, which is no selling point. */
export function years(range: string): string {
  const [from, to] = range.match(/\d+/gu) ?? []
  if (from === undefined || Number(from) < 1) return ''
  if (range.includes('+')) return `more than ${from} years`
  return to === undefined ? `${from} years` : `${from} to ${to} years`
}

function monthAndYear(date: string | null): string | null {
  if (date === null) return null
  const month = monthName(Number(date.slice(5, 7)))
  return month ? `${month} ${date.slice(0, 4)}` : date.slice(0, 4)
}
