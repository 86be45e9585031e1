import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { goalSignals } from './goal-signals.ts'
import { peopleLeft } from './people-left.ts'
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()
const reading = (goals: string, code: string) =>
  goalSignals(engine, goals, engine.career.occupations.rowOf.get(code) ?? null).reading

test.each([
  'I do not want to be a manager.',
  'No longer a boss. Databases.',
  'I never want to be a supervisor',
])('%s leaves managing people, in these words', goals => {
  const { sentence } = reading(goals, '15-1252.00')
  expect(sentence).toContain('away from managing people')
  expect(sentence).not.toContain('away from a ')
})

test('"not being the boss anymore" asks for no business of one\'s own', () => {
  const { items } = reading('not being the boss anymore, just do my own work, still in sales', '11-2022.00')
  expect(items.map(({ id }) => id)).not.toContain('condition:own business')
  expect(items.map(({ id }) => id)).toContain('leave:managing people')
})

test('a nurse who wants anything but patients is offered none', () => {
  const { suggestions, reading: read } = suggestCareers(engine, {
    job_title: 'Registered Nurse',
    years_experience: '11-15',
    skills: ['patient care'],
    career_goals: 'Anything but patients. I need out before I hurt somebody',
  })
  expect(read.sentence).toContain('away from patients')
  expect(read.sentence).not.toContain('safer work')
  const atTheBedside = ['29-1171.00', '29-1161.00', '29-1071.00', '21-1022.00', '29-9091.00', '31-1131.00']
  expect(suggestions.map(({ code }) => code).filter(code => atTheBedside.includes(code))).toEqual([])
})

test('patients mean nothing to a cook, and rude patients not the work', () => {
  expect(peopleLeft('patients', '35-2014.00')).toBeNull()
  expect(peopleLeft('rude patients', '29-1141.00')).toBeNull()
})

test('"not selling for pharma" leaves the selling', () => {
  const { sentence } = reading('Drug safety, not selling for pharma though', '29-1051.00')
  expect(sentence).toContain('away from selling')
  expect(sentence).not.toContain('away from pharma')
})
