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

test('beside the studies a student post is no year of a graduate, a job after them is', () => {
  const years = (job: string, ofGraduates: boolean) => {
    const text = `Ann Lee\n\nEducation\nMSc Ecology, Larkspur University, 2022\n\nExperience\n${job}\n- Marked fifty essays a week`
    const lines = readResumeLines(text)
    return yearsOfWork(resumeFactsFromLines(lines), lines, new Set(), '2026-01', ofGraduates)
  }
  const beside = 'Teaching Assistant, Larkspur University, 01/2020 to 12/2021'
  expect(years(beside, true)).toBe(0)
  expect(years(beside, false)).toBe(2)
  expect(years('Teaching Assistant, Larkspur School, 01/2023 to 12/2024', true)).toBe(2)
  expect(years('Ranger, Larkspur Park, 01/2020 to 12/2021', true)).toBe(2)
})
