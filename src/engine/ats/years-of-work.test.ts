import { expect, test } from 'vitest'
import { resumeFactsFromLines } from '#engine/resume/read-resume-facts.ts'
import { readResumeLines } from '#engine/resume/read-resume-lines.ts'
import { yearsOfWork } from './years-of-work.ts'

test('jobs below a heading of studies count where nothing else is read as work, studies do not', () => {
  const years = (text: string) => {
    const lines = readResumeLines(text)
    return yearsOfWork({ ...resumeFactsFromLines(lines), work: [] }, lines, new Set(), '2026-01')
  }
  expect(years('Ann Lee\n\nEducation\nLarkspur Freight, remote, 01/2020 to 12/2023')).toBe(4)
  expect(years('Ann Lee\n\nEducation\nLarkspur College, 01/2020 to 12/2023')).toBe(0)
})
