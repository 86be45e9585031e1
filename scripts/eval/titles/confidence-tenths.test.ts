import { expect, test } from 'vitest'
import { confidenceTenths, largestDistance, sureMatches } from './confidence-tenths.ts'

const match = (confidence: number, isRight: boolean) => ({ confidence, isRight })
const matches = [match(0.12, false), match(0.18, true), match(0.8, true), match(0.84, false), match(1, true)]

test('each match counts in the tenth of its confidence, a sure one in the last', () => {
  const tenths = confidenceTenths(matches)
  expect(tenths.map(({ count }) => count)).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 2, 1])
  expect(tenths[1]?.stated).toBeCloseTo(0.15)
  expect(tenths[1]?.right).toBe(0.5)
})

test('a tenth with too few titles does not count for the largest distance', () => {
  const tenths = confidenceTenths([...matches, match(0.5, false)])
  expect(largestDistance(tenths, 1)).toBeCloseTo(0.5)
  expect(largestDistance(tenths, 2)).toBeCloseTo(0.35)
})

test('a match at the least confidence is not called the closest one', () => {
  expect(sureMatches(matches)).toEqual({ count: 3, right: 2 / 3 })
})

test('a match that weighs three times counts as three for the shares, and as one title', () => {
  const weightOf = ({ isRight }: { isRight: boolean }) => (isRight ? 3 : 1)
  expect(confidenceTenths(matches, weightOf)[1]).toMatchObject({ count: 2, right: 0.75 })
  expect(confidenceTenths(matches, weightOf)[1]?.stated).toBeCloseTo(0.165)
  expect(sureMatches(matches, weightOf)).toEqual({ count: 3, right: 6 / 7 })
})
