import { implement } from '@orpc/server'
import type { Database } from '#server/platform/database/database.ts'
import { type Call, gate, idempotency, userOf } from '#server/platform/http/call-context.ts'
import type { RateLimit } from '#server/platform/http/rate-limit.ts'
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
