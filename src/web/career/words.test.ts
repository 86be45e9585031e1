// @vitest-environment node
import { expect, test } from 'vitest'
import { aSuggestion } from './suggestions/suggestion.fixture.ts'
import { isNationalPay, todayPayText } from './words.ts'

const pay = (place: string) => ({
  low: { value: 80_000, at_least: false },
  high: { value: 90_000, at_least: false },
  unit: 'year' as const,
  basis: '2–5 years',
  place,
  source: 'BLS wages',
  year: 'May 2025',
})

test('pay of the whole United States is not told as what somebody earns today', () => {
  const salary_range = '$80,000 - $90,000'
  expect(todayPayText(aSuggestion({ salary_range, pay: pay('United States') }))).toBe(
    'US pay for your work today $80,000 – $90,000',
  )
  expect(todayPayText(aSuggestion({ salary_range, pay: pay('Columbus, OH') }))).toBe(
    'today $80,000 – $90,000',
  )
  expect(isNationalPay(null)).toBe(false)
})
