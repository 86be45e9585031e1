// @vitest-environment node
import { expect, test } from 'vitest'
import { mapLayout } from './map-layout.ts'
import { aSuggestion } from './suggestion.fixture.ts'

const paid = (low: number, high: number) => ({
  ...aSuggestion().pay,
  low: { value: low, at_least: false },
  high: { value: high, at_least: false },
  unit: 'year' as const,
  basis: '2–5 years',
  place: 'Columbus, OH',
  source: 'BLS wages',
  year: 'May 2025',
})
const MAP = {
  now: aSuggestion({ role: 'Registered Nurse', code: '29-1141.00', pay: paid(88_000, 100_000) }),
  history: [2021, 2022, 2023].map((year, at) => ({ year, amount: { value: 78_000 + at * 6_000 } })),
  paths: [
    aSuggestion({ code: '29-1171.00', pay: paid(120_000, 142_000) }),
    aSuggestion({ pay: paid(42_000, 50_000) }),
  ],
}
const texts = (width: number) => mapLayout(MAP, width).guides.map(({ text }) => text)

test('an amount beside the map gives way to the line of the past and the words of today; its line stays', () => {
  expect(texts(1_000)).toEqual(['$40k', '$60k', null, '$100k', '$140k'])
  expect(texts(360)).toEqual(['$40k', '$60k', null, null, '$140k'])
})

test('without a role of today every amount is named', () => {
  const { guides } = mapLayout({ ...MAP, now: null, history: [] }, 360)
  expect(guides.every(({ text }) => text !== null)).toBe(true)
})
