import { expect, test } from 'vitest'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { MATCH_FACTORS } from '#shared/career/suggestion.ts'
import { testEngine } from '#tests/test-engine.ts'
import { describeRole } from './describe-role.ts'
import { matchReasons } from './match-reasons.ts'
import { profileSignals } from './profile-signals.ts'

const engine = testEngine()
const { career } = engine
const rows = career.occupations.codes.map((_, row) => row)

const PEOPLE: Record<string, CareerProfile> = {
  nurse: {
    job_title: 'Registered Nurse',
    industry: 'Healthcare',
    skills: ['Communication', 'Leadership', 'Python', 'Sales', 'Data Analysis'],
    interests: 'helping people, nutrition, painting',
    work_style: 'collaborative',
    communication_style: 'conversational',
    career_goals: 'Teach younger nurses, earn more and learn statistics',
  },
  developer: {
    job_title: 'Software Developer',
    industry: 'Technology',
    skills: ['Python'],
    interests: 'music production and robots',
    work_style: 'leadership',
    communication_style: 'visual',
    career_goals: 'Lead a team, have a stable job and become a data scientist',
  },
  'self-employed gardener': {
    industry: 'Retail',
    interests: 'plants and flowers',
    work_style: 'independent',
    communication_style: 'detailed',
    career_goals: 'Start my own business and help people with machine learning',
  },
  'a lawyer who wants another field': {
    job_title: 'Lawyer',
    work_style: 'hybrid',
    communication_style: 'direct',
    career_goals: 'Change fields or deepen my expertise, work with animals',
  },
}

/** How many occupations each sentence is said of: a threshold that moves changes the counts. */
test('each factor gives these reasons over all occupations', async () => {
  const lines = Object.entries(PEOPLE).flatMap(([name, profile]) => {
    const signals = profileSignals(engine, profile)
    return MATCH_FACTORS.map(factor => {
      const counts = new Map<string, number>()
      for (const row of rows) {
        const [first] = matchReasons(career, signals, row, new Map([[factor, 1]]))
        const said =
          first?.factor === factor
            ? first.text
                .replaceAll(/[\d.,]+/gu, '#')
                .split(' ')
                .slice(0, 7)
                .join(' ')
            : 'nothing'
        counts.set(said, (counts.get(said) ?? 0) + 1)
      }
      const most = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, 8)
      return `${name}, ${factor}: ${counts.size} sentences; ${most.map(([said, count]) => `${said} ${count}`).join(' | ')}`
    })
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/reason-counts.txt')
})

test('a factor that lifts nothing gives no reason, and there are always three', () => {
  const signals = profileSignals(engine, PEOPLE.nurse ?? {})
  const factors = (lifts: [(typeof MATCH_FACTORS)[number], number][]) =>
    matchReasons(career, signals, 100, new Map(lifts)).map(({ factor }) => factor)
  expect(
    factors([
      ['communication', 0],
      ['skills', -1],
    ]),
  ).toEqual(['outlook', 'level', 'transfer'])
  expect(
    factors([
      ['industry', 0.3],
      ['level', -1],
      ['outlook', -2],
    ]),
  ).toHaveLength(3)
})

test('each role is described in its own words', async () => {
  const codes = [
    '11-9111.00',
    '13-2011.00',
    '15-1252.00',
    '27-1024.00',
    '29-1141.00',
    '39-5012.00',
    '41-9041.00',
    '47-2111.00',
    '53-3032.00',
  ]
  const lines = codes.map(code => `${code}: ${describeRole(career, career.occupations.codes.indexOf(code))}`)
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/descriptions.txt')
})
