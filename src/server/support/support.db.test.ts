import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { countAttempts } from '#tests/count-attempts.ts'
import { startTestApp, type TestApp, testAppForThisTest } from '#tests/harness.ts'
import { type MailServer, openMailServer } from '#tests/mail-server.ts'

let mailServer: MailServer
let app: TestApp
beforeAll(async () => {
  mailServer = await openMailServer()
  app = await startTestApp({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'hello@waywell.example',
    CONTACT_INBOX: 'inbox@waywell.example',
    TRUSTED_PROXIES: '1',
  })
})
afterAll(async () => {
  await app.close()
  await mailServer.close()
})

let visitors = 0
const visitor = () => ({ 'x-forwarded-for': `192.0.2.${visitors++ % 250}` })
const REQUEST = {
  name: 'Zoë Example',
  email: 'zoe@people.example',
  category: 'support',
  subject: 'A question about export',
  message: 'Where do I find my data?',
}
const request = (change: Partial<typeof REQUEST> = {}) => ({
  ...REQUEST,
  email: `${crypto.randomUUID()}@people.example`,
  ...change,
})
const send = (body: unknown, headers = visitor(), at = app) => at.post('/api/contact', body, headers)
const subscribe = (email: string, headers = visitor()) => app.post('/api/newsletter', { email }, headers)
const mailsTo = async (address: string) => {
  await app.internals.outbox?.drain()
  return mailServer.arrived.filter(mail => mail.to.includes(address))
}

