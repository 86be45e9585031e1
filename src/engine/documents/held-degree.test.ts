import { expect, test } from 'vitest'
import { heldDegree, newestDegree } from './held-degree.ts'

const school = (
  studyType: string | null,
  area: string | null,
  institution: string | null,
  year: string | null,
) => ({
  studyType,
  area,
  institution,
  startDate: null,
  endDate: year,
  line: 1,
})

test.each([
  [
    'BSc',
    'Psychology',
    'University of Leeds',
    '2025',
    'a BSc in Psychology from the University of Leeds, 2025',
  ],
  ['MSc', 'Data Science', null, '2024-09', 'an MSc in Data Science, 2024'],
  ['NVQ Level 3', 'Plumbing', 'Hull College', '2012', 'an NVQ Level 3 in Plumbing from Hull College, 2012'],
  ['B.A.', 'History, not finished', 'Leeds', '2010', null],
  ['Diploma', 'Catering', 'Leeds', '2010', null],
  ['Higher National', 'Biology, Maths fail', 'Leeds', '2010', null],
  ['BSc', 'Biology', 'University of Leeds', null, null],
  [null, 'Biology', 'Leeds', '2010', null],
])('%j in %j of %j, %j, is held as %j', (studyType, area, institution, year, held) => {
  expect(heldDegree(school(studyType, area, institution, year))).toBe(held)
})

test('of two degrees the newest opens a letter, and a trade paper is no degree', () => {
  const education = [
    school('BSc', 'Mathematics', 'Bath', '2021'),
    school('MSc', 'Statistics', 'Bath', '2023'),
    school('NVQ', 'Plumbing', 'Hull College', '2024'),
  ]
  expect(newestDegree({ education })?.degree).toBe('an MSc in Statistics from Bath, 2023')
})
