import { expect, test } from 'vitest'
import { yearlyGrowth } from '#engine/occupations/load-wages.ts'
import type { Amount } from '#shared/career/pay.ts'
import { percentile } from './pay-band.ts'

const exact = (value: number): Amount => ({ value, at_least: false })
const atLeast = (value: number): Amount => ({ value, at_least: true })
const WAGES = [10_010, 20_020, 30_030, 40_040, 50_050].map(exact)

test.each([
  [10, 10_010],
  [25, 20_020],
  [50, 30_030],
  [62.5, 35_035],
  [75, 40_040],
  [82.5, 45_045],
  [90, 50_050],
])('the percentile %d lies at %d', (at, value) => {
  expect(percentile(WAGES, at, 'year', null)).toEqual(exact(value))
})

test('local pay is rounded to hundreds a year and cents an hour', () => {
  expect(percentile(WAGES, 50, 'year', 1)).toEqual(exact(30_000))
  expect(percentile(WAGES, 50, 'year', 1.1)).toEqual(exact(33_000))
  const hourly = [10, 20, 30, 40, 50].map(exact)
  expect(percentile(hourly, 50, 'hour', 1.0115)).toEqual(exact(30.35))
  expect(percentile(hourly, 50, 'hour', null)).toEqual(exact(30))
})

test('a lower bound passes on to what lies beyond it', () => {
  const top = [exact(1), exact(2), exact(3), atLeast(4), atLeast(4)]
  expect([50, 62.5, 75, 90].map(at => percentile(top, at, 'year', null).at_least)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('yearly growth runs from the first to the last median that is no lower bound', () => {
  expect(
    yearlyGrowth([
      { year: 2021, amount: exact(100) },
      { year: 2023, amount: exact(121) },
    ]),
  ).toBeCloseTo(10)
  expect(yearlyGrowth([{ year: 2021, amount: exact(100) }])).toBeNull()
  expect(
    yearlyGrowth([
      { year: 2021, amount: exact(100) },
      { year: 2023, amount: atLeast(121) },
    ]),
  ).toBeNull()
  expect(
    yearlyGrowth([
      { year: 2021, amount: exact(100) },
      { year: 2022, amount: exact(126) },
      { year: 2023, amount: exact(120) },
    ]),
  ).toBeNull()
  expect(
    yearlyGrowth([
      { year: 2021, amount: exact(100) },
      { year: 2022, amount: exact(125) },
      { year: 2023, amount: exact(121) },
    ]),
  ).toBeCloseTo(10)
})
