import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Problem } from '#shared/problem.ts'
import type { Database } from './database.ts'
import { rateLimits } from './tables.ts'

export type RateLimit = {
  /** Counts one attempt in the database, so that the limit holds over every server and a restart; refuses past it. */
  take(what: string, who: string, limit: { attempts: number; seconds: number }): Promise<void>
  /** Forgets the attempts counted so far; a person who got in was no attacker. */
  forget(what: string, who: string): Promise<void>
}

export function createRateLimit(database: Database, secret: string): RateLimit {
  // An address or an account must not be readable from the table.
  const keyOf = (what: string, who: string) =>
    createHmac('sha256', secret).update(`${what}\n${who}`).digest('base64url')

  return {
    async take(what, who, { attempts, seconds }) {
      const wait = Number(await database.hot('take_attempt', [keyOf(what, who), attempts, seconds]))
      if (wait > 0) throw new Problem('rate_limited', { retryAfterSeconds: wait })
    },
    async forget(what, who) {
      await database.asSystem(tx => tx.delete(rateLimits).where(eq(rateLimits.key, keyOf(what, who))))
    },
  }
}
