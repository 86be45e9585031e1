import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

const datedJobs = (line: string) =>
  readResumeFacts(`Maya Lindqvist\n\nExperience\n${line}\n`).work.filter(job => job.startDate !== null).length

test.each([
  ['a single date', (chars: number) => `Clerk ${'A'.repeat(chars - 6)} 2019`, 69],
  ['a range of dates', (chars: number) => `${'A'.repeat(chars)} 2018 - 2019`, 129],
  ['a range of dates after a bullet', (chars: number) => `- ${'A'.repeat(chars)} 2018 - 2019`, 89],
])('a job may have so many characters beside %s, and not one more', (_, line, most) => {
  expect([datedJobs(line(most)), datedJobs(line(most + 1))]).toEqual([1, 0])
})

test('a skill has sixty characters at most', () => {
  const skills = (name: string) => readResumeFacts(`Maya Lindqvist\n\nSkills\n${name}\n`).skills.length
  expect([skills('a'.repeat(60)), skills('a'.repeat(61))]).toEqual([1, 0])
})

test.each([
  [1, 0],
  [2, 1],
  [120, 1],
  [121, 0],
])('a line of %i letters makes %i certificates', (chars, count) => {
  const text = `Maya Lindqvist\n\nCertifications\n${'R'.repeat(chars)}\n`
  expect(readResumeFacts(text).certificates).toHaveLength(count)
})

test('a degree two lines below its school belongs to it, one three lines below does not', () => {
  const entries = (gap: string) =>
    readResumeFacts(`Maya Lindqvist\n\nEducation\nBoston College${gap}Bachelor of Arts\n`).education.length
  expect([entries('\n\n'), entries('\n\n\n')]).toEqual([1, 2])
})
