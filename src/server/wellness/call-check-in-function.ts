import type { SqlFunction } from '#server/platform/database/call-function.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type FunctionOutcome, functionOutcome } from '#server/platform/database/function-outcome.ts'
import { Problem } from '#shared/problem.ts'

/** Calls a function of check-ins; the contract checks the answer, and a refusal is thrown as its problem. */
export async function callCheckInFunction<Answer>(
  database: Database,
  called: SqlFunction,
  values: Parameters<Database['callFunction']>[1],
): Promise<Answer> {
  try {
    return JSON.parse(await database.callFunction(called, values))
  } catch (error) {
    const refused = functionOutcome(error)
    throw refused ? checkInProblem(refused) : error
  }
}

/** What each refusal means to the caller. */
export function checkInProblem({ outcome, detail }: FunctionOutcome): Problem {
  switch (outcome) {
    case 'consent_withdrawn':
    case 'idempotency_conflict':
    case 'not_found':
      return new Problem(outcome)
    case 'rate_limited':
      return new Problem(outcome, { retryAfterSeconds: Number(detail) })
    default:
      return new Problem('internal', { cause: new Error(`Unknown outcome: ${outcome}`) })
  }
}
