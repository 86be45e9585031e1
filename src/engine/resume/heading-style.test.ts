import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'
import { resumeLines } from './resume-lines.ts'

const headingsOf = (text: string) =>
  resumeLines(text).flatMap(({ isHeading, section, text: words }) =>
    isHeading ? [`${section}: ${words}`] : [],
  )

const JOB = 'Cook, Blue Barn Ltd, 2015 – 2018\n- Sauces'

test.each([
  [
    'a numbered line among numbered headings',
    `Ann Lee\n\n1. Employment\n\n${JOB}\n\n2. Education\n\nHull College, 2014\n\n3. Money raised\n\n2017–2019  Early Career Grant, £48,500`,
    ['work: Employment', 'education: Education', 'other: Money raised'],
  ],
  [
    'a line in capitals, by its words',
    `Ann Lee\n\nEMPLOYMENT\n${JOB}\n\nEDUCATION\nHull College, 2014\n\nTRABALHO VOLUNTÁRIO\nConselheiro do Lar, desde 2018`,
    ['work: EMPLOYMENT', 'education: EDUCATION', 'volunteer: TRABALHO VOLUNTÁRIO'],
  ],
  [
    'a wrapped line though no known heading is wrapped',
    `Ann Lee\n\n~ SHORT ~\nCook.\n\n~ LONG ~\n${JOB}\n\n~ BEFORE ALL THAT ~\nHull College, 2014`,
    ['other: SHORT ~', 'other: LONG ~', 'other: BEFORE ALL THAT ~'],
  ],
  [
    'a line whose last word heads a section',
    `Ann Lee\n\nCalling\nTo serve.\n\nMinistry Experience\n${JOB}\n\nEducation\nHull College, 2014`,
    ['work: Ministry Experience', 'education: Education'],
  ],
  [
    'a line between rules of another length',
    `Ann Lee\n\n--- Employment ---\n\n${JOB}\n\n----- Education -----\n\nHull College, 2014\n\n------ Money raised ------\n\n2017–2019  Early Career Grant, £48,500`,
    ['work: --- Employment ---', 'education: ----- Education -----', 'other: ------ Money raised ------'],
  ],
])('%s is a heading', (_, text, expected) => {
  expect(headingsOf(text)).toEqual(expected)
})

test.each([
  [
    'an employer in capitals above dates',
    `EMPLOYMENT\n\nPECKHAM DAIRIES\n2012 – 2015\nCook\n\nEDUCATION\nHull College, 2014`,
  ],
  [
    'a short name below a heading',
    `EMPLOYMENT\n\n${JOB}\n\nEDUCATION\nHull College, 2014\n\nSKILLS\n\nHACCP\nSauces`,
  ],
  [
    'the first line below a heading',
    `EMPLOYMENT\n\n${JOB}\n\nEDUCATION\nHull College, 2014\n\nSKILLS\n\nSAUCES AND BREAD\n\nPastry`,
  ],
  [
    'a label right above its list, where headings stand alone',
    `Employment:\n\n${JOB}\n\nEducation:\n\nHull College, 2014\n\nKitchens seen abroad:\nSauces`,
  ],
  [
    'a title in capitals',
    `EMPLOYMENT\n\nHEAD CHEF\nBlue Barn Ltd, 2012 – 2015\n\nEDUCATION\nHull College, 2014`,
  ],
])('%s is no heading', (_, text) => {
  expect(headingsOf(text).filter(heading => heading.startsWith('other'))).toEqual([])
})

test('what stands under an unknown heading is no job', () => {
  const text = `Ann Lee\n\n-- Work --\n\n${JOB}\n\n-- Education --\n\nHull College, 2014\n\n-- Evenings --\n\n2020-10   IFRS in practice, online`
  expect(readResumeFacts(text).work.map(({ position }) => position)).toEqual(['Cook'])
})

test('the headings of one column show how those of the other look', () => {
  const left = [
    'CONTACT',
    '',
    'a.lee@example.com',
    '',
    'LANGUAGES',
    '',
    'English',
    'French',
    '',
    'SKILLS',
    '',
    'Sauces',
    'Bread',
  ]
  const right = [
    'WORK EXPERIENCE',
    '',
    'Cook',
    'Blue Barn Ltd',
    '2015 – 2018',
    '',
    'CHARITY BAKING',
    '',
    'Kitchen helper',
    'Soup for All',
    'since 2020',
    '',
    '',
  ]
  const page = left.map((text, at) => `${text.padEnd(30)}${right[at] ?? ''}`.trimEnd()).join('\n')
  expect(readResumeFacts(`Ann Lee\n\n${page}`).work.map(({ name }) => name)).toEqual(['Blue Barn Ltd'])
})

test('where each heading has a blank line above it, a skill right below another opens no section', () => {
  const sections = (text: string) => resumeLines(text).map(line => `${line.section}: ${line.text}`)
  const setOff = 'Ann Lee\n\nExperience\nNurse, Foo Clinic, 2018 - 2022\n\nSkills\n'
  expect(sections(`${setOff}Triage\nhealth and safety\nIBMS Portfolio`).slice(-2)).toEqual([
    'skills: health and safety',
    'skills: IBMS Portfolio',
  ])
  expect(sections(`${setOff}Triage\n\nInterests\nChess`).at(-1)).toBe('other: Chess')
  const close = 'Ann Lee\nExperience\nNurse, Foo Clinic, 2018 - 2022\nSkills\n'
  expect(sections(`${close}Triage\nInterests\nChess`).at(-1)).toBe('other: Chess')
  // One heading alone shows no habit.
  expect(sections('Ann Lee\n\nSkills\nTriage\nInterests\nChess').at(-1)).toBe('other: Chess')
})
