import { expect, test } from 'vitest'
import { resumeLines } from '#engine/resume/resume-lines.ts'
import { employmentOpening, tellsOfOneself, toldTitles, workSpans } from './told-work.ts'

const REST = ' I shear, dip and move the flock with two dogs and keep the movement book.'

test.each([
  ['I have been with Fell Farms since March 2019.', '2019-03', null],
  ['From May 2015 to June 2018 I kept goats at Fell Farms.', '2015-05', '2018-06'],
  ['Fell Farms (Keswick), March 2019 until today.', '2019-03', null],
  ['2016 to 2019: Fell Farms, Keswick.', '2016', '2019'],
  ['I joined the hill flock at Fell Farms in March 2019.', '2019-03', null],
  ['I joined Fell Farms in May 2015 and left in June 2018.', '2015-05', '2018-06'],
  ['My present job, from April 2020, is with Fell Farms.', '2020-04', null],
])('a paragraph that opens “%s” tells of a job', (opening, start, end) => {
  expect(employmentOpening(`${opening}${REST}`)).toMatchObject({ start, end, current: end === null })
})

test.each([
  'The flock at Fell Farms won a prize in March 2019.',
  'Fell Farms has had sheep since March 2019.',
  'I sat my shepherding exam in March 2019.',
  'I joined Fell Farms in May 2015 and left after a while.',
])('a paragraph that opens “%s” tells of none', opening => {
  expect(employmentOpening(`${opening}${REST}`)).toBeNull()
})

test('of a paragraph the spans count in which somebody says “I”, of a short line every span', () => {
  const line = (text: string) => resumeLines(text)[0]
  const filler = 'The fells are wet and the work is long, which suits me well enough in any weather. '.repeat(
    3,
  )
  const told = line(`${filler}From 2015 to 2018 I kept goats. The barn stood from 1990 to 1999.`)
  expect(told && workSpans(told)).toMatchObject([{ start: '2015', end: '2018' }])
  const short = line('Shepherd, Fell Farms, 2015 - 2018')
  expect(short && workSpans(short)).toMatchObject([{ start: '2015', end: '2018' }])
})

test.each([
  ['I was deputy manager of the branch.', ['branch deputy manager']],
  ['Here I am a gameplay programmer on Hollow Tarn.', ['gameplay programmer']],
  ['I started out as a kitchen porter at the Crown.', ['kitchen porter']],
  ['Fell Farms has employed me as a farm assistant since 2021.', ['farm assistant']],
  ['The Crown hired me in 2020 as kitchen porter.', ['kitchen porter']],
  ['I went to the Crown, and was night porter there until 2020.', ['night porter']],
  ['They hired me for the summer.', []],
  ['I was glad of the rain.', []],
  ['She was deputy manager of the branch.', []],
])('%j names these posts', (text, titles) => {
  expect(toldTitles(text)).toEqual(titles)
})

test('a long paragraph tells of oneself where more than one sentence says “I”', () => {
  const filler =
    'The fells are wet and the work is long, which suits anybody well enough in any weather. '.repeat(3)
  expect(tellsOfOneself(`${filler}I keep goats. In spring I shear.`)).toBe(true)
  expect(tellsOfOneself(`${filler}I keep goats. In spring we shear.`)).toBe(false)
  expect(tellsOfOneself('I keep goats. In spring I shear.')).toBe(false)
})
