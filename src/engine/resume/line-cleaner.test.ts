import { expect, test } from 'vitest'
import { lineCleaner } from './line-cleaner.ts'

const cleaned = (lines: string[]) => lines.map(lineCleaner(lines))

test('spaces that an export doubled throughout are single again, and columns stay apart', () => {
  expect(
    cleaned(['Tan  Wei  Ling', 'Senior  Shipping  Executive     Jan  2017', 'Prepare  B/L ,  permits']),
  ).toEqual(['Tan Wei Ling', 'Senior Shipping Executive     Jan 2017', 'Prepare B/L, permits'])
})

test('two spaces here and there part columns', () => {
  const lines = [
    'Cook  Blue Barn  2018',
    'Made soups for eighty guests',
    'Trained two cooks',
    'Ordered stock',
  ]
  expect(cleaned(lines)).toEqual(lines)
})

test('a colon with a dash is a colon, a dash in a range is none', () => {
  expect(cleaned(['Name:- Suresh Yadav', 'Work Experience :-', 'Mumbai: 2015 - 2019'])).toEqual([
    'Name: Suresh Yadav',
    'Work Experience:',
    'Mumbai: 2015 - 2019',
  ])
})

test('letters set apart are a word again, initials are not', () => {
  expect(cleaned(['J A N E   D O E'])).toEqual(['JANE DOE'])
  expect(cleaned(['B J Cole'])).toEqual(['B J Cole'])
})

test.each([
  [['01/09/2021 – 31/12/2022'], ['01.09.2021 – 31.12.2022']],
  [
    ['01/09/2021', '15/06/2016'],
    ['01.09.2021', '15.06.2016'],
  ],
  [
    ['01/09/2021', '02/03/2022'],
    ['01/09/2021', '02/03/2022'],
  ],
  [
    ['06/15/2021', '01/09/2021'],
    ['06/15/2021', '01/09/2021'],
  ],
  [
    ['31/12/2020', '06/15/2021'],
    ['31/12/2020', '06/15/2021'],
  ],
])('%j: the day comes first only where one date shows it and none the other', (lines, expected) => {
  expect(cleaned(lines)).toEqual(expected)
})
