import { createHmac, createSecretKey } from 'node:crypto'
import { Problem } from '#shared/problem.ts'
import type { SqlFunction } from '../database/call-function.ts'
import type { Database } from '../database/database.ts'

export type Limit = { attempts: number; seconds: number }
type Attempt = { what: string; who: string; limit: Limit }

export type RateLimit = {
  /** Counts one attempt in the database, so that the limit holds over every server and a restart; refuses past it. */
  countAttempt(what: string, who: string, limit: Limit): Promise<void>
  /** Counts several in one visit, in this order; the first that is refused is the last that is counted. */
  countAttempts(attempts: readonly Attempt[]): Promise<void>
  /**
   * The arguments of `api.take_attempt`, for a SQL function that counts in the transaction that saves: then only what is
   * saved counts, and never one more than the limit.
   */
  counter(what: string, who: string, limit: Limit): readonly [key: string, attempts: number, seconds: number]
  /** Called after a successful sign-in. */
  clearAttempts(what: string, who: string): Promise<void>
}

export const TAKE_ATTEMPTS: SqlFunction = {
  name: 'take_attempts',
  text: 'select api.take_attempts($1, $2, $3)::text as answer',
}
const FORGET_ATTEMPTS: SqlFunction = {
  name: 'forget_attempts',
  text: 'select api.forget_attempts($1)::text as answer',
}

export function createRateLimit(database: Database, secret: string): RateLimit {
  const key = createSecretKey(Buffer.from(secret))
  // An address or an account must not be readable from the table.
  const keyOf = (what: string, who: string) =>
    createHmac('sha256', key).update(`${what}\n${who}`).digest('base64url')

  async function countAttempts(attempts: readonly Attempt[]) {
    const wait = Number(
      await database.callFunction(TAKE_ATTEMPTS, [
        attempts.map(({ what, who }) => keyOf(what, who)),
        attempts.map(({ limit }) => limit.attempts),
        attempts.map(({ limit }) => limit.seconds),
      ]),
    )
    if (wait > 0) throw new Problem('rate_limited', { retryAfterSeconds: wait })
  }

  return {
    countAttempt: (what, who, limit) => countAttempts([{ what, who, limit }]),
    countAttempts,
    counter: (what, who, limit) => [keyOf(what, who), limit.attempts, limit.seconds],
    async clearAttempts(what, who) {
      await database.callFunction(FORGET_ATTEMPTS, [keyOf(what, who)])
    },
  }
}
