import type { Metrics } from '#server/platform/http/metrics.ts'
import type { Limit, RateLimit } from '#server/platform/http/rate-limit.ts'
import type { Log } from '#server/platform/log.ts'
import { Problem } from '#shared/problem.ts'
import type { Mail } from './mail-transport.ts'
import type { Outbox } from './outbox.ts'

const MAILS_PER_ADDRESS_PER_HOUR = { attempts: 3, seconds: 3600 }
/** One sentence in the log says enough, however many mails a flood makes. */
const SAID_ONCE = { attempts: 1, seconds: 3600 }

export type MailBudgets = { rateLimit: RateLimit; metrics: Metrics; log: Log }

/**
 * Counts a mail that anybody could cause; throws past the limit. Each kind of mail has budgets of its own, and none
 * is shared by everybody: what one form uses up must never be missing to another form or another person.
 */
export async function countMail(
  deps: MailBudgets,
  kind: string,
  budgets: readonly { who: string; limit: Limit }[],
): Promise<void> {
  try {
    await deps.rateLimit.countAttempts(
      budgets.map(({ who, limit }) => ({ what: `mail-${kind}`, who, limit })),
    )
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'rate_limited') throw error
    await noteHeldBack(deps, kind)
    throw new Problem('mail_limit', { retryAfterSeconds: error.retryAfterSeconds ?? undefined })
  }
}

/** A mail that nobody waits for on a screen: at most three an hour of its kind to one address, the rest is held back. */
export async function sendThrottledMail(
  deps: MailBudgets & { outbox: Outbox | null },
  kind: string,
  email: string,
  make: () => Promise<Mail>,
): Promise<void> {
  if (!deps.outbox) return
  try {
    await countMail(deps, kind, [{ who: email, limit: MAILS_PER_ADDRESS_PER_HOUR }])
  } catch (error) {
    if (error instanceof Problem && error.code === 'mail_limit') return
    throw error
  }
  await deps.outbox.add(await make())
}

async function noteHeldBack({ rateLimit, metrics, log }: MailBudgets, kind: string) {
  metrics.count('mails_held_back')
  try {
    await rateLimit.countAttempt('mails-held-back', kind, SAID_ONCE)
  } catch (error) {
    if (error instanceof Problem && error.code === 'rate_limited') return
    throw error
  }
  log.error('mails_held_back', { kind })
}
