import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { regularHoursBranches, runsAtAllHours } from './regular-hours.ts'
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()
const nurse = {
  job_title: 'Registered Nurse',
  industry: 'Healthcare',
  years_experience: '6-10',
  skills: ['triage'],
}
const listFor = (career_goals: string) => suggestCareers(engine, { ...nurse, career_goals })
const REGISTERED_NURSE = '29-1141.00'

test.each([
  "I don't want to leave nursing, only the nights",
  'Out of shift work, off the ward, no nights',
  'I want to stay a nurse but somewhere calmer, like a school or GP practice',
  'school nurse or practice nurse',
  'leave the ward, not the profession. occupational health, something with an office door',
])('%s: nursing is kept, without the work that never closes', goals => {
  const { suggestions } = listFor(goals)
  const codes = suggestions.map(({ code }) => code)
  expect(codes.filter(runsAtAllHours)).toEqual([])
  expect(codes.some(code => regularHoursBranches(REGISTERED_NURSE).includes(code))).toBe(true)
  expect(codes).not.toContain('11-9032.00')
})

test('the settings are given back, and the nurse in them comes first', () => {
  const kept = listFor('I want to stay a nurse but somewhere calmer, like a school or GP practice')
  expect(kept.reading.sentence).toContain('nurse; school; GP practice')
  expect(kept.suggestions[0]?.code).toBe(REGISTERED_NURSE)
  const named = listFor('school nurse or practice nurse')
  expect(named.reading.sentence).toContain('school nurse; practice nurse')
  expect(named.suggestions[0]?.code).toBe(REGISTERED_NURSE)
})

test('who asks for no other hours may go to acute care', () => {
  const codes = listFor('I want to stay in nursing and learn more').suggestions.map(({ code }) => code)
  expect(codes.some(runsAtAllHours)).toBe(true)
})
