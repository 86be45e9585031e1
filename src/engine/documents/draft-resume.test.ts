import { describe, expect, test } from 'vitest'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { defaultObjective } from '#shared/career/draft-objective.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import { testEngine } from '#tests/test-engine.ts'
import type { DraftInput } from './draft-input.ts'
import { draftResume } from './draft-resume.ts'

const engine = testEngine()
const profile = {
  full_name: 'Ana Ruiz',
  job_title: '',
  industry: '',
  years_experience: '',
  location: 'Leeds',
  skills: [] as string[],
}

function draftOf(
  input: Partial<Omit<DraftInput, 'profile'>> & { profile?: Partial<typeof profile> & object },
): string {
  const { profile: own, ...others } = input
  return draftResume(engine, {
    targetRole: 'Data Analyst',
    objective: '',
    ...others,
    profile: { ...profile, ...own },
  })
}

const sectionOf = (draft: string, title: string) =>
  draft.split('\n\n').find(part => part.startsWith(`${title}\n`)) ?? ''

const post = (more: Partial<ResumeFacts['work'][number]>) => ({
  name: 'Elm Trust',
  position: 'Clerk',
  location: 'York',
  startDate: '2019-03',
  endDate: '2021-04',
  current: false,
  highlights: ['Filed 40 claims a day'],
  line: 1,
  ...more,
})
const facts: ResumeFacts = {
  basics: {
    name: 'Mina Roe',
    label: 'Registered General Nurse',
    email: 'mina@example.com',
    phone: '07700 900111',
    url: 'mina.example.com',
    location: 'Galway',
    summary: 'Calm in a crowded ward.',
    profiles: [{ network: 'LinkedIn', url: 'linkedin.com/in/mina', line: 3 }],
    lines: {},
  },
  work: [post({})],
  volunteer: [post({ name: 'Food Bank', position: 'Treasurer', highlights: ['Raised £8,200'] })],
  education: [
    {
      institution: 'Hill College',
      area: 'Nursing',
      studyType: 'BSc (Hons)',
      startDate: null,
      endDate: '2015',
      line: 9,
    },
  ],
  skills: [{ name: 'Triage', line: 12 }],
  certificates: [
    { name: 'ACLS Provider', date: '2024-05', line: 13 },
    { name: 'NMBI PIN 012345', date: null, line: 14 },
    { name: 'Full clean driving licence', date: null, line: 15 },
  ],
  languages: [{ language: 'Irish', fluency: 'fluent', line: 16 }],
  projects: [{ name: 'Falls audit', highlights: ['Falls down by 40%'], line: 17 }],
}

test('every fact that was read of a résumé stands in the draft', () => {
  const draft = draftOf({ facts })
  const told = (value: unknown): string[] => {
    if (typeof value === 'string') return [value.replace(/^(\d{4})-\d\d$/u, '$1')]
    return value !== null && typeof value === 'object' ? Object.values(value).flatMap(told) : []
  }
  const networks = new Set(['LinkedIn'])
  for (const words of told(facts).filter(one => !networks.has(one))) expect(draft).toContain(words)
})

describe('somebody without a job', () => {
  test.each(['unemployed', 'between jobs', 'none', 'n/a', '-', 'Looking for work', 'Retired'])(
    'has no job made of %j',
    title => {
      const draft = draftOf({ profile: { job_title: title } })
      expect(draft).toContain('Seeking the role of Data Analyst.')
      expect(draft).toContain('[your job title], [your employer]')
      expect(draft).not.toMatch(new RegExp(`${title}(?: with|,| –)`, 'iu'))
      expect(draft).not.toContain('Present')
    },
  )

  test('a student is told as one, without an employer', () => {
    const draft = draftOf({ profile: { job_title: 'Psychology student' } })
    expect(draft).toContain('Psychology student, moving toward the role of Data Analyst.')
    expect(draft).not.toContain('student, [your employer]')
  })

  test('a degree opens the summary, and several past jobs are not all of the last title', () => {
    const { education } = facts
    const none = { ...facts, work: [], education }
    expect(draftOf({ facts: none, profile: { job_title: 'none' } })).toContain(
      'BSc (Hons) in Nursing, moving toward the role of Data Analyst.',
    )
    const work = [post({ position: 'Picker' }), post({ position: 'Bus Driver', name: 'Stagecoach' })]
    expect(
      draftOf({
        facts: { ...facts, work },
        profile: { job_title: 'Retired', years_experience: '16+ years' },
      }),
    ).toContain('More than 16 years of experience, most recently as a picker,')
  })
})

test('a gap is no point of a job, and a job that says there was no work is none', () => {
  const work = [
    post({ highlights: ['Looked after two children', 'Gap since July 2025: caring for my grandmother'] }),
    post({ position: 'no work, learn English', name: null, highlights: [] }),
  ]
  const draft = draftOf({ facts: { ...facts, work } })
  expect(draft).toContain('• Looked after two children\n\nCareer break')
  expect(draft).toContain('Career break\nJul 2025 – Present\n• Caring for my grandmother')
  expect(draft).toContain('Career break\nMar 2019 – Apr 2021\n• No work, learn English')
})

test('skills stand in the order of their fit, languages and licenses in parts of their own', () => {
  const draft = draftOf({
    targetRole: 'IT Support Technician',
    profile: {
      skills: [
        'Forklift',
        'own tools',
        'fixing computers',
        'Polish native, English B2. Driving licence, own car',
      ],
    },
  })
  expect(sectionOf(draft, 'Skills')).toBe('Skills\nfixing computers, Forklift, own tools')
  expect(sectionOf(draft, 'Languages')).toBe('Languages\nPolish (native), English (B2)')
  expect(sectionOf(draft, 'Licenses')).toBe('Licenses\nDriving licence\nOwn car')
})

test('nothing is claimed that nobody said: no style of work, no title, no default aim', () => {
  const draft = draftOf({
    profile: { job_title: 'Clerk', skills: ['calming frightened families'] },
    objective: defaultObjective('Data Analyst'),
  })
  expect(draft.split('\n')[1]).toBe('Leeds | [your phone number] | [your email address]')
  expect(draft).not.toMatch(/put my skills|Works |Leads by|leans on/u)
  expect(draft).toContain('• Calmed frightened families: [what you did]')
})

test('the title of today may stand under the name, and the email address of the account fills its blank', () => {
  const draft = draftResume(engine, {
    targetRole: 'clerk',
    objective: '',
    profile: { ...profile, job_title: 'Clerk', email: 'ana@example.com' },
  })
  expect(draft.split('\n').slice(0, 3)).toEqual([
    'Ana Ruiz',
    'Clerk',
    'Leeds | [your phone number] | ana@example.com',
  ])
})

test('duties that somebody was responsible for are not owned', () => {
  const draft = draftOf({
    facts: readResumeFacts(
      'Jo Bloggs\n\nExperience\nNurse, Acme Hospital, 2019 - 2021\n- Responsible for 12 patients\n- Responsible for training new starters',
    ),
  })
  expect(draft).toContain('• Looked after 12 patients\n• Trained new starters')
})
