import { expect, test } from 'vitest'
import { groupsByOccupation, votes } from './pay-groups.ts'

const counted = (...pairs: [group: string, soc: string, titles: number][]) =>
  votes(
    pairs.flatMap(([group, soc, titles]) => Array.from({ length: titles }, () => ({ group, soc }))),
    row => [row.group ?? '', row.soc ?? ''],
  )

test('a group with six of ten titles stands for the occupation', () => {
  expect(groupsByOccupation(counted(['2512', '15-1252', 6], ['2513', '15-1252', 4]))).toEqual({
    '15-1252': '2512',
  })
})

test('where finer groups disagree, the coarser one they share is taken', () => {
  expect(groupsByOccupation(counted(['2512', '15-1252', 5], ['2513', '15-1252', 5]))).toEqual({
    '15-1252': '251',
  })
})

test('where no group is agreed on, there is none', () => {
  expect(groupsByOccupation(counted(['2512', '15-1252', 5], ['1330', '15-1252', 5]))).toEqual({})
})

test('two titles are too few to tell', () => {
  expect(groupsByOccupation(counted(['2512', '15-1252', 2]))).toEqual({})
  expect(groupsByOccupation(counted(['2512', '15-1252', 3]))).toEqual({ '15-1252': '2512' })
})

test('titles without a group or an occupation do not vote', () => {
  expect(groupsByOccupation(counted(['', '15-1252', 9], ['2512', '', 9], ['2513', '15-1252', 3]))).toEqual({
    '15-1252': '2513',
  })
})
