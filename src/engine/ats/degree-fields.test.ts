import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { checkAts } from './check-ats.ts'
import { isRelatedSubject } from './degree-fields.ts'

test.each([
  ["Bachelor's in Computer Science or a related field", 'BSc Nursing', false],
  ["Bachelor's in Computer Science or a related field", 'BSc Mathematics', true],
  ['Degree in Accounting or similar', 'BCom Economics', true],
  ['Degree in Accounting or similar', 'BA Fine Art', false],
  ["Bachelor's degree in any discipline", 'BSc Nursing', true],
  ['Degree in Accounting or similar', 'BSc, Leeds', true],
])('to %j, %j is related: %s', (asked, held, expected) => {
  expect(isRelatedSubject(asked, [held])).toBe(expected)
})

test.each([
  ["Bachelor's in Computer Science", 'BSc Nursing, Leeds, 2020', 'partly'],
  ["Bachelor's in Computer Science", 'BSc Computing, Leeds, 2020', 'shown'],
  ["Bachelor's in Computer Science", 'BSc Animal Science, Leeds, 2020', 'partly'],
  ['A science degree', 'BSc Animal Science, Leeds, 2020', 'shown'],
  [
    'BSc (Hons) Psychology giving eligibility for membership of a society',
    'BSc Nursing, Leeds, 2020',
    'partly',
  ],
  ['Post-graduate qualification in health informatics', 'BSc Nursing, Leeds, 2020', 'missing'],
])('of %j, %j is %s', (asked, held, met) => {
  const { requirements } = checkAts(
    testEngine(),
    {
      resumeText: `Ann Lee\na@b.com\n\nExperience\nClerk, Acme, 2021 – present\n- Filed papers\n\nEducation\n${held}\n`,
      jobDescription: `Clerk\nRequirements\n- ${asked}`,
      targetRole: '',
    },
    '2026-11',
  )
  expect(requirements.find(({ kind }) => kind === 'degree')?.met).toBe(met)
})
