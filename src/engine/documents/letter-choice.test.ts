import { expect, test } from 'vitest'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { testEngine } from '#tests/test-engine.ts'
import { chooseSkills } from './choose-skills.ts'
import { draftCoverLetter } from './draft-cover-letter.ts'
import { isAside, pointStrength } from './point-strength.ts'
import { skillInSentence } from './skill-in-sentence.ts'
import { trainingSentence } from './training-sentence.ts'

const engine = testEngine()
const letter = (targetRole: string, resume: string, objective = '', posting = '') =>
  draftCoverLetter(engine, {
    profile: {
      full_name: 'Ana Ruiz',
      job_title: 'Nurse',
      industry: 'Other',
      years_experience: '6-10 years',
      location: 'Leeds',
      skills: [],
    },
    facts: readResumeFacts(`Ana Ruiz\n\nExperience\n${resume}`),
    targetRole,
    objective,
    posting,
  })

test('"also" is said once of a job, a figure stands behind the name of the job', () => {
  const text = letter(
    'Registered Nurse',
    `Registered Nurse, City Hospital, 2020 - Present
- Cut falls of patients on the ward by 30%
- Trained 12 nurses on the ward
- Led the ward team of six nurses
- 46 patients a day were seen on the ward by nurses`,
  )
  expect(text.match(/\balso\b/gu)).toHaveLength(1)
  expect(text).toContain('At City Hospital, 46 patients a day were seen')
})

test('the job that goes on is told before a past one', () => {
  const text = letter(
    'Registered Nurse',
    `Registered Nurse, City Hospital, 2020 - Present
- Cared for 12 patients on the ward

Registered Nurse, Old Hospital, 2015 - 2019
- Cut falls of patients on the ward by 30%, saving £40k`,
  )
  expect(text).toMatch(/At City Hospital, .* At Old Hospital, /u)
})

test('no more than two points are mere lists, told in one sentence', () => {
  const text = letter(
    'Registered Nurse',
    `Registered Nurse, City Hospital, 2020 - Present
- Medication round for 30 patients on the ward
- Care plans for 20 patients on the ward
- Stock control for 30 patients on the ward`,
  )
  expect(text).toContain(
    'my work included the medication round for 30 patients on the ward, and care plans for 20 patients on the ward.',
  )
  expect(text).not.toContain('Stock control')
})

const carpenter = (...points: string[]) =>
  letter(
    'Site Manager',
    [
      'Carpenter, Oakline Joinery, 2011 – Present',
      '- Led second-fix on 64 apartments, handed over two weeks ahead of programme',
      ...points,
    ].join('\n'),
    '',
    'Site Manager for housing schemes: run the programme, lead subcontractors and hand over snag-free homes.',
  )

test('a second achievement that is near stands beside a single one that fits, but no routine', () => {
  expect(carpenter('- £18,000 of timber saved by re-cutting lists')).toContain('saved £18,000 of timber')
  expect(carpenter('- Site inductions and toolbox talks, every Monday')).not.toContain('toolbox')
})

test('beside few points a weaker one that fits well is told', () => {
  const text = letter(
    'Data Analyst',
    `Teacher, Mallow Lane School, 2015 – Present
- Wrote the SQL queries behind the attendance report, saving the office five hours a week
- Led a maths group whose pass rate rose from 61% to 79%
- Tracked the reading scores of 214 pupils in Excel and showed that Monday tests ran lower`,
    '',
    'You will query our database with SQL, build reports in Excel and present scores in plain language.',
  )
  expect(text).toContain('214 pupils')
})

test('a routine that changed is left out, a trip and an aside weigh less', () => {
  const text = letter(
    'Warehouse Manager',
    `Forklift Driver, Cold Store, 2018 – Present
- Loads 30 trailers per shift -> 38 in the warehouse
- Trained 12 pickers of the warehouse`,
  )
  expect(text).toContain('trained 12 pickers')
  expect(text).not.toContain('trailers')
  expect(pointStrength('Led three class trips')).toBeLessThan(pointStrength('Led three classes'))
  expect(isAside('Chosen as fire warden of the floor')).toBe(true)
  expect(isAside('Sheepdog trials steward')).toBe(true)
})

