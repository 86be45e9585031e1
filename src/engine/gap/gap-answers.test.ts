import { expect, test } from 'vitest'
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
  {
    career: { role: 'nothing we know', key_skills: ['Juggling', 'Zither'] },
    skills: ['Juggling'],
    years: 40,
  },
]

test('each question gets these levels, priorities, reasons and material', async () => {
  const lines = QUESTIONS.flatMap(question => {
    const { code, items, closeFirst } = skillGap(engine, question)
    return [
      `${JSON.stringify(question)} ${code}`,
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
