import { implement } from '@orpc/server'
import { type Call, gate, idempotency, userOf } from '#server/platform/call.ts'
import type { Database } from '#server/platform/database.ts'
import { wellness } from '#shared/wellness/contract.ts'
import { insertCheckIn, selectRecentCheckIns } from './queries.ts'

export function wellnessHandlers(database: Database) {
  const os = implement(wellness).$context<Call>().use(gate)
  return os.router({
    saveCheckIn: os.saveCheckIn.handler(({ context, input }) =>
      insertCheckIn(database, userOf(context), input, idempotency(context, input)),
    ),
    listCheckIns: os.listCheckIns.handler(({ context, input }) =>
      selectRecentCheckIns(database, userOf(context), input),
    ),
  })
}
