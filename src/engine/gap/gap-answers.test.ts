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
