import { expect, test } from 'vitest'
import { degreeYears, yearsAskedOf } from './degree-years.ts'

test.each([
  [
    'PhD in Ecology with 2+ years, or MSc with 5+ years',
    [
      [5, 2],
      [4, 5],
    ],
  ],
  ["Bachelor's degree and 4 years in a brewery", [[3, 4]]],
  ['MSc in Physics or Chemistry plus 3 years of lab work', [[4, 3]]],
  ["Bachelor's degree or 4 years of work", []],
  ["Bachelor's degree (HND with 6 years considered)", []],
  ["A 3 year bachelor's degree", []],
  ['5 years in a brewery', []],
])('%j asks for these years by degree', (text, expected) => {
  expect(degreeYears(text).map(({ level, years }) => [level, years])).toEqual(expected)
})

test('the highest degree held decides; without one of them the most years are asked', () => {
  const asked = degreeYears('PhD in Ecology with 2+ years, or MSc with 5+ years')
  expect([5, 4, 3, 0].map(level => yearsAskedOf(level, asked))).toEqual([2, 5, 5, 5])
})
