import { expect, test } from 'vitest'
import { isBroken } from './broken-sentence.ts'

test.each([
  'My work included before him a lady with stroke.',
  'My work included on call every night.',
  'My work included a lady with stroke, every morning she feeding herself.',
  'I “cooking for the old”, 3 days.',
  'I 40 calls a day.',
  'My work included daily drive of 52-.',
  'I kept the keys and the.',
  '12-hour shifts in a were 30-bed unit.',
  'My work included #1 of 9 sergeants.',
  'The UT testing was passed 98%.',
  'The errors was were cut.',
])('%j is no sentence', told => {
  expect(isBroken(told)).toBe(true)
})

test.each([
  'My work included in-house training for 20 staff.',
  'My work included 40 calls a day.',
  'My work included on average 40 calls.',
  'I am a mentor of 21 drivers.',
  'I have 9 years with 0 accidents.',
  'I taught at the school my trainees came from.',
  'I vaccinated 400 children against hepatitis A.',
  'My budget was £2m p.a.',
  'They were feeding 40 people.',
  'I bring together 40 people.',
])('%j is one', told => {
  expect(isBroken(told)).toBe(false)
})
