import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { checkAts } from './check-ats.ts'
import { readRequirements } from './read-requirements.ts'
import { isFormality, isWorkCondition } from './work-condition.ts'

const isVerb = testEngine().evidenceWords().isVerb

test.each([
  'Lift 50 lbs, climb, stand all shift',
  'Reliable transportation',
  'share an on-call rotation',
  'alternate weekends',
  'with your own reliable vehicle',
])('%s is a condition of the work', clause => {
  expect(isWorkCondition(clause, isVerb)).toBe(true)
  expect(isFormality(clause, isVerb)).toBe(false)
})

test.each([
  'the right to work in New Zealand',
  'full-time, 38 hours per week',
  'at least 18 years of age',
  'immediate joiners',
  'immediately available',
  'cancelled visa or valid visa',
  'female candidates',
  'no weekends',
  'paid overtime',
])('%s is a formality or an offer', clause => {
  expect(isFormality(clause, isVerb)).toBe(true)
  expect(isWorkCondition(clause, isVerb)).toBe(false)
})

test.each(['Own data quality checks and on-call for the platform', 'experience of shift work'])(
  '%s can be shown',
  clause => {
    expect(isFormality(clause, isVerb) || isWorkCondition(clause, isVerb)).toBe(false)
  },
)

const POSTING = `Welder

Must have:
- 3 years structural welding
- AWS D1.1
- Stand 8 hours, lift 50 lbs
- Reads blueprints and weld symbols`
const RESUME = `Ann Lee
ann@example.com

Experience
Welder, Gulf Fabricators, 2018 – Present
- Weld structural steel to AWS D1.1; read blueprints and weld symbols
- Carried and stacked plate`

test('a condition is listed, weighs little and limits nothing', () => {
  const { requirements } = readRequirements(testEngine(), POSTING, 'Welder')
  const [condition] = requirements.filter(({ label }) => label.includes('lift'))
  expect(condition?.label).toBe('Stand 8 hours, lift 50 lbs')
  expect(condition?.isSoft).toBe(true)
  const check = (jobDescription: string) =>
    checkAts(testEngine(), { resumeText: RESUME, jobDescription, targetRole: 'Welder' }, '2026-11')
  expect(check(POSTING).limits).toEqual([])
  expect(
    check(POSTING.replace('- Stand 8 hours, lift 50 lbs\n', '')).atsScore - check(POSTING).atsScore,
  ).toBeLessThan(3)
})

test('who lifts 75 pounds has shown to lift 50', () => {
  const resumeText = RESUME.replace('Carried and stacked plate', 'Lift 75 pounds and stand all day')
  const { requirements } = checkAts(
    testEngine(),
    { resumeText, jobDescription: POSTING, targetRole: 'Welder' },
    '2026-11',
  )
  expect(requirements.find(({ label }) => label.includes('lift'))?.met).toBe('shown')
})
