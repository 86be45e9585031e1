import { expect, test } from 'vitest'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { testEngine } from '#tests/test-engine.ts'
import { CAREER_INTENTS } from './goal-signals.ts'
import { profileSignals } from './profile-signals.ts'
import { reachability } from './reachability.ts'
import { intentScore, scoreCareer } from './score-career.ts'

const engine = testEngine()
const { career } = engine
const row = (code: string) => career.occupations.codes.indexOf(code)

const PEOPLE: Record<string, CareerProfile> = {
  'a nurse of 8 years': {
    job_title: 'Registered Nurse',
    industry: 'Healthcare',
    years_experience: 8,
    skills: ['Communication', 'Leadership'],
    interests: 'helping people, nutrition',
    work_style: 'collaborative',
    communication_style: 'conversational',
  },
  'a nurse of 1 year who wants to be a physician': {
    job_title: 'Registered Nurse',
    years_experience: 1,
    career_goals: 'Become a physician',
  },
  'a cashier of 3 years who wants a change': {
    job_title: 'Cashier',
    industry: 'Retail',
    years_experience: 3,
    skills: ['Sales'],
    career_goals: 'Get out of retail and into computers',
    work_style: 'independent',
    communication_style: 'visual',
  },
  'a developer of 5 years': {
    job_title: 'Software Developer',
    industry: 'Technology',
    years_experience: 5,
    skills: ['Python', 'Machine Learning'],
    work_style: 'leadership',
    communication_style: 'direct',
  },
  'a developer of 20 years who wants to lead': {
    job_title: 'Software Developer',
    years_experience: 20,
    career_goals: 'Lead a team and earn more',
  },
  'a lawyer of 10 years': {
    job_title: 'Lawyer',
    industry: 'Legal',
    years_experience: 10,
    interests: 'debate, history',
    work_style: 'hybrid',
    communication_style: 'detailed',
  },
  'a biology professor': {
    job_title: 'Professor of Biology',
    years_experience: 18,
    interests: 'ecology, writing',
  },
  'a truck driver who wants to be a chief executive': {
    job_title: 'Truck Driver',
    years_experience: 16,
    career_goals: 'Become a chief executive',
  },
  'a student with skills only': { industry: 'Technology', years_experience: 0, skills: ['Python'] },
  'somebody experienced with skills only': { years_experience: 7, skills: ['Sales', 'Marketing'] },
  'somebody with unknown skills': { job_title: 'Florist', skills: ['zither'] },
  'somebody who says nothing': {},
}

/** Each differs from others in schooling, licence, knowledge, size, zone or pay. */
const CODES = [
  '11-1011.00',
  '11-1021.00',
  '11-3021.00',
  '11-3031.00',
  '11-9032.00',
  '11-9111.00',
  '13-1082.00',
  '13-1151.00',
  '13-2011.00',
  '15-1211.00',
  '15-1252.00',
  '15-1254.00',
  '15-1255.00',
  '15-2051.00',
  '15-2051.01',
  '17-1011.00',
  '17-2141.00',
  '19-1029.01',
  '19-3033.00',
  '21-1014.00',
  '21-2011.00',
  '23-1011.00',
  '23-2011.00',
  '25-1042.00',
  '25-1072.00',
  '25-2021.00',
  '25-2031.00',
  '25-9031.00',
  '27-1024.00',
  '27-3043.00',
  '29-1021.00',
  '29-1051.00',
  '29-1071.00',
  '29-1141.00',
  '29-1171.00',
  '29-1216.00',
  '29-2061.00',
  '31-1131.00',
  '33-3051.00',
  '35-1011.00',
  '37-2011.00',
  '39-5012.00',
  '41-2011.00',
  '41-2031.00',
  '41-3091.00',
  '43-3031.00',
  '45-2092.00',
  '47-2111.00',
  '49-3023.00',
  '51-4121.00',
  '53-2012.00',
  '53-3032.00',
  // No projection is published for the military.
  '55-1011.00',
]

test('every code of the table is an occupation', () => {
  expect(CODES.filter(code => row(code) < 0)).toEqual([])
})

