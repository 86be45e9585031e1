import { expect, test } from 'vitest'
import { keySkills } from '#engine/occupations/key-skills.ts'
import { skillUsage } from '#engine/occupations/skill-usage.ts'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { testEngine } from '#tests/test-engine.ts'
import { type SkillGapQuestion, skillGap } from './skill-gap.ts'
import { lineAbout, stemmedLine, trainedBy } from './work-history.ts'

const engine = testEngine()
const gap = (role: string, question: Partial<SkillGapQuestion> & { key_skills?: string[] } = {}) =>
  skillGap(engine, { skills: [], ...question, career: { role, key_skills: question.key_skills } })
const item = (role: string, skill: string, question: Partial<SkillGapQuestion> = {}) =>
  gap(role, { ...question, key_skills: [skill] }).items[0]

test('a nurse of eight years has what nurses do, and is told from where', () => {
  const { items } = gap('Registered Nurse', { job_title: 'Registered Nurse', years: '6-10 years' })
  expect(items.every(({ userLevel }) => userLevel >= 60)).toBe(true)
  expect(items.find(({ skill }) => skill === 'Patient Care')).toMatchObject({
    source: 'work',
    evidence: 'From six to ten years as a Registered Nurse.',
  })
})

test('a barista who wants to be a nurse stays below 50 in all of it', () => {
  const { items } = gap('Registered Nurse', { job_title: 'Barista', years: 3 })
  expect(items.filter(({ userLevel }) => userLevel >= 50)).toEqual([])
  expect(items.find(({ skill }) => skill === 'Customer Service')).toMatchObject({
    source: 'nearby',
    evidence: 'You use it as a Barista; this role asks for it in another way.',
  })
})

test('a skill of few occupations goes along into another one, a common one only into one alike', () => {
  expect(item('Registered Nurse', 'Patient Care', { job_title: 'Nursing Assistant' })?.source).toBe('work')
  expect(item('Registered Nurse', 'Customer Service', { job_title: 'Nursing Assistant' })?.source).toBe(
    'nearby',
  )
  expect(
    item('Registered Nurse', 'Customer Service', { job_title: 'Licensed Practical Nurse' })?.source,
  ).toBe('work')
})

test('the own role counts in whatever words, but not for a product by its name', () => {
  const plumber = { job_title: 'Plumber', years: 17 }
  expect(item('Plumber', 'leak repair', plumber)?.userLevel).toBeGreaterThanOrEqual(60)
  expect(item('Plumber', 'Salesforce', plumber)?.userLevel).toBeLessThan(50)
  expect(item('Social Worker', 'Case management', { job_title: 'Social Worker' })?.source).toBe('work')
  expect(item('Dental Hygienist', 'leak repair', plumber)?.source).not.toBe('work')
})

test('more years at the work raise the level', () => {
  const level = (years: number) =>
    item('Plumber', 'Repair Work', { job_title: 'Plumber', years })?.userLevel ?? 0
  expect(level(12)).toBeGreaterThan(level(3))
  expect(level(20)).toBe(level(12))
})

test('the dates of the résumé count before the years of the whole career, running jobs until this month', () => {
  const resume = readResumeFacts(
    'Ann Lee\n\nExperience\nPlumber, Acme Ltd\nJan 2024 - Present\n- Fixed leaks\n\nCashier, Mart Inc\n2005 - 2023\n- Sold',
  )
  const question = { job_title: 'Plumber', years: 20, resume, asOf: '2026-01' }
  expect(item('Plumber', 'Repair Work', question)?.evidence).toBe('From two to five years as a Plumber.')
  expect(item('Plumber', 'Repair Work', { ...question, resume: null })?.evidence).toBe(
    'From over fifteen years as a Plumber.',
  )
  expect(item('Cashier', 'Customer Service', question)?.evidence).toBe(
    'From over fifteen years as a Cashier.',
  )
})

test('two jobs of one occupation at the same time count once', () => {
  const resume = readResumeFacts(
    'Ann Lee\n\nExperience\nPlumber, Acme Ltd\n2021 - 2024\n- Fixed leaks\n\nPlumber, Best Pipes Inc\n2021 - 2024\n- Laid pipes',
  )
  const question = { job_title: 'Plumber', years: 20, resume, asOf: '2026-01' }
  expect(item('Plumber', 'Repair Work', question)?.evidence).toBe('From two to five years as a Plumber.')
})

