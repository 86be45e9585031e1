import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/database.ts'
import { withoutDeadline } from '#server/platform/deadline.ts'
import { errorFields, type Log } from '#server/platform/log.ts'
import { uuidV7 } from '#server/platform/uuid-v7.ts'
import type { Mail, MailCarrier } from './email.ts'
import { mailOutbox } from './tables.ts'

export type Outbox = {
  /** Keeps the mail in the database; it leaves within moments, and again later if the carrier fails. */
  post(mail: Mail): Promise<void>
  /** Delivers what is due; answers how many left. */
  drain(): Promise<number>
  stop(): Promise<void>
}

const POLL_MS = 5_000
const BATCH = 20
const ATTEMPTS_MAX = 12

export function createOutbox(database: Database, carrier: MailCarrier, log: Log): Outbox {
  let draining: Promise<number> | null = null
  let another: Promise<number> | null = null
  let stopped = false

  function drain(): Promise<number> {
    if (!draining) {
      draining = drainOnce(database, carrier, log).finally(() => {
        draining = null
      })
      return draining
    }
    // A mail that is kept while a drain is under way may come too late for it.
    another ??= draining
      .catch(() => 0)
      .then(() => {
        another = null
        return drain()
      })
    return another
  }
  const drainQuietly = () => {
    if (!stopped) drain().catch(error => log.warn('outbox_unread', errorFields(error)))
  }
  const timer = setInterval(drainQuietly, POLL_MS)
  timer.unref()

  return {
    async post(mail) {
      await database.asSystem(tx => insertMail(tx, mail))
      setImmediate(() => withoutDeadline(drainQuietly))
    },
    drain,
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.allSettled([draining, another])
      await carrier.close()
    },
  }
}

export async function insertMail(tx: Transaction, mail: Mail): Promise<void> {
  await tx.insert(mailOutbox).values({
    id: uuidV7(),
    recipient: oneLine(mail.to),
    replyTo: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html ?? null,
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
  })
}

async function drainOnce(database: Database, carrier: MailCarrier, log: Log): Promise<number> {
  let left = 0
  for (;;) {
    const mail = await claimMail(database)
    if (!mail) return left
    try {
      await carrier.deliver({
        id: mail.id,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html ?? undefined,
        replyTo: mail.replyTo ?? undefined,
        unsubscribeUrl: mail.unsubscribeUrl ?? undefined,
      })
    } catch (error) {
      log.warn('mail_failed', { attempt: mail.attempts, ...errorFields(error) })
      if (mail.attempts >= ATTEMPTS_MAX) log.error('mail_given_up', { id: mail.id })
      continue
    }
    await database.asSystem(tx => tx.delete(mailOutbox).where(sql`${mailOutbox.id} = ${mail.id}`))
    left += 1
    if (left >= BATCH) return left
  }
}

/** Takes one due mail and makes it due again later, so that no lock is held while it travels and a crash only delays it. */
async function claimMail(database: Database): Promise<typeof mailOutbox.$inferSelect | null> {
  return database.asSystem(async tx => {
    const [mail] = await tx
      .update(mailOutbox)
      .set({
        attempts: sql`${mailOutbox.attempts} + 1`,
        dueAt: sql`now() + least(interval '6 hours', interval '30 seconds' * power(2, ${mailOutbox.attempts}))`,
      })
      .where(
        sql`${mailOutbox.id} = (select o.id from mail_outbox o where o.due_at <= now() and o.attempts < ${ATTEMPTS_MAX} order by o.due_at limit 1 for update skip locked)`,
      )
      .returning()
    return mail ?? null
  })
}

/** A line break in an address or a subject could start a header of its own. */
function oneLine(text: string) {
  return text.replace(/[\r\n]+/g, ' ').trim()
}
