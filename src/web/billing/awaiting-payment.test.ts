import { expect, test } from 'vitest'
import { recheckDelayMs } from './awaiting-payment.ts'

test.for([
  [0, 5_000],
  [119_999, 5_000],
  [120_000, 15_000],
  [1_799_999, 15_000],
  [1_800_000, false],
] as const)('after %i ms of waiting the next check comes in %j', ([awaited, delay]) => {
  expect(recheckDelayMs(awaited)).toBe(delay)
})
