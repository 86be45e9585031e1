import { expect, test } from 'vitest'
import { functionOutcome } from '#server/platform/database/function-outcome.ts'
import { checkInProblem } from './call-check-in-function.ts'

test.each([
  ['consent_withdrawn', null, 403, null],
  ['idempotency_conflict', null, 409, null],
  ['not_found', null, 404, null],
  ['rate_limited', '17', 429, 17],
])('the outcome %s (%s) is answered %i', (outcome, detail, status, retryAfterSeconds) => {
  expect(checkInProblem({ outcome, detail })).toMatchObject({ code: outcome, status, retryAfterSeconds })
})

test('an outcome that is not known is our fault, and its name stays with us', () => {
  const problem = checkInProblem({ outcome: 'half_saved', detail: null })
  expect(problem.status).toBe(500)
  expect(JSON.stringify(problem.body())).not.toContain('half_saved')
})

test('an outcome is told from a failure of the database by its state', () => {
  const refused = Object.assign(new Error('rate_limited'), { code: 'WW000', detail: '17' })
  expect(functionOutcome(refused)).toEqual({ outcome: 'rate_limited', detail: '17' })
  expect(functionOutcome(Object.assign(new Error('rate_limited'), { code: 'P0001' }))).toBeNull()
  expect(functionOutcome(new Error('rate_limited'))).toBeNull()
})
