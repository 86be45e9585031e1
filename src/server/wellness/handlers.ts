import { implement } from '@orpc/server'
import { type Call, gate, idempotency, userOf } from '#server/platform/call.ts'
import type { Database } from '#server/platform/database.ts'
import type { RateLimit } from '#server/platform/rate-limit.ts'
import { wellness } from '#shared/wellness/contract.ts'
import { insertCheckIn, selectRecentCheckIns } from './queries.ts'

export function wellnessHandlers(deps: { database: Database; rateLimit: RateLimit }) {
  const os = implement(wellness).$context<Call>().use(gate)
  return os.router({
    saveCheckIn: os.saveCheckIn.handler(({ context, input }) =>
      insertCheckIn(deps, userOf(context), input, idempotency(context, input)),
    ),
    listCheckIns: os.listCheckIns.handler(({ context, input }) =>
      selectRecentCheckIns(deps.database, userOf(context), input),
    ),
  })
}
