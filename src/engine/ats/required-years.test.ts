import { expect, test } from 'vitest'
import { postOfYears, requiredYears } from './required-years.ts'

test.each([
  ['3+ years of HVAC service experience', 3],
  ['6–10 years', 6],
  ['3 to 5 years', 3],
  ['Minimum two years in a pharmacy', 2],
  ['at least fifteen years', 15],
  ['five (5) years', 5],
  ['5 yrs with SQL', 5],
  ['30 years of experience', 30],
  ["5 years' post trade test experience", 5],
  ['a 3 year post', 0],
  ['31 years of experience', 0],
  ['2 years required (3+ preferred)', 2],
  ['a couple of years on the floor', 2],
  ['Mindestens drei Jahre Berufserfahrung', 3],
  ['3 bis 5 Jahre', 3],
  ['No more than 2 violations in 3 years', 0],
  ['within the last 5 years', 0],
  ['our Janice is retiring after 22 years', 0],
  ['a 3 year contract', 0],
  ['lead our 2–3 year old room', 0],
  ['18 years of age', 0],
  ['a clean record (bring a 5 year history)', 0],
  ['5 year driving record', 0],
  ['5 year driving stint', 5],
  ['completed 2 years in college', 0],
  ['$50 years', 0],
  ['no number of years', 0],
])('%j asks for %i years', (clause, years) => {
  expect(requiredYears(clause)).toBe(years)
})

test.each([
  ['1 year as a Team Leader in a bank', 'Call Center Team Leader', ['team', 'leader']],
  ['1 year as a team leader', 'Baker', []],
  ['3 years as a welder', 'Beauty Therapist', []],
  ['3 years in a team', 'Team Leader', []],
])('of %j, for a %s, the post is %j', (clause, role, post) => {
  expect(postOfYears(clause, role)).toEqual(post)
})
