import { expect, test } from 'vitest'
import { withoutGrades } from './title-grades.ts'

test.each([
  ['staff nurse band 5', 'staff nurse'],
  ['biomedical scientist (band 6)', 'biomedical scientist ( )'],
  ['policy adviser grade 7', 'policy adviser'],
  ['clerk grade 7/8', 'clerk'],
  ['project officer aps6', 'project officer'],
  ['el1 procurement', 'procurement'],
  ['as-04 admin', 'as-04 admin'],
  ['cr-04 processing clerk', 'processing clerk'],
  ['security guard nights', 'security guard'],
  ['hca (nights)', 'hca'],
  ['cleaner, part time', 'cleaner'],
  ['night manager', 'night manager'],
  ['class 1 driver', 'class 1 driver'],
  ['level iii electrician', 'electrician'],
])('of %s is left "%s"', (title, left) => {
  expect(withoutGrades(title).replace(/\s+/g, ' ').trim()).toBe(left)
})

test('a grade or hours alone stay', () => {
  expect(['grade 7', 'cr-04', 'g7', ' nights'].map(withoutGrades)).toEqual([
    'grade 7',
    'cr-04',
    'g7',
    ' nights',
  ])
})

test.each([
  ['grade 5 teacher', 'elementary school teacher'],
  ['grade 6 teacher', 'middle school teacher'],
  ['gr. 8 teacher', 'middle school teacher'],
  ['grade 9 science teacher', 'secondary school science teacher'],
  ['year 6 teacher', 'elementary school teacher'],
  ['year 7 teacher', 'secondary school teacher'],
  ['year 3/4 teacher', 'elementary school teacher'],
  ['ta year 2', 'ta elementary school'],
])('%s teaches at its kind of school: "%s"', (title, read) => {
  expect(withoutGrades(title)).toBe(read)
})
