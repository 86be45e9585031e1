import { expect, test } from 'vitest'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { testEngine } from '#tests/test-engine.ts'
import { type SkillGapQuestion, skillGap } from './skill-gap.ts'

const engine = testEngine()

const QUESTIONS: SkillGapQuestion[] = [
  { career: { role: 'Data Scientist' }, skills: ['Data Analysis'], years: 3 },
  {
    career: { role: 'Data Scientist', key_skills: ['Python', 'SQL', 'Machine Learning', 'Zither'] },
    skills: ['SQL'],
    years: 4,
  },
  {
    career: { role: 'Data Scientist', key_skills: ['Python', 'SQL'] },
    skills: ['SQL Server basics', 'Py'],
    learned: ['Python', 'Python'],
    years: 16,
  },
  { career: { role: 'Registered Nurse' }, skills: ['Communication', 'Patient Care'], years: '6-10 years' },
  { career: { role: 'Truck Driver' }, skills: [], years: 0 },
  {
    career: { role: 'Software Developer', key_skills: ['Amazon Web Services (AWS)', 'R', 'React', 'Git'] },
    skills: ['js', 'Cloud Computing'],
    years: null,
  },
  {
    career: { role: 'Accountant' },
    skills: ['Excel', 'Communication'],
    learned: ['Accounting', 'Tax', 'Audit', 'GAAP'],
    years: '2-5 years',
  },
  {
    career: { role: 'Marketing Manager' },
    skills: ['Marketing'],
    levels: { marketing: 150, Leadership: -5, Communication: 64 },
    years: 8,
  },
  { career: { role: 'Registered Nurse' }, skills: [], years: 8, job_title: 'Registered Nurse' },
  { career: { role: 'Registered Nurse' }, skills: [], years: 3, job_title: 'Barista' },
  { career: { role: 'Registered Nurse' }, skills: [], years: 1, job_title: 'Nursing Assistant' },
  {
    career: {
      role: 'HVAC Technician',
      key_skills: ['Mechanics', 'refrigerant handling', 'Salesforce', 'brazing'],
    },
    skills: ['Brazing'],
    years: '11-15 years',
    job_title: 'Plumber',
    learned: ['Mechanics'],
    resume: readResumeFacts(
      'Jo Bloggs\n\nExperience\nPlumber, Acme Ltd\nJan 2018 - Present\n- Checked refrigerant handling of 20 vans\n\nCashier, Mart Inc\n2010 - 2017\n- Sold\n\nLicenses\nEPA Section 608 Universal, 2019',
    ),
    asOf: '2026-01',
  },
  {
    career: { role: 'nothing we know', key_skills: ['Juggling', 'Zither'] },
    skills: ['Juggling'],
    years: 40,
  },
]

test('each question gets these levels, priorities, reasons and material', async () => {
  const lines = QUESTIONS.flatMap(question => {
    const { code, licenses, items, closeFirst } = skillGap(engine, question)
    return [
      `${JSON.stringify({ ...question, resume: question.resume?.work.map(({ position }) => position) })} ${code}`,
      ...licenses.map(({ name, held, evidence }) => `  ${name}: ${held}; ${evidence}`),
      ...items.map(
        item =>
          `  ${item.skill}: ${item.userLevel}${item.topGap ? ' top' : ''} ${item.source} priority ${item.priority}; ${item.evidence} ${item.why} [${item.resources.map(({ title }) => title).join('; ')}]`,
      ),
      `  first: ${closeFirst ? `${closeFirst.skill}: ${closeFirst.why}` : 'nothing'}`,
    ]
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/gap-answers.txt')
})

test('a level set by hand counts whatever the space around its name, between 0 and 100', () => {
  const levels = { ' zither ': 150, Go: -5, Rust: Number.NaN, SQL: 64.6 }
  const { items } = skillGap(engine, {
    career: { role: 'x', key_skills: ['Zither', 'Go', 'Rust', ' SQL'] },
    skills: [],
    levels,
  })
  const level = Object.fromEntries(items.map(({ skill, userLevel, source }) => [skill, [userLevel, source]]))
  expect(level).toMatchObject({
    Zither: [100, 'set by you'],
    Go: [0, 'set by you'],
    ' SQL': [65, 'set by you'],
  })
  expect(level.Rust?.[1]).not.toBe('set by you')
})

test('at most thirty skills are compared, each once', () => {
  const key_skills = [...Array.from({ length: 40 }, (_, i) => `Skill ${i}`)]
  expect(skillGap(engine, { career: { role: 'x', key_skills }, skills: [] }).items).toHaveLength(30)
  expect(
    skillGap(engine, { career: { role: 'x', key_skills: ['Go', ' ', 'Go'] }, skills: [] }).items,
  ).toHaveLength(1)
})
