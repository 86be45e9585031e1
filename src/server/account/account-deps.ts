import { implement } from '@orpc/server'
import type { Outbox } from '#server/email/outbox.ts'
import type { PersonalDataSource } from '#server/email/personal-data.ts'
import type { Auth } from '#server/platform/auth/create-auth.ts'
import type { EndedSessions } from '#server/platform/auth/ended-sessions.ts'
import type { TokenSigner } from '#server/platform/auth/token-signer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { accessGate } from '#server/platform/http/access-gate.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import type { Metrics } from '#server/platform/http/metrics.ts'
import type { RateLimit } from '#server/platform/http/rate-limit.ts'
import type { Background } from '#server/platform/jobs/background.ts'
import type { Log } from '#server/platform/log.ts'
import { account } from '#shared/account/contract.ts'

/** What the handlers of accounts work with. */
export type AccountDeps = {
  auth: Auth
  tokenSigner: TokenSigner
  database: Database
  endedSessions: EndedSessions
  rateLimit: RateLimit
  /** Null where this installation sends no mail. */
  outbox: Outbox | null
  /** Ends what the payment provider charges; an account is deleted only after it. */
  cancelSubscription: (userId: string) => Promise<void>
  background: Background
  secret: string
  publicUrl: URL
  googleOn: boolean
  /** Where features keep something under a person's address rather than their id. */
  personalData: readonly PersonalDataSource[]
  log: Log
  metrics: Metrics
}

export type AccountOs = ReturnType<typeof accountOs>

export function accountOs() {
  return implement(account).$context<CallContext>().use(accessGate)
}
