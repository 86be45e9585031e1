import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'

let app: TestApp
let ana: Person
let ben: Person
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
  ben = await app.signUp('ben')
})
afterAll(() => app.close())

const PROFILE = {
  full_name: 'Ana Ruiz',
  job_title: 'Receptionist',
  industry: 'Other',
  years_experience: '2-5 years',
  skills: ['Customer Service'],
  interests: 'a database of recipes for friends, analysis of football results',
  career_goals: 'I want to become a data analyst',
}
const RESUME =
  'Ana Ruiz\nown.address@example.com\n\nExperience\nData Analyst, Acme\nJan 2020 – Present\n• Built reports in SQL\n'

test('a draft has the address of its own account, and of nobody else', async () => {
  const { resume } = await ana.api.career.generateResume({ profile: PROFILE, targetRole: 'Data Analyst' })
  expect(resume).toContain(ana.email)
  expect(resume).not.toContain(ben.email)
})

test('an address that a résumé gives stands before that of the account', async () => {
  const { resume } = await ana.api.career.generateResume({
    profile: PROFILE,
    targetRole: 'Data Analyst',
    resumeText: RESUME,
  })
  expect(resume).toContain('own.address@example.com')
  expect(resume).not.toContain(ana.email)
})

test('material for the gaps counts what the gap counts, the interests too', async () => {
  const { career, learning, account } = ben.api
  await account.updateProfile(PROFILE)
  const { suggestions } = await career.generateCareerSuggestions({ profile: PROFILE })
  const [best] = suggestions
  if (!best) throw new Error('Nothing was suggested.')
  const gaps = async () => {
    const { items } = await career.analyzeSkillGap({ career: { role: best.role, code: best.code } })
    return items.filter(({ gap }) => gap > 0).toSorted((a, b) => b.gap - a.gap)
  }
  // So that what was written of the interests is among the three that are told.
  for (const { skill, evidence } of await gaps())
    if (!evidence.includes('you wrote')) await career.setSkillLevel({ skill, level: 100 })
  const largest = (await gaps()).slice(0, 3)
  expect(largest.length).toBeGreaterThan(0)
  const told = await learning.listGapLearning({})
  expect(told.skills.map(({ skill, level }) => [skill, level])).toEqual(
    largest.map(({ skill, userLevel }) => [skill, userLevel]),
  )
})
