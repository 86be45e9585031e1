import { expect, test } from 'vitest'
import { amountText, grouped, salaryRangeText } from './pay.ts'

const exact = (value: number) => ({ value, at_least: false })
const atLeast = (value: number) => ({ value, at_least: true })

test.each([
  [999, '999'],
  [1000, '1,000'],
  [999.5, '1,000'],
  [1_234_567, '1,234,567'],
])('%d is written %s', (value, text) => {
  expect(grouped(value)).toBe(text)
})

test('an hour is paid in cents, a year in dollars', () => {
  expect(amountText(exact(12.3), 'hour')).toBe('$12.30')
  expect(amountText(exact(75_400), 'year')).toBe('$75,400')
  expect(amountText(atLeast(239_200), 'year')).toBe('$239,200 or more')
})

test.each([
  [exact(50_000), exact(80_000), 'year', '$50,000 - $80,000'],
  [exact(12.3), exact(20), 'hour', '$12.30 - $20.00 an hour'],
  [exact(50_000), exact(50_000), 'year', '$50,000'],
  [exact(20), exact(20), 'hour', '$20.00 an hour'],
  [exact(200_000), atLeast(239_200), 'year', '$200,000 - $239,200 or more'],
  [exact(239_200), atLeast(239_200), 'year', '$239,200 - $239,200 or more'],
  [atLeast(239_200), atLeast(250_000), 'year', '$239,200 or more'],
] as const)('%j to %j a %s is "%s"', (low, high, unit, text) => {
  expect(salaryRangeText({ low, high, unit })).toBe(text)
})
