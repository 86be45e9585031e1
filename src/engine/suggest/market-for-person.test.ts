import { expect, test } from 'vitest'
import { marketResult } from '#shared/career/market-result.ts'
import { testEngine } from '#tests/test-engine.ts'
import { marketForPerson } from './market-for-person.ts'
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()
const NURSE = {
  job_title: 'Registered Nurse',
  industry: 'Healthcare',
  years_experience: '6-10 years',
  location: 'Columbus, Ohio',
  skills: ['Triage'],
  career_goals: 'I want to teach other nurses and earn more',
}
const { suggestions } = suggestCareers(engine, NURSE)
const ask = (role: string, code?: string) =>
  marketForPerson(engine, { role, code, location: NURSE.location, experience: NURSE.years_experience }, NURSE)

test('a role of another field shows the very range that the suggestions show, beside that of its own years', () => {
  const other = suggestions.find(({ kind }) => kind !== 'same field')
  if (!other) throw new Error('there is a role of another field')
  const result = ask(other.role, other.code)
  expect(marketResult.parse(result)).toEqual(result)
  expect(result.salary?.fromYourRole).toEqual({ role: 'Registered Nurse', band: other.pay })
  expect(result.salary?.band.basis).toBe('6–10 years')
})

test('in one’s own role and field there is one range', () => {
  expect(ask('Registered Nurse').salary?.fromYourRole).toBeNull()
  expect(ask('Nurse Practitioner').salary?.fromYourRole).toBeNull()
})
