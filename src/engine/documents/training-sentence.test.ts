import { expect, test } from 'vitest'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { trainingSentence } from './training-sentence.ts'

const sentenceOf = (name: string) =>
  trainingSentence({ ...readResumeFacts(''), certificates: [{ name, date: null, line: 1 }] }, () => 1)

test.each([
  ['Food hygiene, 12 hours', 'My training includes Food hygiene.'],
  ['First aid, two-day course', 'My training includes First aid.'],
  ['Care Certificate, renewed', 'I hold the Care Certificate.'],
  ['Welding, evening classes, with distinction', 'My training includes Welding.'],
])('of a course the letter leaves out how long it was: %j', (name, sentence) => {
  expect(sentenceOf(name)).toBe(sentence)
})
