import type { Log } from '#server/platform/log.ts'
import type { RateLimit } from '#server/platform/rate-limit.ts'
import { Problem } from '#shared/problem.ts'
import type { Mail } from './email.ts'
import type { Outbox } from './outbox.ts'

const MAILS_AN_HOUR = { attempts: 3, seconds: 3600 }
/** Everybody together: a flood over many addresses must not spend the good name of our sender. */
const MAILS_IN_ALL_AN_HOUR = { attempts: 2000, seconds: 3600 }

/**
 * A mail that a stranger could cause: at most three an hour to one address. Past that nothing is made either,
 * so that the link already on its way keeps working.
 */
export async function askedMail(
  house: { outbox: Outbox | null; rateLimit: RateLimit; log: Log },
  email: string,
  make: () => Promise<Mail>,
): Promise<void> {
  if (!house.outbox) return
  try {
    await house.rateLimit.take('mail', email, MAILS_AN_HOUR)
    await house.rateLimit.take('mail', 'everyone', MAILS_IN_ALL_AN_HOUR)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'rate_limited') throw error
    house.log.info('mail_held_back')
    return
  }
  await house.outbox.post(await make())
}
