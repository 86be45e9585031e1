import { expect, test } from 'vitest'
import { shareOfOnePiece, type WorkWeights, workFeatures, workShares } from './work-meaning.ts'

const [BREAD, NIGHT] = [11, 40]
const [, , PAIR = 0] = workFeatures([BREAD, NIGHT])
/** Bread speaks for the baker; the pair, which is rarer, for the watchman and against the baker. */
const WEIGHTS: WorkWeights = {
  codes: ['33-9032', '51-3011'],
  features: Uint32Array.of(BREAD, PAIR),
  rarity: Float32Array.of(3, 4),
  starts: Uint32Array.of(0, 1, 3),
  places: Uint16Array.of(1, 0, 1),
  values: Int8Array.of(100, 50, -25),
  steps: Float32Array.of(0.01, 0.02),
}

test('features of a goal count together by how rare they are', () => {
  const [watchman, baker] = workShares(WEIGHTS, [BREAD, NIGHT])
  // Bread counts 3 of 5 and the pair 4 of 5, since 3² + 4² = 5².
  expect(baker).toBeCloseTo((3 / 5) * 1 - (4 / 5) * 0.5, 6)
  expect(watchman).toBeCloseTo((4 / 5) * 1, 6)
  expect(workShares(WEIGHTS, [BREAD, 99])[1]).toBeCloseTo(1, 6)
})

test('what hangs on one piece is its own features and its pairs', () => {
  expect(shareOfOnePiece(WEIGHTS, [BREAD, NIGHT], '33-9032')).toBeCloseTo(4 / 5, 6)
  // Bread says 3 of 5 for the baker, and its pair takes 2 of 5.
  expect(shareOfOnePiece(WEIGHTS, [BREAD, NIGHT], '51-3011')).toBeCloseTo(3 / 5 - 2 / 5, 6)
  expect(shareOfOnePiece(WEIGHTS, [99], '51-3011')).toBe(0)
})

test('pieces that no example had say nothing', () => {
  expect([...workShares(WEIGHTS, [NIGHT, 99])]).toEqual([0, 0])
  expect([...workShares(WEIGHTS, [])]).toEqual([0, 0])
})

test('pairs are of neighbors, in their order', () => {
  expect(workFeatures([BREAD, 5, NIGHT])).not.toContain(PAIR)
  expect(workFeatures([NIGHT, BREAD])).not.toContain(PAIR)
  expect(workFeatures([BREAD, NIGHT, 5])).toContain(PAIR)
})
