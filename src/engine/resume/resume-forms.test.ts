import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

const jobs = (resume: string) =>
  readResumeFacts(resume).work.map(
    ({ position, name, startDate, endDate, current }) =>
      `${position} @ ${name} ${startDate} ${current ? 'now' : endDate}`,
  )
const work = (lines: string) => jobs(`Ann Lee\nann@example.com\n\nWork Experience\n${lines}`)
const contact = (head: string) =>
  readResumeFacts(`${head}\n\nExperience\nClerk, Acme Ltd, 2019 - 2021`).basics

test('a sentence names the post and its employer', () => {
  expect(
    work(
      "1) Presently working as Senior Site Engineer in Larsen Construction since 15th July 2019 to till date.\n2) Worked as Site Engineer in NCC Ltd, Vizag from Aug'16 to June'19.",
    ),
  ).toEqual([
    'Senior Site Engineer @ Larsen Construction 2019-07 now',
    'Site Engineer @ NCC Ltd 2016-08 2019-06',
  ])
})

test('dots lead from the employer to the post, and short years pass the century', () => {
  expect(work("Erie Tool & Die .......... Bookkeeper .......... '98-'11")).toEqual([
    'Bookkeeper @ Erie Tool & Die 1998 2011',
  ])
})

test('an employer with its dates above dated posts is where they were held', () => {
  expect(
    work(
      'HARBOR PEOPLES BANK PLC, Lagos (2012 - 2024)\nBranch Manager (Jan 2020 - Mar 2024)\n- Grew deposits\nHead, Customer Service (2016 - 2019)\n- Led 14 staff',
    ),
  ).toEqual([
    'Branch Manager @ HARBOR PEOPLES BANK PLC 2020-01 2024-03',
    'Head, Customer Service @ HARBOR PEOPLES BANK PLC 2016 2019',
  ])
})

test('a dash with nothing behind it runs on, and grants are no job', () => {
  expect(
    work(
      '2021–     Assistant Professor, University of Galway\n2018–21   Research Fellow, ETH Zürich\n\nGRANTS\nStarting Grant, €420k, 2022–2026',
    ),
  ).toEqual(['Assistant Professor @ University of Galway 2021 now', 'Research Fellow @ ETH Zürich 2018 2021'])
})

test('the time at an employer is not its name', () => {
  expect(
    work(
      'Grab\n4 years 2 months\nSenior Designer\nMarch 2023 - Present (2 years 8 months)\nSingapore\nOwned the earnings screens.\nDesigner\nOctober 2021 - March 2023 (1 year 6 months)',
    ),
  ).toEqual(['Senior Designer @ Grab 2023-03 now', 'Designer @ Grab 2021-10 2023-03'])
})

test('an exported profile has its name above the headline', () => {
  const { basics } = readResumeFacts(
    'Contact\nwww.linkedin.com/in/ttm (LinkedIn)\nTop Skills\nFigma\n\nTran Thi Mai\nProduct Designer at Grab\nHanoi, Vietnam\n\nExperience\nGrab\nProduct Designer\nOctober 2021 - Present',
  )
  expect(basics.name).toBe('Tran Thi Mai')
})

test('the word for a résumé is no name, and a form of address no part of one', () => {
  expect(contact('職務経歴書\n氏名 佐藤 花子').name).toBe('佐藤 花子')
  expect(contact('Gwendolyn Price-Hughes (Mrs)').name).toBe('Gwendolyn Price-Hughes')
  expect(contact('Robert "Bobby" Lane').name).toBe('Robert "Bobby" Lane')
})

test('a Japanese dot begins a point of the job above', () => {
  expect(
    work(
      '2018年4月 ～ 現在  株式会社みらい商事  主任\n・月次決算、税務申告\n2014年4月 ～ 2018年3月  東京物流株式会社  事務員',
    )[1],
  ).toBe('事務員 @ 東京物流株式会社 2014-04 2018-03')
})

test('a German number is a phone, a span of months is none', () => {
  expect(contact('Ann Lee\nTelefon: 0171 / 123 45 67').phone).toBe('0171 / 123 45 67')
  expect(contact('Ann Lee\n05.2016-12.2019').phone).toBeNull()
})

test('schools of other countries are read', () => {
  const { education } = readResumeFacts('Ann Lee\n\nEducation\n2004 Abitur, Reismann-Gymnasium Paderborn')
  expect(education.map(({ institution }) => institution)).toEqual(['Reismann-Gymnasium Paderborn'])
})