test.each(Object.entries(PEOPLE))('what %s can reach', async (name, profile) => {
  const signals = profileSignals(engine, profile)
  const lines = CODES.map(code => {
    const scores = Object.entries(scoreCareer(career, signals, row(code))).map(
      ([factor, score]) => `${factor} ${score.toFixed(3)}`,
    )
    return `${code} reach ${reachability(career, signals)(row(code)).toFixed(4)}: ${scores.sort().join(', ')}`
  })
  await expect(lines.join('\n')).toMatchFileSnapshot(`golden/reach-${name.replaceAll(' ', '-')}.txt`)
})

test('what each intent finds in an occupation', async () => {
  const signals = profileSignals(engine, PEOPLE['a nurse of 8 years'] ?? {})
  const nobody = profileSignals(engine, {})
  const lines = CODES.map(
    code =>
      `${code}: ${CAREER_INTENTS.map(intent => `${intent} ${intentScore(career, signals, row(code), intent).toFixed(3)}/${intentScore(career, nobody, row(code), intent).toFixed(3)}`).join(', ')}`,
  )
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/intents.txt')
})

const GOALS = [
  'become a data scientist',
  'Data scientist.',
  'I want to move into UX',
  'be a better leader',
  'become CFO',
  'become a nurse, a teacher or a pilot',
  'Get out of retail and work with computers',
  'not sales but marketing',
  'less travel and more money',
  'instead of teaching, write software',
  'earn more',
  'Start my own business',
  'teach younger colleagues',
  'help people',
  'a stable job',
  'deepen my expertise in statistics',
  'switch careers',
  'Head of Marketing',
  'Become a professor of history',
  'Become a law professor',
  'Become a nursing instructor',
  'Become a nurse educator',
  'Become a senior software engineer',
  'grow',
  'work from home',
  'become a partner',
  'learn Python and machine learning',
  'Lead a hospital',
  'Become a chief technology officer',
  'into portfolio management',
  'transition to data science or analytics',
  'retire early',
]

test('what goals say: intents, items of the reading, words, skills and subjects', async () => {
  const lines = GOALS.map(goals => {
    const read = profileSignals(engine, { career_goals: goals }).goals
    const items = read.reading.items.map(
      ({ id, codes, implied }) =>
        `${implied ? '(' : ''}${id}${codes.length > 0 ? ` ${codes.join(' ')}` : ''}${implied ? ')' : ''}`,
    )
    return `${goals}: ${[...read.intents].join(', ')}; ${items.join(', ')}; ${read.terms.words.join(' ')} ${read.maxTermScore.toFixed(3)}; ${read.skills.length} skills; ${read.knowledge.map(element => element.name).join(', ')}`
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/goals.txt')
})

test('interests are read up to 2000 characters', () => {
  const themes = (length: number) =>
    profileSignals(engine, { interests: `${'x'.repeat(length - 8)} animals` }).interests.themes.length
  expect([themes(2000), themes(2005)]).toEqual([1, 0])
})

const TITLES: [string, string | null][] = [
  ['Tester', 'Technology'],
  ['Tester', 'Manufacturing'],
  ['Analyst', 'Finance'],
  ['Analyst', 'Technology'],
  ['Analyst', null],
  ['Nursing student', 'Healthcare'],
  ['Student', 'Education'],
  ['Manager', 'Retail'],
  ['Manager', null],
  ['Engineer', 'Manufacturing'],
  ['Engineer', 'Technology'],
  ['Consultant', 'Consulting'],
  ['xqzzv', 'Technology'],
  ['Unemployed', null],
  ['Teacher', 'Education'],
  ['Associate', 'Legal'],
  ['Associate', 'Retail'],
  ['Designer', 'Marketing'],
  ['Designer', 'Manufacturing'],
  ['Technician', 'Healthcare'],
  ['Technician', null],
]

test('what a title means beside an industry', async () => {
  const lines = TITLES.map(([job_title, industry]) => {
    const signals = Object.values(profileSignals(engine, { job_title, industry })).find(isOccupation)
    return `${job_title}, ${industry}: ${signals ? `${career.occupations.codes[signals.row]} ${signals.confidence.toFixed(4)}` : 'nothing'}`
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/current-occupations.txt')
})

function isOccupation(value: unknown): value is { row: number; confidence: number } {
  return typeof value === 'object' && value !== null && 'row' in value && 'confidence' in value
}
