import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { isBeginnerTitle } from './beginner-title.ts'
import { leadsOthers } from './goal-item.ts'
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()
const leaders = (profile: Parameters<typeof suggestCareers>[1]) =>
  suggestCareers(engine, profile).suggestions.filter(({ code }) => leadsOthers(code))
const skills = ['customer service', 'Excel', 'R']

test.each([
  { job_title: 'unemployed', years_experience: '0-1' },
  { job_title: 'none', years_experience: '' },
  { job_title: 'between jobs', years_experience: '0-1', industry: 'Healthcare' },
  { job_title: 'student', years_experience: '' },
  { job_title: 'Teaching Assistant', years_experience: '0-1', industry: 'Education' },
])('nobody without experience is offered a manager role: $job_title', profile => {
  expect(leaders({ ...profile, skills })).toEqual([])
})

test('who asks for it, or has worked for years, may lead', () => {
  expect(
    leaders({ job_title: 'unemployed', years_experience: '0-1', skills, career_goals: 'store manager' })
      .length,
  ).toBeGreaterThan(0)
  expect(leaders({ job_title: 'unemployed', years_experience: '11-15', skills }).length).toBeGreaterThan(0)
})

test('people who are retired or work for themselves have worked', () => {
  expect(['retired', 'freelancer', 'Student Advisor'].filter(isBeginnerTitle)).toEqual([])
})

test('one letter is no reason to direct others', () => {
  const { suggestions } = suggestCareers(engine, {
    job_title: 'unemployed',
    years_experience: '16+',
    skills: ['R'],
    career_goals: 'natural sciences manager',
  })
  const manager = suggestions.find(({ code }) => code === '11-9121.00')
  expect(manager?.reasons.some(({ factor }) => factor === 'skills')).toBe(false)
})
