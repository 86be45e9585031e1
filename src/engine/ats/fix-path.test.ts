import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { checkAts } from './check-ats.ts'

const engine = testEngine()
const POSTING = `Nurse Manager
Riverside Hospital

Requirements:
- Master of Science in Nursing (MSN) required
- Experience with Epic
- Knowledge of HIPAA
`
const resume = (...education: string[]) => `Ann Lee
Columbus, OH | ann.lee@example.com | (614) 555-0142

Experience
Nurse Manager, City Hospital, Columbus, OH
March 2016 - Present
- Lead a unit of 24 nurses and chart in Epic.

Education
${education.join('\n')}
`
const check = (...education: string[]) =>
  checkAts(
    engine,
    { resumeText: resume(...education), jobDescription: POSTING, targetRole: 'Nurse Manager' },
    '2026-11',
  )
const masters = (result: ReturnType<typeof check>) =>
  result.requirements.find(({ kind }) => kind === 'degree')?.met

test('a degree below the one that is asked for does not meet it, and holds the score down', () => {
  const below = check('Bachelor of Science in Nursing (BSN), Ohio State University, 2014')
  expect(masters(below)).toBe('missing')
  expect(below.limits.map(({ reason }) => reason).join()).toContain('Master of Science in Nursing')
  expect(below.atsScore).toBeLessThanOrEqual(69)
  const held = check('Master of Science in Nursing (MSN), Ohio State University, 2018')
  expect(masters(held)).toBe('shown')
  expect(held.atsScore).toBeGreaterThan(below.atsScore)
})

test('the fixes one after the other: each raises the score, the one that opens most first', () => {
  const { atsScore, path } = check('Bachelor of Science in Nursing (BSN), Ohio State University, 2014')
  expect(path.length).toBeGreaterThan(1)
  const scores = [atsScore, ...path.map(({ score }) => score)]
  expect(scores.toSorted((a, b) => a - b)).toEqual(scores)
  expect(new Set(scores).size).toBe(scores.length)
  const gains = scores.slice(1).map((score, at) => score - (scores[at] ?? 0))
  expect(Math.max(...gains)).toBe(gains[0])
  expect(path[0]?.label).toContain('Master of Science in Nursing')
})

test('the list and the path are one: the first stop earns the largest gain of the list, and a title counts in both', () => {
  const role = 'Clinical Nurse Educator'
  const { atsScore, path, fixes } = checkAts(
    engine,
    {
      resumeText: `${resume('Master of Science in Nursing (MSN), Ohio State University, 2018')}\nSkills\nEpic\n`,
      jobDescription: `${role}\nMercy Hospital\n\nRequirements\n- Experience with Epic\n- Python\n`,
      targetRole: role,
    },
    '2026-11',
  )
  expect((path[0]?.score ?? 0) - atsScore).toBe(Math.max(...fixes.map(({ gain }) => gain)))
  expect(fixes.find(({ edit }) => edit?.insert[0] === role)?.gain).toBeGreaterThan(0)
  expect(path.map(({ label }) => label)).toEqual(['Python', `Title “${role}”`])
})
