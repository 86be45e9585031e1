import { expect, test } from 'vitest'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { testEngine } from '#tests/test-engine.ts'
import { draftCoverLetter } from './draft-cover-letter.ts'
import { letterCases } from './letters.fixture.ts'

const engine = testEngine()

test.each(letterCases)('the letter of $name uses what speaks for the role and nothing else', one => {
  const letter = draftCoverLetter(engine, {
    profile: {
      full_name: '',
      job_title: one.jobTitle,
      industry: 'Other',
      years_experience: '6-10 years',
      location: 'Leeds',
      skills: [],
    },
    facts: readResumeFacts(one.resume),
    targetRole: one.targetRole,
    objective: one.objective,
    posting: one.posting,
  })
  expect(one.holds.filter(part => !letter.includes(part))).toEqual([])
  expect(one.lacks.filter(part => letter.includes(part))).toEqual([])
  expect(letter.split(/\s+/u).length).toBeLessThan(MAX_LETTER_WORDS)
})

const MAX_LETTER_WORDS = 260