test('work finished early is a result', () => {
  const text = letter(
    'Electrician',
    `Electrician, Volt Ltd, 2018 – Present
- Wired 12 houses
- Wired 12 schools two weeks ahead of schedule`,
  )
  expect(text).toContain('At Volt Ltd, I wired 12 schools')
})

test.each([
  ['Hearing children read showed me where I want to work', 'Hearing children read showed me'],
  ['Writing tools has become the best of my week', 'Writing tools has become'],
  ['Seeking a role in a ward', 'I am seeking a role'],
  ['i want to run jobs', 'I want to run jobs.'],
  ['I know bad rotas. Want to be home at night too.', 'I know bad rotas. I want to be home at night too.'],
  ['I know bad rotas. Plan B is none.', 'I know bad rotas. Plan B is none.'],
  ['Been doing this for nothing, and I would like a wage', 'I have been doing this for nothing'],
])('the aim %j is told as %j', (objective, told) => {
  expect(letter('Registered Nurse', '', objective)).toContain(told)
})

test('the letter ends with thanks and an offer to talk', () => {
  expect(letter('Registered Nurse', '')).toContain('Thank you for reading this; I would welcome')
})

const certificate = (name: string) =>
  trainingSentence({ education: [], certificates: [{ name, date: '2023', line: 1 }] } as never, () => 1)

test.each([
  ['Google Data Analytics Certificate', 'I hold the Google Data Analytics Certificate (2023).'],
  ['Level 3 Certificate in Logistics', 'I hold a Level 3 Certificate in Logistics (2023).'],
  ['C+E licence', 'I hold a C+E licence (2023).'],
  [
    'defensive driving, Autodrive College, top of class',
    'I was trained in defensive driving at Autodrive College (2023).',
  ],
  ['ADR tanks', 'My training includes ADR tanks (2023).'],
  ['GMP auditor course', 'My training includes the GMP auditor course (2023).'],
  ['Food safety , allergen training', 'My training includes Food safety and allergen training (2023).'],
])('the paper %j is told as %j', (name, told) => {
  expect(certificate(name)).toBe(told)
})

test('who gives a paper is no training', () => {
  expect(certificate('Nursing and Midwifery Council, current')).toBe('')
  expect(certificate('Health and Safety Board course')).toContain('Board course')
})

test('nobody is skilled in a language or in knowledge', () => {
  const own = [
    'French',
    'English and Polish',
    'German (basic)',
    'knowledge of data law',
    'Knowledge of the Act',
    'coaching',
  ]
  expect(chooseSkills(own, () => 0, 4)).toEqual(['data law', 'coaching'])
})

test('a language is told where the role asks for it', () => {
  const teaching = `Teacher, City School, 2020 - Present\n- Taught French to 30 pupils\n\nSkills\nFrench, Coaching`
  expect(letter('French Teacher', teaching)).toContain('I speak French.')
  expect(letter('Plumber', teaching)).not.toContain('I speak')
})

test.each([
  ['Fish butchery', 'fish butchery'],
  ['Coaching', 'coaching'],
  ['Python basics', 'Python basics'],
  ['French cooking', 'French cooking'],
])('the skill %j is %j within a sentence', (skill, written) => {
  expect(skillInSentence(engine.skillLexicon(), skill)).toBe(written)
})

test.each([
  ['Roofer, Self employed, 2008 - 2014', 'As a self-employed roofer, I repaired 15 roofs'],
  ['Roofer, Lindley Roofing, 2008 - 2014', 'At Lindley Roofing, I repaired 15 roofs'],
])('the place %j is told as %j', (job, told) => {
  expect(letter('Roofer', `${job}\n- Repaired 15 roofs`)).toContain(told)
})

test('routine in the passive and a time of the day weigh less than a deed with a number', () => {
  expect(pointStrength('Pots scrubbed and bins emptied, 60 a day')).toBeLessThan(0)
  expect(pointStrength('Laid the table at 5 a.m.')).toBeLessThan(0)
  expect(pointStrength('Plots were surveyed, 60 a day')).toBeGreaterThan(0)
  expect(pointStrength('Stops cut: 14 h → 8.5 h')).toBeGreaterThan(pointStrength('Stops: 14 h and 8.5 h'))
})
