import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

const workOf = (lines: string) => readResumeFacts(`Ana Ruiz\n\nExperience\n${lines}`).work
const pointsOf = (lines: string) => workOf(lines).map(({ highlights }) => highlights)

test('achievements below a gap belong to the job, not to a section of their own', () => {
  const job =
    'Nurse, City Hospital, 2018 - 2024\n- Cared for 12 patients\n\nKey achievements:\n- Cut falls by 30%'
  expect(pointsOf(job)).toEqual([['Cared for 12 patients', 'Cut falls by 30%']])
})

test('who ends headings with a colon heads a section with it', () => {
  const text =
    'Ana Ruiz\n\nExperience:\nNurse, City Hospital, 2018 - 2024\n- Cared\n\nKey achievements:\n- Won a prize\n'
  expect(readResumeFacts(text).work.map(({ highlights }) => highlights)).toEqual([['Cared']])
})

test.each(['Gap since July 2025: caring for my grandmother', 'Career break', 'Career gap (2019): study'])(
  '%s is no point of the job above',
  gap => {
    expect(pointsOf(`Nurse, City Hospital, 2018 - 2024\n- Cared for 12 patients\n\n${gap}`)).toEqual([
      ['Cared for 12 patients'],
    ])
  },
)

test('a gap analysis is a point', () => {
  expect(pointsOf('Analyst, Acme Ltd, 2018 - 2024\nGap analysis of 12 plants')).toEqual([
    ['Gap analysis of 12 plants'],
  ])
})

test('short lines in lower case are a point each', () => {
  expect(
    pointsOf('Barista, Bean Depot, 2022 - 2024\nserved customers\ntrained two starters\nclosed the till'),
  ).toEqual([['served customers', 'trained two starters', 'closed the till']])
})

test.each([
  [
    'Served up to 200 guests on busy days and\nclosed the till',
    'Served up to 200 guests on busy days and closed the till',
  ],
  ['served guests and\nclosed the till', 'served guests and closed the till'],
])('%j is one point over two lines', (lines, point) => {
  expect(pointsOf(`Barista, Bean Depot, 2022 - 2024\n${lines}`)).toEqual([[point]])
})

test('an internship is a post', () => {
  expect(workOf('Internship – Leeds Mind\nJun 2023 - Aug 2023\n- Ran a survey')).toMatchObject([
    { position: 'Internship', name: 'Leeds Mind', highlights: ['Ran a survey'] },
  ])
})

test('"EXP." heads the work and is no post', () => {
  const { work } = readResumeFacts(
    'Ana Ruiz\n\nEXP.\nCarer, Marina Nursing Home, 2014 - 2018\n- Fed residents',
  )
  expect(work).toMatchObject([{ position: 'Carer', name: 'Marina Nursing Home' }])
})
