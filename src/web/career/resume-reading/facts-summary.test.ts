import { expect, test } from 'vitest'
import { NO_RESUME_FACTS } from '#shared/career/resume-facts.fixture.ts'
import { factsSummary } from './facts-summary.ts'

test('unpaid posts are counted apart from the jobs', () => {
  const post = {
    name: 'Food Bank',
    position: null,
    location: null,
    startDate: null,
    endDate: null,
    current: false,
    highlights: [],
    line: 3,
  }
  expect(factsSummary({ ...NO_RESUME_FACTS, work: [post], volunteer: [post, post] })).toBe(
    '1 job, Volunteer work: 2',
  )
})
