import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { goalSignals } from './goal-signals.ts'
import { refusedSchooling } from './schooling-refused.ts'
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()
const rowOf = (code: string) => engine.career.occupations.rowOf.get(code) ?? null
const reading = (goals: string, code = '53-7065.00') => goalSignals(engine, goals, rowOf(code)).reading

const DEGREES = [
  "Bachelor's degree",
  "Master's degree",
  'Doctoral or professional degree',
  "Associate's degree",
]

test.each([
  'I cannot go to university',
  'I have not diploma from university',
  "I don't have a degree",
  "I can't afford college",
  "I don't want to go back to school",
  'a job without a degree',
  "a job that doesn't need a degree",
  'Electrician. No university for me.',
  'but I will not do a PhD',
  'I want learn electrician, university is not for me',
])('%s asks for work without a degree and names no university', goals => {
  const { items } = reading(goals)
  expect(items.map(({ id }) => id)).toContain('condition:no degree')
  expect(items.filter(({ label }) => /universit|college|school|diploma/.test(label))).toEqual([])
  expect(items.map(({ id }) => id)).not.toContain('condition:degree')
})

test.each([
  'because I have no degree I get passed over',
  'I have no degree but I want to get a degree',
  "I couldn't go to university when I was young",
  "I can't work at a university any more",
  'I want to study for a degree',
  "I don't want the school run to be a rush",
])('%s refuses no schooling', goals => {
  expect(refusedSchooling(goals)).toEqual({ refused: [], rest: goals })
})

test('who cannot study is offered no work that asks for a degree, whether they say so in goals or in a correction', () => {
  const profile = { job_title: 'Warehouse Operative', years_experience: '6-10', skills: ['Excel'] }
  const said = suggestCareers(engine, {
    ...profile,
    career_goals: 'I want work in office. I cannot go to university',
  })
  const added = suggestCareers(
    engine,
    { ...profile, career_goals: 'I want work in office.' },
    { drop: [], add: [{ kind: 'condition', text: 'I cannot go to university' }] },
  )
  for (const { reading, suggestions } of [said, added]) {
    expect(reading.items.map(({ id }) => id)).toContain('condition:no degree')
    expect(suggestions.filter(({ education }) => DEGREES.includes(education ?? ''))).toEqual([])
  }
})

test('a nurse who will not study again keeps the work of nurses', () => {
  const { suggestions } = suggestCareers(engine, {
    job_title: 'Registered Nurse',
    years_experience: '6-10',
    skills: ['patient care'],
    career_goals: 'A calmer job, but I do not want to go back to university',
  })
  expect(suggestions.some(({ education }) => education === "Bachelor's degree")).toBe(true)
  expect(suggestions.some(({ education }) => education === "Master's degree")).toBe(false)
})