test('a line or a certificate of the résumé shows a skill', () => {
  const resume = readResumeFacts(
    'Ann Lee\n\nExperience\nBarista, Bean Depot, 2020 - 2024\n- Kept wound care records for a shelter\n\nCertifications\nFood Safety Manager, 2022',
  )
  expect(item('Registered Nurse', 'wound care', { resume })).toMatchObject({
    source: 'work',
    evidence: 'From your résumé: “Kept wound care records for a shelter”.',
  })
  expect(item('Registered Nurse', 'food safety', { resume })?.evidence).toContain('From your certificate')
  expect(item('Registered Nurse', 'wound dressing', { resume })?.source).not.toBe('work')
})

test('a word lost to the stop words is not shown by the rest of the skill', () => {
  expect(lineAbout([stemmedLine('Read wiring diagrams')], 'Reading People')).toBeNull()
  expect(lineAbout([stemmedLine('Read wiring diagrams')], 'reading diagrams')).toBe('Read wiring diagrams')
})

test('a title that is a guess counts for the role of the same name alone', () => {
  const title = 'Facilitator of things'
  expect(item(title, 'Patient Care', { job_title: title.toLowerCase(), years: 8 })?.source).toBe('work')
  expect(item('Registered Nurse', 'Patient Care', { job_title: title, years: 8 })?.source).not.toBe('work')
})

test('what a role hardly uses is not had by hardly using it elsewhere', () => {
  const { career } = engine
  const rows = ['35-3023.01', '29-1141.00', '15-1252.00', '43-3031.00'].map(
    code => career.occupations.rowOf.get(code) ?? 0,
  )
  const names = [
    'Mechanics',
    'Chemistry',
    'Design',
    'Physics',
    'Construction',
    'Geography',
    'Fine Arts',
    'Biology',
  ]
  let compared = 0
  for (const row of rows)
    for (const targetRow of rows)
      for (const name of names) {
        const { usageIn } = skillUsage(career, name)
        if (row === targetRow || usageIn(row) === 0 || usageIn(targetRow) >= 0.3) continue
        if (keySkills(career, row).some(key => key.name === name)) continue
        compared++
        const { used } = trainedBy(career, { title: 'x', row, years: 1, lines: [] }, name, targetRow)
        expect(used).toBeCloseTo(Math.min(1, usageIn(row) / 0.3))
      }
  expect(compared).toBeGreaterThan(0)
})

test('titles of one group must be likely together, a single guess is not enough', () => {
  const source = (...scores: [string, number][]) => {
    const matchTitle = () => scores.map(([code, score]) => ({ code, score, title: '' }))
    const career = { role: 'x', code: '29-1141.00', key_skills: ['Patient Care'] }
    return skillGap({ ...engine, matchTitle }, { career, skills: [], job_title: 'y' }).items[0]?.source
  }
  expect(source(['29-1141.00', 0.49])).not.toBe('work')
  expect(source(['29-1141.00', 0.5])).toBe('work')
  expect(source(['29-1141.00', 0.3], ['29-1141.03', 0.2])).toBe('work')
  expect(source(['29-1141.00', 0.3], ['31-1131.00', 0.2])).not.toBe('work')
})

test('a title that is a guess gives nothing', () => {
  expect(item('Registered Nurse', 'Patient Care', { job_title: 'qwertz asdf', years: 8 })?.source).toBe(
    'none',
  )
})

test('a level set by hand wins over the work', () => {
  const question = { job_title: 'Plumber', years: 17, levels: { 'repair work': 41 } }
  expect(item('Plumber', 'Repair Work', question)).toMatchObject({ userLevel: 41, source: 'set by you' })
})

test('without a role to compare with, all that a job uses of a skill counts', () => {
  const row = engine.career.occupations.rowOf.get('29-1141.00') ?? -1
  const trained = trainedBy(
    engine.career,
    { title: 'Nurse', row, years: 3, lines: [] },
    'Communication',
    null,
  )
  expect(trained.used).toBeGreaterThan(0.5)
  expect(trained.counts).toBe(trained.used)
})
