import { expect, test } from 'vitest'
import { resumeLines } from '#engine/resume/resume-lines.ts'
import { heldText, isRecord, isSentence, proofKinds, toldText } from './proof-kinds.ts'

const kinds = (text: string, ignored: number[] = []) => proofKinds(resumeLines(text), new Set(ignored))
const last = (text: string) => kinds(text).at(-1)
const WORK = 'Ann Lee\n\nExperience\nClerk, Acme\nJan 2019 – Present\n'

test('lines of work show, lists and summaries only claim', () => {
  expect(last(`${WORK}- Filed papers for the court`)).toBe('shown')
  expect(last(`${WORK}\nSkills\nFiling, Excel`)).toBe('listed')
  expect(last(`Ann Lee\n\nSummary\nA clerk who files papers for the court`)).toBe('listed')
})

test('a line with a blank left to fill, or one of a trick, shows nothing', () => {
  expect(last(`${WORK}- Used Excel: [what you did]`)).toBe('none')
  expect(last(`${WORK}- Used Excel for [x] things`)).toBe('shown')
  expect(kinds(`${WORK}- Filed papers for the court`, [6]).at(-1)).toBe('none')
})

test('keywords between commas prove nothing under “Education” either; a job’s labelled tools do', () => {
  expect(last('Ann Lee\n\nEducation\nJava, Go, Docker, Kafka')).toBe('listed')
  expect(last('Ann Lee\n\nEducation\nB.A. in English, DePaul University, Chicago, 2016')).toBe('shown')
  expect(last(`${WORK}Tools: Java, Go, Docker, Kafka`)).toBe('shown')
})

test('below a dated job, lines tell of it under any heading', () => {
  expect(
    last('Ann Lee\nTickets held\nAcme, clerk, since April 2019\n- Filed papers for the court daily'),
  ).toBe('shown')
})

test('paragraphs that tell of dated work show it where no heading names the work', () => {
  const told = (year: string) =>
    `In ${year} I came to the hill farm at Keswick. There I shear, dip and move the flock with two dogs and keep the movement book. ${'The fells are wet. '.repeat(6)}`
  expect(kinds(`Ann Lee\na@b.c\nKeswick\n${told('2019')}`).at(-1)).toBe('shown')
  expect(kinds(`Ann Lee\na@b.c\nKeswick\n${told('spring')}`).at(-1)).toBe('listed')
  expect(kinds(`Ann Lee\nSummary\n${told('2019')}\n\nExperience\nClerk, Acme, 2019`)[2]).toBe('listed')
})

test('a résumé whose line breaks were lost is read as told', () => {
  const words = (count: number) => 'filed papers, '.repeat(count)
  expect(last(words(30))).toBe('shown')
  expect(last(words(10))).toBe('listed')
  expect(last(`a\nb\nc\n${words(30)}`)).toBe('listed')
})

test.each([
  ['Filed papers for the court', true],
  ['Filed four papers, daily', false],
  ['Filed papers for a court, every single day', true],
  ['Write to ann@example.com for more than this', false],
])('whether %j says something: %s', (text, expected) => {
  expect(isSentence(text)).toBe(expected)
})

test.each([
  ['certificates', 'ITIL 4 Foundation', true],
  ['certificates', 'ITIL 4 Foundation, in progress', false],
  ['certificates', 'A+, 2021; studying for MD-102', true],
  ['skills', 'ITIL 4 Foundation', false],
  ['skills', 'ITIL 4 Foundation, 2022', true],
  ['skills', 'ITIL, CPR, OSHA, RN, LPN, CNA, 2022', false],
  ['skills', 'Blood Safety and Quality Regulations 2005, IBMS Specialist Portfolio', false],
  ['skills', 'Working to the Health Act 2007, HACCP Level 3, 2019', true],
] as const)('whether a line of %s, %j, is the record of something held: %s', (section, text, expected) => {
  const line = { text, raw: text, start: 0, number: 1, section, isHeading: false, isBullet: false }
  expect(isRecord(line, false)).toBe(expected)
})

test('what stands under “Qualifications” is held, whatever section it is read as', () => {
  const line = {
    text: 'SMSTS',
    raw: 'SMSTS',
    start: 0,
    number: 1,
    section: 'skills' as const,
    isHeading: false,
    isBullet: false,
  }
  expect(isRecord(line, true)).toBe(true)
})

test.each([
  ['certificates', 'QQI Level 5; QQI Level 6 in progress', 'QQI Level 5'],
  ['education', 'BSc Physics, 2019. MSc expected 2027', 'BSc Physics, 2019'],
  ['certificates', 'QQI Level 5; QQI Level 6', 'QQI Level 5; QQI Level 6'],
  // Within a job these words tell of the work.
  [
    'work',
    'Chased pending claims; cleared the expected backlog',
    'Chased pending claims; cleared the expected backlog',
  ],
  ['projects', 'Planned the move; began the rollout', 'Planned the move; began the rollout'],
] as const)('of a line of %s, %j, this is held: %j', (section, text, held) => {
  const line = { text, raw: text, start: 0, number: 1, section, isHeading: false, isBullet: false }
  expect(heldText(line)).toBe(held)
})

test.each([
  ['I billed landlords in Xero. I have never run payroll.', 'I billed landlords in Xero.'],
  ['I have never run payroll', ''],
  ['I reminded those who have not paid', 'I reminded those who have not paid'],
  [
    'I lock the press and have not been hurt in four years',
    'I lock the press and have not been hurt in four years',
  ],
  ['I have never gone over my hours', 'I have never gone over my hours'],
])('of “%s” this is told as done: “%s”', (text, told) => {
  expect(toldText(text)).toBe(told)
})

test('one sentence that denies something does not silence the paragraph', () => {
  expect(last(`${WORK}- Filed papers for the court. I have never run payroll.`)).toBe('shown')
  expect(last(`${WORK}- I have never run payroll.`)).toBe('none')
})

test('a paragraph that opens with a job shows where no heading names the work', () => {
  const told = 'Five states are my beat, 2,300 miles in a week, always with a van behind me. '.repeat(3)
  expect(last(`Ann Lee\n\nI have been with Buckeye Lines since January 2022. ${told}`)).toBe('shown')
  expect(last(`Ann Lee\n\nA trucker with experience since January 2022. ${told}`)).toBe('listed')
})

test('duties between commas tell of the job they stand below, single names do not', () => {
  expect(last(`${WORK}Court filing, phone calls, client letters; docket upkeep`)).toBe('shown')
  expect(last(`${WORK}Java, Go, Docker, Kafka`)).toBe('listed')
  expect(last('Ann Lee\nAcme, clerk, since April 2019\nCourt filing, phone calls, client letters')).toBe(
    'shown',
  )
  expect(last(`${WORK}\nSkills\nCourt filing, phone calls, client letters`)).toBe('listed')
})