describe('a contact request', () => {
  test('is kept, and one mail goes to the contact inbox with the visitor as the one to answer', async () => {
    const body = request({ subject: 'Only this one' })
    expect((await send(body)).status).toBe(201)
    const rows = await app.sql(
      'select name, email, category, subject, message from contact_requests where email = $1',
      [body.email],
    )
    expect(rows).toEqual([body])
    const [mail] = (await mailsTo('inbox@waywell.example')).filter(({ mail }) =>
      mail.subject?.includes('Only this one'),
    )
    expect(mail?.to).toEqual(['inbox@waywell.example'])
    expect(mail?.mail.replyTo?.[0]?.address).toBe(body.email)
    expect(mail?.mail.text).toContain(body.message)
  })

  test('of somebody with priority support says so in its subject; of others it does not', async () => {
    const ana = await app.signUp('ana')
    const sentAs = async (subject: string, headers: Record<string, string>) => {
      expect((await send(request({ subject }), { ...visitor(), ...headers })).status).toBe(201)
      const mails = await mailsTo('inbox@waywell.example')
      return mails.find(({ mail }) => mail.subject?.endsWith(subject))?.mail.subject
    }
    expect(await sentAs('On the trial', ana.bearer)).toBe('[Priority] [Technical Support] On the trial')
    expect(await sentAs('From outside', {})).toBe('[Technical Support] From outside')
    await app.sql('update profiles set trial_expires_at = now() where user_id = $1', [ana.id])
    expect(await sentAs('Free by now', ana.bearer)).toBe('[Technical Support] Free by now')
  })

  test.each([
    ['subject', { subject: 'Hello there\r\nBcc: victim@people.example' }],
    ['message', { message: 'Hello there\r\n.\r\nRCPT TO:<victim@people.example>' }],
  ])('with a header hidden in its %s reaches one recipient and gains no header', async (_field, change) => {
    const before = mailServer.arrived.length
    const answer = await send(request(change))
    await app.internals.outbox?.drain()
    for (const mail of mailServer.arrived.slice(before)) {
      expect(mail.to).toEqual(['inbox@waywell.example'])
      expect(mail.mail.bcc ?? []).toEqual([])
      expect(mail.mail.headers.filter(header => header.key === 'bcc')).toEqual([])
    }
    expect(answer.status).toBeLessThan(500)
  })

  test('with a second address in the field for one is refused', async () => {
    const answer = await send(request({ email: 'a@people.example, victim@people.example' }))
    expect([answer.status, answer.body.message]).toEqual([422, 'Please enter a valid email address'])
  })

  test('is kept when its mail fails, which is only logged; and the mail goes later, once', async () => {
    const body = request({ subject: 'Sent while the post is closed' })
    mailServer.refuse(1)
    expect((await send(body)).status).toBe(201)
    await app.internals.outbox?.drain()
    const waiting = await app.sql(
      `select attempts from mail_outbox where subject like '%while the post is closed'`,
    )
    expect(waiting).toEqual([{ attempts: 1 }])
    await app.sql(`update mail_outbox set due_at = now()`)
    const mails = (await mailsTo('inbox@waywell.example')).filter(({ mail }) =>
      mail.subject?.includes('while the post'),
    )
    expect(mails).toHaveLength(1)
    expect(await app.sql('select id from mail_outbox')).toEqual([])
  })

  test('is kept even when the outbox itself fails', async () => {
    const { outbox } = app.internals
    if (!outbox) throw new Error('This app has an outbox.')
    const broken = vi.spyOn(outbox, 'add').mockRejectedValue(new Error('no space'))
    const body = request()
    expect((await send(body)).status).toBe(201)
    broken.mockRestore()
    expect(await app.sql('select id from contact_requests where email = $1', [body.email])).toHaveLength(1)
    expect(app.logged.some(line => line.includes('contact_mail_failed'))).toBe(true)
  })

  test('a fourth within an hour from one sender is refused, whatever address it comes from', async () => {
    const body = request()
    const statuses = []
    for (let i = 0; i < 4; i += 1)
      statuses.push((await send({ ...body, subject: `Number ${i} of them` })).status)
    expect(statuses).toEqual([201, 201, 201, 429])
  })

  test('a sixth within an hour from one network is refused', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const statuses = []
    for (let i = 0; i < 6; i += 1) statuses.push((await send(request(), from)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  test('a visitor who changes the /64 of one IPv6 network each time is stopped, and nobody else is', async () => {
    const spam = { ...request(), website: 'http://spam.example' }
    const from = (subnet: number) => ({ 'x-forwarded-for': `2001:db8:7:${subnet.toString(16)}::1` })
    const statuses: number[] = []
    for (let subnet = 0; subnet < 41; subnet += 1) statuses.push((await send(spam, from(subnet))).status)
    expect(statuses).toEqual([...Array(40).fill(201), 429])
    expect((await send(request(), { 'x-forwarded-for': '2001:db8:8::1' })).status).toBe(201)
  })

  test.each([
    ['contact', () => send(request())],
    ['newsletter', () => subscribe(`${crypto.randomUUID()}@people.example`)],
  ])('the %s form has no budget that everybody shares', async (what, use) => {
    await countAttempts(app, { what, who: 'everyone', count: 1000, allowed: 1000 })
    expect((await use()).status).toBe(201)
  })

  test('by a bot is answered like any other, and dropped', async () => {
    const body = { ...request(), website: 'http://spam.example' }
    const answer = await send(body)
    expect([answer.status, answer.text]).toEqual([201, '{"received":true}'])
    expect(await app.sql('select id from contact_requests where email = $1', [body.email])).toEqual([])
  })

  test('whose mail is asked for again sends no second one', async () => {
    const body = request({ subject: 'Asked for twice' })
    await send(body)
    const again = await app.post('/functions/send-contact-email', body, visitor())
    expect([again.status, again.text]).toEqual([200, '{"sent":true}'])
    const mails = (await mailsTo('inbox@waywell.example')).filter(({ mail }) =>
      mail.subject?.includes('Asked for twice'),
    )
    expect(mails).toHaveLength(1)
    expect((await app.post('/functions/send-contact-email', request(), visitor())).status).toBe(404)
  })
})

describe('the newsletter', () => {
  test('takes an address once, in any spelling', async () => {
    const email = `${crypto.randomUUID()}@people.example`
    expect((await subscribe(email)).status).toBe(201)
    const again = await subscribe(` ${email.toUpperCase()} `)
    expect([again.status, again.body.code]).toEqual([409, 'already_subscribed'])
    expect(again.body.message).toBe('This email is already on our newsletter list.')
    expect(await app.sql('select email from newsletter_subscribers where email = $1', [email])).toHaveLength(
      1,
    )
  })

  test('two at once make one subscription', async () => {
    const email = `${crypto.randomUUID()}@people.example`
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await subscribe(email)).status))
    expect(statuses.sort()).toEqual([201, 409, 409, 409])
  })

  test('can be left with one click from the mail, and taken up again', async () => {
    const email = `${crypto.randomUUID()}@people.example`
    await subscribe(email)
    const [mail] = await mailsTo(email)
    const header = (key: string) => mail?.mail.headers.find(one => one.key === key)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '')
    const click = await app.fetch(url.pathname + url.search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(click.status).toBe(200)
    expect(await app.sql('select id from newsletter_subscribers where email = $1', [email])).toEqual([])
    expect((await subscribe(email)).status).toBe(201)
  })

  test('opening the link alone changes nothing; the page asks first', async () => {
    const email = `${crypto.randomUUID()}@people.example`
    await subscribe(email)
    const [mail] = await mailsTo(email)
    const url = new URL(/https?:\S+token=\S+/.exec(mail?.mail.text ?? '')?.[0] ?? '')
    await app.fetch(url.pathname + url.search)
    expect(await app.sql('select id from newsletter_subscribers where email = $1', [email])).toHaveLength(1)
    const token = url.searchParams.get('token')
    const answer = await app.post('/api/newsletter/unsubscribe', { token }, visitor())
    expect(answer.text).toBe('{"unsubscribed":true}')
    const twice = await app.post('/api/newsletter/unsubscribe', { token }, visitor())
    expect(twice.text).toBe('{"unsubscribed":false}')
  })

  test.each([
    'x',
    '00000000-0000-7000-8000-000000000000.x',
    `00000000-0000-7000-8000-000000000000.${'a'.repeat(43)}`,
  ])('a made-up token %s takes nobody off', async token => {
    const answer = await app.post('/api/newsletter/unsubscribe', { token }, visitor())
    expect(answer.text).toBe('{"unsubscribed":false}')
  })

  test('an eleventh from one network within an hour is refused', async () => {
    const from = { 'x-forwarded-for': '203.0.113.88' }
    const statuses = []
    for (let i = 0; i < 11; i += 1)
      statuses.push((await subscribe(`${crypto.randomUUID()}@people.example`, from)).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429])
  })
})

test('without mail a contact request is still kept', async () => {
  const silent = await testAppForThisTest()
  expect((await send(request(), visitor(), silent)).status).toBe(201)
})
