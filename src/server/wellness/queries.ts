import * as z from 'zod/mini'
import type { Database } from '#server/platform/database/database.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import type { RateLimit } from '#server/platform/http/rate-limit.ts'
import { CHECK_INS_LIMIT, type CheckIn, checkIn, type NewCheckIn } from '#shared/wellness/check-in.ts'

/** Saves once per idempotency key; a twin that comes later gets the first one's answer. */
export async function insertCheckIn(
  { database, rateLimit }: { database: Database; rateLimit: RateLimit },
  userId: string,
  entry: NewCheckIn,
  once: { key: string; hash: string } | null,
): Promise<CheckIn> {
  const answer = await database.callFunction('save_check_in', [
    userId,
    uuidV7(),
    entry.mood,
    entry.energy,
    entry.notes,
    once?.key ?? null,
    once?.hash ?? null,
    ...rateLimit.counter('check-in', userId, CHECK_INS_LIMIT),
  ])
  return checkIn.parse(JSON.parse(answer))
}

const checkIns = z.array(checkIn)

export async function selectRecentCheckIns(
  database: Database,
  userId: string,
  page: { limit: number; before?: string | undefined },
): Promise<CheckIn[]> {
  return checkIns.parse(
    JSON.parse(await database.callFunction('list_check_ins', [userId, page.limit, page.before ?? null])),
  )
}
