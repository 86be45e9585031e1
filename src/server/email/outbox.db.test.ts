import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { startTestApp, type TestApp } from '#tests/harness.ts'
import { type MailServer, openMailServer } from '#tests/mail-server.ts'
import { createDevMailbox, listDevMails } from './dev-mailbox.ts'
import { ATTEMPTS_MAX, createOutbox, type Outbox, SEND_DEADLINE_MS } from './outbox.ts'
import { createSmtpTransport } from './smtp-transport.ts'

let mailServer: MailServer
let app: TestApp
let outbox: Outbox
let another: Outbox
const logged: string[] = []
beforeAll(async () => {
  mailServer = await openMailServer()
  app = await startTestApp()
  // Its own deliveries would come in between.
  await app.internals.outbox?.stop()
  outbox = newOutbox()
  another = newOutbox()
})
afterAll(async () => {
  await outbox.stop()
  await another.stop()
  await app.close()
  await mailServer.close()
})
beforeEach(() => app.sql('delete from mail_outbox'))

/** One of several servers; it delivers only when it is told to. */
function newOutbox(sendMs: number = SEND_DEADLINE_MS): Outbox {
  return createOutbox(
    app.internals.database,
    createSmtpTransport(mailServer.url, 'hello@waywell.example'),
    createLog('debug', line => logged.push(line)),
    { pollMs: 3_600_000, sendMs },
  )
}

const keptMail = async (to: string, attempts = 0) => {
  await app.sql(
    `insert into mail_outbox (id, recipient, subject, text, attempts) values ($1, $2, 'Hello', 'Hello', $3)`,
    [randomUUID(), to, attempts],
  )
}
const row = async () =>
  (
    await app.sql<{ attempts: number; wait: number }>(
      'select attempts, extract(epoch from due_at - now())::float as wait from mail_outbox',
    )
  )[0]
const pass = (ms: number) => app.sql(`update mail_outbox set due_at = due_at - $1 * interval '1 ms'`, [ms])
const arrived = (to: string) => mailServer.arrived.filter(mail => mail.to.includes(to)).length
describe('a slow mail server', () => {
  test('gets a mail once from two servers, however long it may take', async () => {
    const to = `${randomUUID()}@people.example`
    const goOn = mailServer.hold()
    await keptMail(to)
    const sending = outbox.drain()
    await mailServer.waiting()
    await pass(SEND_DEADLINE_MS)
    expect(await another.drain()).toBe(0)
    goOn()
    expect(await sending).toBe(1)
    await another.drain()
    expect(arrived(to)).toBe(1)
    expect(await row()).toBeUndefined()
  })

  test('that takes longer than a send may is left, and gets the mail later, once', async () => {
    const to = `${randomUUID()}@people.example`
    const hasty = newOutbox(300)
    const goOn = mailServer.hold()
    await keptMail(to)
    expect(await hasty.drain()).toBe(0)
    expect(await row()).toMatchObject({ attempts: 1, wait: expect.closeTo(30, -1) })
    goOn()
    await pass(31_000)
    expect(await another.drain()).toBe(1)
    expect(arrived(to)).toBe(1)
    await hasty.stop()
  })
})

test('a mail whose account was deleted while it was being written is taken back', async () => {
  const folder = join(app.dataDir, 'mail')
  const mailbox = createDevMailbox(folder, 'hello@waywell.example')
  const deleting = createOutbox(
    app.internals.database,
    {
      ...mailbox,
      async send(mail, signal) {
        await app.sql('delete from mail_outbox where id = $1', [mail.id])
        await mailbox.send(mail, signal)
      },
    },
    createLog('debug', line => logged.push(line)),
    { pollMs: 3_600_000, sendMs: SEND_DEADLINE_MS },
  )
  const before = await listDevMails(folder)
  await keptMail('gone@people.example')
  await deleting.drain()
  expect(await listDevMails(folder)).toEqual(before)
  await deleting.stop()
})

test('a mail for an account that is gone is not kept', async () => {
  await outbox.add({ to: 'gone@people.example', subject: 'x', text: 'x', ownerId: randomUUID() })
  expect(await row()).toBeUndefined()
})

describe('a mail that cannot be delivered', () => {
  test('is tried again after pauses that double, and after the last try given up, which is an error in the log', async () => {
    const to = `${randomUUID()}@people.example`
    await keptMail(to)
    for (const wait of [30, 60, 120]) {
      mailServer.refuse(1)
      await outbox.drain()
      expect((await row())?.wait).toBeCloseTo(wait, -1)
      await pass(wait * 1_000)
    }
    await app.sql('update mail_outbox set attempts = $1', [ATTEMPTS_MAX - 2])
    const givenUp = () => logged.filter(line => line.includes('"mail_given_up"'))
    const before = givenUp().length

    mailServer.refuse(1)
    await outbox.drain()
    expect(givenUp().length).toBe(before)

    mailServer.refuse(1)
    await pass(6 * 3_600_000)
    await outbox.drain()
    expect(
      givenUp()
        .slice(before)
        .map(line => JSON.parse(line).level),
    ).toEqual(['error'])

    await pass(7 * 3_600_000)
    expect(await outbox.drain()).toBe(0)
    expect(arrived(to)).toBe(0)
    expect((await row())?.attempts).toBe(ATTEMPTS_MAX)
  })

  test('is kept for a month', async () => {
    await keptMail('ana@people.example', ATTEMPTS_MAX)
    await outbox.cleanUp()
    expect(await row()).toBeDefined()
    await app.sql(`update mail_outbox set created_at = now() - interval '31 days'`)
    await outbox.cleanUp()
    expect(await row()).toBeUndefined()
  })
})
