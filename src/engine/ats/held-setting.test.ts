import { expect, test } from 'vitest'
import { degreeLevel } from '#engine/resume/degree-level.ts'
import { testEngine } from '#tests/test-engine.ts'
import { checkAts } from './check-ats.ts'

const engine = testEngine()
const check = (jobDescription: string, resumeText: string, targetRole: string) =>
  checkAts(engine, { jobDescription, resumeText, targetRole }, '2026-11')

const ASSISTANT = `Ana Vale
ana@example.com | (614) 555-0142

Experience
Lead Medical Assistant, Olentangy Family Practice, Columbus, OH
March 2020 - Present
- Lead a team of 5 medical assistants and plan their weekly schedule for 4 physicians.
- Trained 11 new colleagues in rooming, vitals and charting in Epic.

Skills
Patient care, scheduling, Microsoft Excel`
const POSTING = `Practice Supervisor

Requirements:
- At least 3 years of experience in a medical office
- Experience with Epic
- Knowledge of HIPAA
- Microsoft Excel

Nice to have:
- Experience with medical billing`

test('a medical assistant has worked in a medical office, and is of its field', () => {
  const { requirements, limits, atsScore } = check(POSTING, ASSISTANT, 'Practice Supervisor')
  expect(requirements.find(({ kind }) => kind === 'years')?.met).toBe('shown')
  // HIPAA is named nowhere; neither years nor field hold the score.
  expect(limits.map(({ most }) => most)).toEqual([95])
  expect(atsScore).toBeGreaterThan(50)
})

test('the same years behind a bar are no years in a medical office', () => {
  const bartender = ASSISTANT.replace(
    'Lead Medical Assistant, Olentangy Family Practice',
    'Bartender, Blue Bar',
  )
    .replace('medical assistants and plan their weekly schedule for 4 physicians', 'bartenders')
    .replace('rooming, vitals and charting in Epic', 'cocktails, beer, wine and the till of the bar')
  const { requirements } = check(POSTING, bartender, 'Practice Supervisor')
  expect(requirements.find(({ kind }) => kind === 'years')?.met).toBe('missing')
})

test('years in an industry ask for no tool of its name', () => {
  const { requirements } = check(
    'Agent\n\nRequirements:\n- minimum 1 year BPO experience\n- Salesforce\n- Amenable to start ASAP',
    ASSISTANT,
    'Agent',
  )
  expect(requirements.map(({ label }) => label)).toEqual(['Agent', '1 year BPO experience', 'Salesforce'])
})

test.each([
  ['MLIS, Kent State University', 4],
  ['MFA in Film', 4],
  ['MSN', 4],
  ['BSN', 3],
  ['BFA, City College', 3],
  ['BSW, State University', 3],
  ['DVM', 5],
])('%s is a degree of level %i', (text, level) => {
  expect(degreeLevel(text)).toBe(level)
})
