import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { chooseSkills } from './choose-skills.ts'
import { titleInSentence, withArticle } from './title-in-sentence.ts'
import { trainingSentence } from './training-sentence.ts'
import { writtenName } from './written-name.ts'

const engine = testEngine()

test.each([
  ['Line Cook', 'a line cook'],
  ['HR Assistant', 'an HR assistant'],
  ['UX Designer', 'a UX designer'],
  ['Java Developer', 'a Java developer'],
  ['Go Developer', 'a Go developer'],
  ['French Teacher', 'a French teacher'],
  ['Pilates Instructor', 'a Pilates instructor'],
  ['WAREHOUSE TEAM LEADER', 'a warehouse team leader'],
  ['IT SUPPORT TECHNICIAN', 'an IT support technician'],
  ['PhD Researcher', 'a PhD researcher'],
  ['X-Ray Technician', 'an X-ray technician'],
  ['Usher', 'an usher'],
  ['Accounts Payable Officer', 'an accounts payable officer'],
  ['Union Rep', 'a union rep'],
  ['Sales Manager, Europe', 'a sales manager, Europe'],
])('%s is %s within a sentence', (title, written) => {
  expect(withArticle(titleInSentence(engine, title))).toBe(written)
})

test.each([
  ["DARREN O'SULLIVAN", '', "Darren O'Sullivan"],
  ['FIONA MCDONALD-ITO', '', 'Fiona McDonald-Ito'],
  ['TJ NG III', '', 'TJ Ng III'],
  ['AMY NGUYEN III, RN', '', 'Amy Nguyen III, RN'],
  ['J. SMITH', '', 'J. Smith'],
  ['Ana de la Cruz', '', 'Ana de la Cruz'],
  ['ANA DE LA CRUZ', 'Ana de la Cruz', 'Ana de la Cruz'],
])('%s (profile: %s) signs as %s', (name, inProfile, written) => {
  expect(writtenName(name, inProfile)).toBe(written)
})

const school = {
  institution: 'Tidewater College',
  area: null,
  studyType: null,
  startDate: null,
  endDate: '2023',
  line: 1,
}
const facts = (education: object[], certificates: object[] = []) =>
  ({ education: education.map(one => ({ ...school, ...one })), certificates }) as never
const fitOf = (text: string) => (/Horticulture|Trees/u.test(text) ? 1 : 0)

test('only schooling that fits the role is told, and only as the résumé tells it', () => {
  expect(trainingSentence(facts([{ area: 'Law' }]), fitOf)).toBe('')
  expect(trainingSentence(facts([{ area: 'Horticulture' }]), fitOf)).toBe(
    'I studied Horticulture at Tidewater College (2023).',
  )
  expect(trainingSentence(facts([{ studyType: 'Certificate in Horticulture' }]), fitOf)).toBe(
    'My education includes a Certificate in Horticulture from Tidewater College (2023).',
  )
  expect(
    trainingSentence(
      facts([{ studyType: 'BSc', area: 'Horticulture', institution: 'University of Hull' }]),
      fitOf,
    ),
  ).toBe('I hold a BSc in Horticulture from the University of Hull, 2023.')
})

test('the paper of one school is not given the subject of another', () => {
  expect(trainingSentence(facts([{ studyType: 'Diploma', area: 'Horticulture' }]), fitOf)).not.toContain(
    'Diploma',
  )
})

test('what was not finished is no training', () => {
  expect(trainingSentence(facts([{ area: 'Horticulture (unfinished)' }]), fitOf)).toBe('')
  const trees = { name: 'Trees course', date: '2021', line: 1 }
  expect(trainingSentence(facts([], [trees]), fitOf)).toBe('My training includes the Trees course (2021).')
})

test('skills that fit go before others; a licence is no skill', () => {
  const fit = (skill: string) => (/^[FH]/u.test(skill) ? 1 : 0)
  expect(chooseSkills(['Figma', 'HTML and CSS', 'knives', 'forklift licence'], fit, 4)).toEqual([
    'HTML and CSS',
    'Figma',
  ])
  expect(chooseSkills(['Excel', 'Figma', 'HTML', 'knives'], fit, 4)).toEqual(['Figma', 'HTML', 'Excel'])
  expect(chooseSkills(['Figma', 'knives', 'forklift licence'], fit, 4)).toEqual(['Figma'])
})
