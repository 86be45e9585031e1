import { implement } from '@orpc/server'
import type { Outbox } from '#server/email/outbox.ts'
import { sendThrottledMail } from '#server/email/send-throttled-mail.ts'
import type { Database } from '#server/platform/database/database.ts'
import { sqlState } from '#server/platform/database/database-problem.ts'
import { accessGate } from '#server/platform/http/access-gate.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import type { Metrics } from '#server/platform/http/metrics.ts'
import type { RateLimit } from '#server/platform/http/rate-limit.ts'
import { errorFields, type Log } from '#server/platform/log.ts'
import { Problem } from '#shared/problem.ts'
import type { ContactRequest } from '#shared/support/contact-request.ts'
import { support } from '#shared/support/contract.ts'
import { isProbablyBot } from '#shared/support/honeypot-fields.ts'
import { contactMail, welcomeMail } from './mails.ts'
import {
  deleteSubscriber,
  insertContactRequest,
  insertSubscriber,
  selectRecentContactRequest,
  updateContactRequestMailed,
} from './queries.ts'
import { subscriberIdFrom, unsubscribeToken } from './unsubscribe-token.ts'

export type SupportDeps = {
  database: Database
  rateLimit: RateLimit
  outbox: Outbox | null
  contactInbox: string | null
  secret: string
  publicUrl: URL
  log: Log
  metrics: Metrics
}

const CONTACT_PER_SENDER = { attempts: 3, seconds: 3600 }

export function supportHandlers(deps: SupportDeps) {
  const { database, rateLimit, secret, publicUrl, log } = deps
  const os = implement(support).$context<CallContext>().use(accessGate)

  async function mailContactRequest(id: string, request: ContactRequest, call: CallContext) {
    if (!deps.outbox || !deps.contactInbox) return
    const isPriority = await hasPriority(call)
    if (!(await database.asSystem(tx => updateContactRequestMailed(tx, id)))) return
    await deps.outbox.add(contactMail(request, deps.contactInbox, isPriority))
  }

  return os.router({
    subscribeNewsletter: os.subscribeNewsletter.handler(async ({ input }) => {
      // A bot must not learn why nothing happened.
      if (isProbablyBot(input)) return { subscribed: true }
      const email = input.email.toLowerCase()
      const id = await database
        .asSystem(tx => insertSubscriber(tx, email))
        .catch(error => {
          if (sqlState(error) === '23505') throw new Problem('already_subscribed')
          throw error
        })
      const url = `${publicUrl.origin}/newsletter/unsubscribe?token=${unsubscribeToken(secret, id)}`
      await sendThrottledMail(deps, 'newsletter', email, async () => welcomeMail(email, url)).catch(error =>
        log.error('welcome_mail_failed', errorFields(error)),
      )
      return { subscribed: true }
    }),

    unsubscribeNewsletter: os.unsubscribeNewsletter.handler(async ({ input }) => ({
      unsubscribed: await unsubscribe(deps, input.token),
    })),

    sendContactRequest: os.sendContactRequest.handler(async ({ input, context }) => {
      if (isProbablyBot(input)) return { received: true }
      await rateLimit.countAttempt('contact', input.email.toLowerCase(), CONTACT_PER_SENDER)
      const id = await database.asSystem(tx => insertContactRequest(tx, input))
      // The request is saved; a failed mail is only logged.
      await mailContactRequest(id, input, context).catch(error =>
        log.error('contact_mail_failed', errorFields(error)),
      )
      return { received: true }
    }),

    sendContactEmail: os.sendContactEmail.handler(async ({ input, context }) => {
      const id = await database.asSystem(tx => selectRecentContactRequest(tx, input))
      if (!id) throw new Problem('not_found', { details: 'Save the contact request first.' })
      await mailContactRequest(id, input, context)
      return { sent: true }
    }),
  })
}

/** Whoever is signed in on a plan that is answered first. */
async function hasPriority({ caller, checks }: CallContext): Promise<boolean> {
  if (!caller) return false
  return checks.requireFeature(caller.userId, 'priority-support').then(
    () => true,
    error => {
      if (error instanceof Problem && error.code === 'upgrade_required') return false
      throw error
    },
  )
}

/** False for a token that is not ours or was used already. */
export async function unsubscribe(
  deps: Pick<SupportDeps, 'database' | 'secret'>,
  token: string,
): Promise<boolean> {
  const id = subscriberIdFrom(deps.secret, token)
  return id !== null && deps.database.asSystem(tx => deleteSubscriber(tx, id))
}
