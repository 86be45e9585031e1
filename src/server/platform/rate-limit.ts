import { createHmac } from 'node:crypto'
import { Problem } from '#shared/problem.ts'
import type { Database } from './database.ts'

export type RateLimit = {
  /** Counts one attempt in the database, so that the limit holds over every server and a restart; refuses past it. */
  take(what: string, who: string, limit: { attempts: number; seconds: number }): Promise<void>
}

export function createRateLimit(database: Database, secret: string): RateLimit {
  return {
    async take(what, who, { attempts, seconds }) {
      // An address or an account must not be readable from the table.
      const key = createHmac('sha256', secret).update(`${what}\n${who}`).digest('base64url')
      const wait = Number(await database.hot('take_attempt', [key, attempts, seconds]))
      if (wait > 0) throw new Problem('rate_limited', { retryAfterSeconds: wait })
    },
  }
}
