import { expect, test } from 'vitest'
import { isStudyTitle, studiesOf } from './studies.ts'

test.each([
  ['I studied psychology at night, then stopped', 'studied psychology at night'],
  ['I have a degree in psychology and like people', 'have a degree in psychology'],
  ['use my psychology degree', 'my psychology degree'],
  ['majored in art history', 'majored in art history'],
])('%s tells of "%s"', (interests, study) => {
  expect(studiesOf({ interests })).toEqual([study])
})

test('a wish for a degree tells of none', () => {
  expect(studiesOf({ career_goals: 'I want to have a degree in nursing' })).toEqual([])
  expect(studiesOf({ career_goals: 'a job without a degree' })).toEqual([])
})

test('a title of study is no job, and a graduate nurse has one', () => {
  expect(['Psychology graduate', 'PhD student', 'undergraduate'].every(isStudyTitle)).toBe(true)
  expect(['Graduate nurse', 'Student advisor', 'Major'].some(isStudyTitle)).toBe(false)
  expect(studiesOf({ job_title: 'Psychology graduate' })).toEqual(['Psychology graduate'])
})

test('the résumé gives the subject with its degree', () => {
  const school = { institution: 'UCD', startDate: null, endDate: null, line: 1 }
  const education = [
    { ...school, area: 'Psychology', studyType: 'BSc' },
    { ...school, area: null, studyType: 'BSc' },
  ]
  expect(studiesOf({ resume: { education } })).toEqual(['BSc, Psychology'])
})
