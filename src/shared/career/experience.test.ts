import { expect, test } from 'vitest'
import { experienceBand, experienceBandForNewField, experienceYears } from './experience.ts'

test.each([
  ['0-1 years', 0],
  ['2-5 years', 3],
  ['6-10 years', 8],
  ['11-15 years', 13],
  ['16+ years', 16],
  ['3.5', 3.5],
  ['10-2', 10],
  ['4-4 years', 4],
  ['99 years', 60],
  ['student', 0],
  ['no experience', 0],
  ['', null],
  ['plenty', null],
  [undefined, null],
  [null, null],
  [7, 7],
  [0, 0],
  [99, 60],
  [-1, null],
  [Number.POSITIVE_INFINITY, null],
  [`${' '.repeat(199)}45`, 4],
])('%j says %s years', (experience, years) => {
  expect(experienceYears(experience)).toBe(years)
})

test.each([
  [0, '0–1 years', 10, 25],
  [1.9, '0–1 years', 10, 25],
  [2, '2–5 years', 25, 50],
  [5.9, '2–5 years', 25, 50],
  [6, '6–10 years', 50, 75],
  [10.9, '6–10 years', 50, 75],
  [11, '11–15 years', 62.5, 82.5],
  [15.9, '11–15 years', 62.5, 82.5],
  [16, '16 or more years', 75, 90],
  [60, '16 or more years', 75, 90],
  [null, 'the middle half of earners', 25, 75],
])('%s years stand at "%s", percentiles %d to %d', (years, label, from, to) => {
  expect(experienceBand(years)).toEqual({ label, fromPercentile: from, toPercentile: to, ...belowOf(label) })
})

test('a new field is one step down, never below the first', () => {
  expect(experienceBandForNewField(8, 1).label).toBe('2–5 years')
  expect(experienceBandForNewField(8, 0).label).toBe('6–10 years')
  expect(experienceBandForNewField(20, 2).label).toBe('6–10 years')
  expect(experienceBandForNewField(1, 1).label).toBe('0–1 years')
  expect(experienceBandForNewField(null, 1)).toEqual({
    label: 'the middle half of earners',
    fromPercentile: 25,
    toPercentile: 75,
  })
})

function belowOf(label: string) {
  const below: Record<string, number> = {
    '0–1 years': 2,
    '2–5 years': 6,
    '6–10 years': 11,
    '11–15 years': 16,
    '16 or more years': Number.POSITIVE_INFINITY,
  }
  return label in below ? { belowYears: below[label] } : {}
}
