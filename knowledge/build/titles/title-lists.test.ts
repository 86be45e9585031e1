import { expect, test } from 'vitest'
import { titleLists } from './title-lists.ts'

const NURSE = '29-1141.00'
const AIDE = '31-1131.00'
const ONET = {
  occupations: [
    { code: NURSE, title: 'Registered Nurses' },
    { code: AIDE, title: 'Nursing Assistants' },
  ],
  titles: [
    { code: NURSE, title: 'Ward Nurse', reported: true },
    { code: AIDE, title: 'Bank Helper', reported: true },
  ],
  texts: [],
  employment: new Map<string, number>(),
}
const typed = [
  { title: 'Ward nurse', codes: [NURSE, AIDE] },
  { title: 'bank helper', codes: [NURSE] },
  { title: 'HCA Band 3 (nights)', codes: [AIDE] },
  { title: 'Diver', codes: ['49-9092.00'] },
]
const { titles } = titleLists(ONET, [], typed)
const rowsOf = (words: string) =>
  [...titles.values()]
    .filter(row => row.words.join(' ') === words)
    .map(({ kind, classes }) => [kind, ...classes].join(' '))

test('a typed title stands beside the same one of a list', () => {
  expect(rowsOf('ward nurse')).toEqual(['reported 0', 'typed 0 1'])
  expect(rowsOf('bank helper')).toEqual(['reported 1', 'typed 0'])
})

test('a new typed title is known without its grade and hours', () => {
  expect(rowsOf('hca')).toEqual(['typed 1'])
})

test('a typed title of an occupation that is not there adds none', () => {
  expect(rowsOf('diver')).toEqual([])
})
