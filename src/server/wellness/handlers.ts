import { implement } from '@orpc/server'
import type { Database } from '#server/platform/database/database.ts'
import { accessGate } from '#server/platform/http/access-gate.ts'
import { type CallContext, userIdOf } from '#server/platform/http/call-context.ts'
import type { RateLimit } from '#server/platform/http/rate-limit.ts'
import { wellness } from '#shared/wellness/contract.ts'
import { listCheckIns } from './list-check-ins.ts'
import { saveCheckIn } from './save-check-in.ts'

export function wellnessHandlers(deps: { database: Database; rateLimit: RateLimit }) {
  const os = implement(wellness).$context<CallContext>().use(accessGate)
  return os.router({
    saveCheckIn: os.saveCheckIn.handler(({ context, input }) =>
      saveCheckIn(deps, userIdOf(context), input, context.idempotency),
    ),
    listCheckIns: os.listCheckIns.handler(({ context, input }) =>
      listCheckIns(deps.database, userIdOf(context), input),
    ),
  })
}
