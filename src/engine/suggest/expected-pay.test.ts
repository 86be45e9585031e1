import { expect, test } from 'vitest'
import { resolvePlace } from '#engine/market/resolve-place.ts'
import { testEngine } from '#tests/test-engine.ts'
import { expectedPay } from './expected-pay.ts'

const { career } = testEngine()
const place = resolvePlace(career.places(), '')
const NURSE = career.occupations.rowOf.get('29-1141.00') ?? -1

test.each([
  ['same field', 8, '6–10 years'],
  ['adjacent', 8, '2–5 years'],
  ['stretch', 8, '0–1 years'],
  ['stretch', 30, '0–1 years'],
  ['stretch', null, 'the middle half of earners'],
] as const)('%s after %s years is paid as with %s', (kind, years, basis) => {
  expect(expectedPay(career, NURSE, kind, { place, years })?.basis).toBe(basis)
})
