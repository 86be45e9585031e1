import { expect, test } from 'vitest'
import { degreeText } from './degree-text.ts'

test.each([
  ['Bachelor of Science', 'Nursing', 'Bachelor of Science in Nursing'],
  ['Bachelor of Science in Nursing', 'Nursing', 'Bachelor of Science in Nursing'],
  [
    'Associate of Applied Science',
    'Applied Science in Logistics',
    'Associate of Applied Science in Logistics',
  ],
  ['BSN', null, 'BSN'],
  [null, 'Nursing', 'Nursing'],
  [null, null, null],
])('%j in %j is %j', (studyType, area, text) => {
  expect(degreeText(studyType, area)).toBe(text)
})
