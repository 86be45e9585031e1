import { randomUUID } from 'node:crypto'
import type { SqlFunction } from '#server/platform/database/call-function.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type FunctionOutcome, functionOutcome } from '#server/platform/database/function-outcome.ts'
import { IDEMPOTENCY_SLOT_SECONDS, type IdempotencyKey } from '#server/platform/http/idempotency-key.ts'
import type { RateLimit } from '#server/platform/http/rate-limit.ts'
import type { ConsentPurpose } from '#shared/account/consent.ts'
import { Problem } from '#shared/problem.ts'
import { CHECK_INS_LIMIT, type CheckIn, type CheckInInput } from '#shared/wellness/check-in.ts'

/** Someone who took this consent back keeps no new check-ins; someone who was never asked does. */
export const CHECK_IN_CONSENT: ConsentPurpose = 'daily_check_ins'

export const SAVE_CHECK_IN: SqlFunction = {
  name: 'save_check_in',
  text: 'select api.save_check_in($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as answer',
}

/**
 * Saves once per idempotency key; the same call sent again gets the first one's answer, whatever was decided since.
 * Else it needs the consent and room in the limit, in this order; a refusal saves nothing, not even the key. The contract checks the answer.
 */
export async function saveCheckIn(
  { database, rateLimit }: { database: Database; rateLimit: RateLimit },
  userId: string,
  entry: CheckInInput,
  idempotency: IdempotencyKey | null,
  limit: { attempts: number; seconds: number } = CHECK_INS_LIMIT,
): Promise<CheckIn> {
  try {
    const answer = await database.callFunction(SAVE_CHECK_IN, [
      userId,
      randomUUID(),
      entry.mood,
      entry.energy,
      entry.notes,
      idempotency?.key ?? null,
      idempotency?.hash ?? null,
      IDEMPOTENCY_SLOT_SECONDS,
      CHECK_IN_CONSENT,
      ...rateLimit.counter('check-in', userId, limit),
    ])
    return JSON.parse(answer)
  } catch (error) {
    const refused = functionOutcome(error)
    throw refused ? checkInProblem(refused) : error
  }
}

/** What each refusal of api.save_check_in means to the caller. */
export function checkInProblem({ outcome, detail }: FunctionOutcome): Problem {
  switch (outcome) {
    case 'consent_withdrawn':
    case 'idempotency_conflict':
      return new Problem(outcome)
    case 'rate_limited':
      return new Problem(outcome, { retryAfterSeconds: Number(detail) })
    default:
      return new Problem('internal', { cause: new Error(`Unknown outcome: ${outcome}`) })
  }
}
