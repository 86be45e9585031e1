import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

test('rests after failures in a row, lets one call try, and closes when it succeeds', () => {
  let nowMs = 0
  const breaker = createCircuitBreaker({ failures: 3, restMs: 1_000 }, () => nowMs)
  breaker.failed()
  breaker.failed()
  breaker.succeeded()
  breaker.failed()
  breaker.failed()
  expect(breaker.mayCall()).toBe(true)
  breaker.failed()
  expect(breaker.mayCall()).toBe(false)
  nowMs = 999
  expect(breaker.mayCall()).toBe(false)
  nowMs = 1_000
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false])
  breaker.succeeded()
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true])
})
