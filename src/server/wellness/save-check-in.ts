import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { sqlFunction } from '#server/platform/database/sql-function.ts'
import { IDEMPOTENCY_SLOT_SECONDS, type IdempotencyKey } from '#server/platform/http/idempotency-key.ts'
import type { RateLimit } from '#server/platform/http/rate-limit.ts'
import type { ConsentPurpose } from '#shared/account/consent.ts'
import { CHECK_INS_LIMIT, type CheckIn, type CheckInInput } from '#shared/wellness/check-in.ts'
import { callCheckInFunction } from './call-check-in-function.ts'

/** Someone who took this consent back keeps no new check-ins; someone who was never asked does. */
export const CHECK_IN_CONSENT: ConsentPurpose = 'daily_check_ins'

export const SAVE_CHECK_IN = sqlFunction('save_check_in', 15)

/**
 * Saves once per client id, and once per idempotency key; the same call sent again gets the first one's answer, whatever was decided since.
 * Else it needs the consent and room in the limit, in this order; a refusal saves nothing, not even the key. The contract checks the answer.
 */
export async function saveCheckIn(
  deps: { database: Database; rateLimit: RateLimit },
  userId: string,
  entry: CheckInInput,
  idempotency: IdempotencyKey | null,
  limit: { attempts: number; seconds: number } = CHECK_INS_LIMIT,
): Promise<CheckIn> {
  return callCheckInFunction(deps.database, SAVE_CHECK_IN, [
    userId,
    randomUUID(),
    entry.mood,
    entry.energy,
    entry.notes,
    entry.context ? JSON.stringify(entry.context) : null,
    entry.noted_at ?? null,
    entry.client_id ?? null,
    idempotency?.key ?? null,
    idempotency?.hash ?? null,
    IDEMPOTENCY_SLOT_SECONDS,
    CHECK_IN_CONSENT,
    ...deps.rateLimit.counter('check-in', userId, limit),
  ])
}
