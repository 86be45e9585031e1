import type { Outbox } from '#server/email/outbox.ts'
import type { Payments } from '#server/payments/payments.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Background } from '#server/platform/jobs/background.ts'
import type { Log } from '#server/platform/log.ts'

export type BillingDeps = {
  database: Database
  payments: Payments
  background: Background
  /** Null where mail is off. */
  outbox: Outbox | null
  /** Signs the links that switch mails off. */
  secret: string
  publicUrl: URL
  log: Log
}
