import type { HttpAnswer } from './http-line.ts'
import { POSTING, RESUME } from './two-page-resume.ts'

const PROFILE = {
  full_name: 'Ana Ruiz',
  job_title: 'Data Analyst',
  industry: 'Technology',
  years_experience: '2-5 years',
  skills: ['Python', 'Data Analysis', 'Communication'],
  interests: 'statistics, teaching and how shops plan their stock',
  career_goals: 'I want to lead a small data team, with predictable hours and some days from home',
}
/** So that no two calls of a round ask quite the same. */
const ROLES = ['Data Scientist', 'Nurse', 'Accountant', 'Logistics Manager', 'Teacher', 'Product Manager']

const SEARCHES = ['sql', 'nursing', 'projct managment', 'leadership', 'excel', 'negotiation']

type FunctionCall = {
  body(count: number): object
  /** Where it is no function of its own name: a query to the API. */
  path?(count: number): string
  /** A field that every right answer has. */
  answers: string
}

export const FUNCTIONS: Readonly<Record<string, FunctionCall>> = {
  'generate-career-suggestions': {
    body: count => ({ profile: { ...PROFILE, job_title: ROLES[count % ROLES.length] } }),
    answers: '"match_score":',
  },
  'generate-resume': {
    body: count => ({
      profile: PROFILE,
      targetRole: ROLES[count % ROLES.length],
      objective: '',
      resumeText: RESUME,
    }),
    answers: '"coverLetter":',
  },
  'ats-optimizer': {
    body: () => ({ resumeText: RESUME, jobDescription: POSTING, targetRole: 'Software Engineer' }),
    answers: '"atsScore":',
  },
  'job-market-insights': {
    body: count => ({
      role: ROLES[count % ROLES.length],
      skills: PROFILE.skills,
      location: 'Denver, CO',
      experience: '2-5 years',
    }),
    answers: '"marketDemand":',
  },
  'skill-gap': {
    body: count => ({ career: { role: ROLES[count % ROLES.length] } }),
    answers: '"requiredLevel":',
  },
  'catalog search': {
    body: () => ({}),
    path: count =>
      `/api/learning-resources?search=${encodeURIComponent(SEARCHES[count % SEARCHES.length] ?? '')}`,
    answers: '"title":',
  },
}

export function functionRequest(name: string, token: string, count: number): string {
  const path = FUNCTIONS[name]?.path?.(count)
  if (path) return `GET ${path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\n\r\n`
  const text = JSON.stringify(FUNCTIONS[name]?.body(count))
  return `POST /functions/${name} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

export function checkFunctionAnswer(name: string, { status, body }: HttpAnswer): void {
  if (status !== 200 || !body.includes(FUNCTIONS[name]?.answers ?? ''))
    throw new Error(`${name} answered ${status}: ${body.slice(0, 500)}`)
}
