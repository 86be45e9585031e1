import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { sqlFunction } from '#server/platform/database/sql-function.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { throwIfAnswered, withoutDeadline } from '#server/platform/deadline.ts'
import type { FeatureGrant } from '#server/platform/http/access-checks.ts'
import { errorFields, type Log } from '#server/platform/log.ts'
import { limitReached } from './feature-gate.ts'

/** How long a use stays held by a server that died. */
export const USAGE_LEASE_SECONDS = 120
const EXTEND_EVERY_MS = 40_000

const RESERVE_USAGE = sqlFunction('reserve_usage', 6)
const SETTLE_USAGE = sqlFunction('settle_usage', 5)
const HOLD_USAGE = sqlFunction('hold_usage', 3)

const usageOutcome = z.object({
  outcome: z.enum(['reserved', 'settled', 'limit_reached', 'held', 'gone']),
  month: z.string().optional(),
  renews_on: z.string().optional(),
})

export type FeatureUse = {
  /** Counts the use inside the transaction that keeps the result, so that both are there or neither. */
  settleIn(tx: Transaction): Promise<void>
}

/** Holds one use while the work runs: counts it when the work ends well, gives it back when it fails. Unlimited plans hold nothing. */
export async function withFeatureUse<T>(
  { database, log }: { database: Database; log: Log },
  userId: string,
  { feature, monthlyLimit: limit }: FeatureGrant,
  work: (use: FeatureUse) => Promise<T>,
  atMs: number | null = null,
): Promise<T> {
  if (limit === null) return work({ settleIn: async () => {} })
  const id = uuidV7()
  const at = atMs === null ? null : new Date(atMs).toISOString()
  const { month = '' } = accepted(
    await database.callFunction(RESERVE_USAGE, [userId, id, feature, limit, USAGE_LEASE_SECONDS, at]),
  )
  const hold = (seconds: number | null) =>
    withoutDeadline(() => database.callFunction(HOLD_USAGE, [userId, id, seconds])).catch(error =>
      log.warn('usage_hold_failed', { feature, ...errorFields(error) }),
    )
  const extending = setInterval(() => hold(USAGE_LEASE_SECONDS), EXTEND_EVERY_MS)
  extending.unref()
  let isKept = false
  try {
    const result = await work({
      async settleIn(tx) {
        isKept = true
        const { rows } = await tx.execute<{ answer: string }>(
          sql`select api.settle_usage(${userId}, ${id}, ${feature}, ${month}, ${limit}) as answer`,
        )
        accepted(rows[0]?.answer ?? '')
      },
    })
    // Who was told that it took too long must not pay for it with a use.
    if (!isKept) throwIfAnswered()
    // Said twice it counts once; the transaction of settleIn may have been rolled back.
    accepted(await database.callFunction(SETTLE_USAGE, [userId, id, feature, month, limit]))
    return result
  } catch (error) {
    await hold(null)
    throw error
  } finally {
    clearInterval(extending)
  }

  function accepted(answer: string) {
    const parsed = usageOutcome.parse(JSON.parse(answer))
    if (parsed.outcome === 'limit_reached') throw limitReached(feature, limit ?? 0, parsed.renews_on ?? '')
    return parsed
  }
}
