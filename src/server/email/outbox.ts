import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { sqlState } from '#server/platform/database/database-problem.ts'
import { deleteBatch } from '#server/platform/database/delete-batch.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { withoutDeadline } from '#server/platform/deadline.ts'
import { errorFields, type Log } from '#server/platform/log.ts'
import { outsideRequest } from '#server/platform/request-context.ts'
import type { Mail, MailTransport } from './mail-transport.ts'
import { mailOutbox } from './tables.ts'

export type Outbox = {
  /** Keeps the mail in the database; it leaves within moments, and is tried again later if the transport fails. */
  add(mail: Mail): Promise<void>
  /** Keeps the mail in the transaction of what it tells: both are there or neither. It leaves within seconds. */
  addIn(tx: Transaction, mail: Mail): Promise<void>
  /** Delivers what is due; answers how many left. */
  drain(): Promise<number>
  /** Removes some mails that were given up long ago; answers how many. */
  cleanUp(): Promise<number>
  stop(): Promise<void>
}

const BATCH = 20
/** The account of the mail was deleted meanwhile. */
const FOREIGN_KEY_VIOLATION = '23503'
export const ATTEMPTS_MAX = 12

/** The longest that one mail may travel. A server that thinks it over for longer gets it again, under the same Message-ID. */
export const SEND_DEADLINE_MS = 60_000
/** How long a mail belongs to the server that took it; ends well after the send, or two servers would send it. */
const LEASE_SECONDS = (SEND_DEADLINE_MS / 1000) * 2
/** A stop waits this long for the mail under way. */
const STOP_WAIT_MS = 5_000

export function createOutbox(
  database: Database,
  transport: MailTransport,
  log: Log,
  times: { pollMs: number; sendMs: number } = { pollMs: 5_000, sendMs: SEND_DEADLINE_MS },
): Outbox {
  let draining: Promise<number> | null = null
  let another: Promise<number> | null = null
  let stopped = false

  function drain(): Promise<number> {
    if (!draining) {
      draining = drainOnce().finally(() => {
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

  async function drainOnce(): Promise<number> {
    let left = 0
    while (!stopped && left < BATCH) {
      const mail = await claimMail(database)
      if (!mail) break
      try {
        await transport.send(mailOf(mail), AbortSignal.timeout(times.sendMs))
      } catch (error) {
        log.warn('mail_failed', { attempt: mail.attempts, ...errorFields(error) })
        if (mail.attempts >= ATTEMPTS_MAX) log.error('mail_given_up', { id: mail.id })
        await postpone(database, mail)
        continue
      }
      const sent = await database.asSystem(tx =>
        tx.delete(mailOutbox).where(eq(mailOutbox.id, mail.id)).returning({ id: mailOutbox.id }),
      )
      // Its account was deleted while it was being sent.
      if (sent.length === 0) await transport.retract(mail.id)
      left += 1
    }
    return left
  }

  const drainQuietly = () => {
    if (!stopped) drain().catch(error => log.warn('outbox_poll_failed', errorFields(error)))
  }
  const timer = setInterval(drainQuietly, times.pollMs)
  timer.unref()

  return {
    async add(mail) {
      try {
        await database.asSystem(tx => insertMail(tx, mail))
      } catch (error) {
        // Nobody is left to write to.
        if (sqlState(error) === FOREIGN_KEY_VIOLATION) return
        throw error
      }
      setImmediate(() => withoutDeadline(() => outsideRequest(drainQuietly)))
    },
    addIn: insertMail,
    drain,
    async cleanUp() {
      return database.asSystem(tx =>
        deleteBatch(tx, mailOutbox, mailOutbox.createdAt, sql`now() - interval '30 days'`),
      )
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.race([
        Promise.allSettled([draining, another]),
        new Promise(resolve => setTimeout(resolve, STOP_WAIT_MS).unref()),
      ])
      await transport.close()
    },
  }
}

async function insertMail(tx: Transaction, mail: Mail): Promise<void> {
  await tx.insert(mailOutbox).values({
    id: uuidV7(),
    recipient: oneLine(mail.to),
    replyTo: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html ?? null,
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    ownerId: mail.ownerId ?? null,
  })
}

type MailRow = typeof mailOutbox.$inferSelect

function mailOf(row: MailRow): Mail & { id: string } {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html ?? undefined,
    replyTo: row.replyTo ?? undefined,
    unsubscribeUrl: row.unsubscribeUrl ?? undefined,
    ownerId: row.ownerId ?? undefined,
  }
}

/** Takes one due mail for as long as its send may take, so that no lock is held during SMTP and a crash only delays it. */
async function claimMail(database: Database): Promise<MailRow | null> {
  return database.asSystem(async tx => {
    const [mail] = await tx
      .update(mailOutbox)
      .set({
        attempts: sql`${mailOutbox.attempts} + 1`,
        dueAt: sql`now() + interval '1 second' * ${LEASE_SECONDS}::int`,
      })
      .where(
        sql`${mailOutbox.id} = (select o.id from mail_outbox o where o.due_at <= now() and o.attempts < ${ATTEMPTS_MAX} order by o.due_at limit 1 for update skip locked)`,
      )
      .returning()
    return mail ?? null
  })
}

/** Gives a mail back that did not leave: again in half a minute, then after pauses that double. */
async function postpone(database: Database, { id, attempts }: MailRow): Promise<void> {
  await database.asSystem(tx =>
    tx
      .update(mailOutbox)
      .set({
        dueAt: sql`now() + least(interval '6 hours', interval '30 seconds' * power(2, ${attempts - 1}::int))`,
      })
      .where(and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts))),
  )
}

/** A line break in an address or a subject could start a header of its own. */
function oneLine(text: string) {
  return text.replace(/[\r\n]+/g, ' ').trim()
}
