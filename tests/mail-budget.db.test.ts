import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromNewAddress, openBrowser } from './browser.ts'
import { countAttempts } from './count-attempts.ts'
import { type Person, startTestApp, type TestApp } from './harness.ts'
import { signUpVerified } from './sign-in-setup.ts'

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '1' })
})
beforeEach(async () => {
  await app.sql('delete from rate_limits')
  ana = await signUpVerified(app, 'ana')
})
afterAll(() => app.close())

const PASSWORD = 'seven quiet rivers'

const WAYS = [
  ['a reset link', '/auth/forgot-password', 'Your new password for Waywell'],
  ['a sign-in code', '/auth/sign-in-code', /^\d{6} is your Waywell code$/],
] as const

async function subjects(email: string): Promise<string[]> {
  return (await app.mails(email)).map(mail => mail.subject ?? '')
}

async function heldBack(at: TestApp = app): Promise<number> {
  const text = await (await at.fetch('/metrics')).text()
  return Number(/^waywell_mails_held_back_total (\d+)$/m.exec(text)?.[1] ?? 0)
}

/** What one stranger can send through the public forms: to somebody's address, and to anybody's. */
async function flood(email: string) {
  const network = fromNewAddress()
  for (let round = 0; round < 8; round += 1) {
    const body = { full_name: 'Eve Example', email, password: PASSWORD }
    await app.post('/auth/sign-up', body, round < 4 ? network : fromNewAddress())
    await app.post('/api/newsletter', { email }, network)
  }
  const message = {
    name: 'Eve',
    category: 'general',
    subject: 'Hello',
    message: 'Hello, is this the right place?',
  }
  for (let round = 0; round < 4; round += 1)
    await app.post('/api/contact', { ...message, email }, fromNewAddress())
  // A flood over many addresses: as many mails as were once allowed to everybody together.
  await countAttempts(app, { what: 'mail', who: 'everyone', count: 2000, allowed: 3000 })
}

describe('mails that let an owner back in', () => {
  test.each(WAYS)(
    '%s is sent after every public form was flooded with that address',
    async (_name, path, subject) => {
      await flood(ana.email)
      const asked = await openBrowser(app).post(path, { email: ana.email })
      expect([asked.status, asked.text]).toEqual([200, '{"sent":true}'])
      const [newest] = await subjects(ana.email)
      expect(newest).toEqual(typeof subject === 'string' ? subject : expect.stringMatching(subject))
    },
  )

  test.each(WAYS)(
    '%s is sent after a stranger has asked for as many as one network may',
    async (_name, path) => {
      const stranger = fromNewAddress()
      const statuses: number[] = []
      for (let round = 0; round < 4; round += 1) {
        statuses.push((await app.post(path, { email: ana.email }, stranger)).status)
        await app.mails(ana.email)
      }
      expect(statuses).toEqual([200, 200, 200, 429])
      const before = (await subjects(ana.email)).length
      expect((await app.post(path, { email: ana.email }, fromNewAddress())).status).toBe(200)
      expect(await subjects(ana.email)).toHaveLength(before + 1)
    },
  )

  test.each(WAYS)(
    '%s is sent to a browser that has been in, whatever strangers ask for',
    async (_name, path) => {
      const owner = openBrowser(app)
      const { email, password } = ana
      expect((await owner.post('/auth/sign-in', { email, password })).status).toBe(200)
      for (let round = 0; round < 8; round += 1) await app.post(path, { email }, fromNewAddress())
      const before = (await subjects(email)).length
      expect((await owner.post(path, { email })).status).toBe(200)
      expect(await subjects(email)).toHaveLength(before + 1)
    },
  )

  test('asking for the one does not use up the other', async () => {
    for (let round = 0; round < 8; round += 1)
      await app.post('/auth/sign-in-code', { email: ana.email }, fromNewAddress())
    await app.internals.background.idle()
    expect((await app.post('/auth/forgot-password', { email: ana.email }, fromNewAddress())).status).toBe(200)
    expect((await subjects(ana.email))[0]).toBe('Your new password for Waywell')
  })
})

describe('what is held back', () => {
  test.each(WAYS)('%s is never promised: the refusal is the same for every address', async (_name, path) => {
    const refusals: unknown[] = []
    for (const email of [ana.email, `nobody.${crypto.randomUUID()}@people.example`]) {
      const statuses: number[] = []
      for (let round = 0; round < 6; round += 1)
        statuses.push((await app.post(path, { email }, fromNewAddress())).status)
      expect(statuses).toEqual(Array(6).fill(200))
      const refused = await app.post(path, { email }, fromNewAddress())
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
      refusals.push([refused.status, refused.text])
    }
    expect(refusals[0]).toEqual(refusals[1])
    expect(refusals[0]).toEqual([
      429,
      JSON.stringify({
        message: 'This was asked for several times already. Please use the newest mail, or try again later.',
        details: null,
        hint: null,
        code: 'mail_limit',
      }),
    ])
    expect((await app.mails(ana.email)).length).toBeLessThanOrEqual(1 + 6)
  })

  test('is counted, and logged as an error once per window', async () => {
    const before = await heldBack()
    app.logged.length = 0
    for (let round = 0; round < 6; round += 1)
      await app.post(
        '/auth/sign-up',
        { full_name: 'Eve Example', email: ana.email, password: PASSWORD },
        fromNewAddress(),
      )
    await app.internals.background.idle()
    expect(await heldBack()).toBe(before + 3)
    const said = app.logged.filter(line => line.includes('"event":"mails_held_back"'))
    expect(said).toHaveLength(1)
    expect(JSON.parse(said[0] ?? '')).toMatchObject({ level: 'error', kind: 'already-registered' })
    expect(said[0]).not.toContain(ana.email)
  })

  test('a link to a new address is promised only when it is sent', async () => {
    const target = `new.${ana.email}`
    const change = () => app.post('/auth/change-email', { email: target, password: ana.password }, ana.bearer)
    const statuses: number[] = []
    for (let round = 0; round < 4; round += 1) statuses.push((await change()).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await subjects(target)).toHaveLength(3)
  })

  test('a confirming link is promised only when it is sent', async () => {
    const ben = await app.signUp('ben')
    const send = () => app.post('/auth/send-verification', {}, ben.bearer)
    for (let round = 0; round < 3; round += 1) expect((await send()).status).toBe(200)
    expect((await send()).body.code).toBe('mail_limit')
    // The first one came with the sign-up.
    expect(await subjects(ben.email)).toHaveLength(1 + 3)
  })

  test('a confirming link reaches a newcomer whose address strangers have signed up with before', async () => {
    const email = `newcomer.${crypto.randomUUID()}@people.example`
    const join = async (from: Record<string, string>) => {
      const person = { full_name: 'Eve Example', email, password: PASSWORD }
      const answer = await app.post('/auth/sign-up', person, from)
      expect(answer.status).toBe(200)
      return { authorization: `Bearer ${JSON.parse(answer.text).access_token}`, ...from }
    }
    const stranger = fromNewAddress()
    for (let round = 0; round < 3; round += 1) {
      const bearer = await join(stranger)
      await app.post('/auth/send-verification', {}, bearer)
      expect((await app.post('/api/account/delete', { password: PASSWORD }, bearer)).status).toBe(200)
    }
    const newcomer = await join(fromNewAddress())
    await app.mails(email)
    expect((await app.post('/auth/send-verification', {}, newcomer)).status).toBe(200)
    expect((await subjects(email))[0]).toBe('Please confirm your address for Waywell')
  })
})
