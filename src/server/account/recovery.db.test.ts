import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromNewAddress, openBrowser } from '#tests/browser.ts'
import { type Person, parseSession, startTestApp, type TestApp } from '#tests/harness.ts'
import { mailedToken } from '#tests/sign-in-setup.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '1' })
})
afterAll(() => app.close())

const NEW_PASSWORD = 'eleven slow trains'
const forgot = (email: string) => app.post('/auth/forgot-password', { email }, fromNewAddress())
const reset = (access_token: string, password = NEW_PASSWORD) =>
  app.post('/auth/reset-password', { access_token, password }, fromNewAddress())
const signIn = (email: string, password: string) =>
  app.post('/auth/sign-in', { email, password }, fromNewAddress())

async function resetLink(person: Person): Promise<string> {
  await forgot(person.email)
  return mailedToken(app, person.email, '/reset-password')
}

async function confirm({ email, bearer }: Person) {
  return app.post('/auth/verify-email', { token: await mailedToken(app, email, '/verify-email') }, bearer)
}

async function verified(name = 'ana'): Promise<Person> {
  const person = await app.signUp(name)
  await confirm(person)
  return person
}

describe('a forgotten password', () => {
  test('every address gets the same answer, and only a known one gets a mail', async () => {
    const ana = await app.signUp('ana')
    const [known, unknown] = [await forgot(ana.email), await forgot('nobody@people.example')]
    expect([known.status, known.text]).toEqual([200, '{"sent":true}'])
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort())
    const [mail] = await app.mails(ana.email)
    expect(mail?.text).toMatch(
      /http:\/\/localhost:4000\/reset-password#type=recovery&access_token=[\w-]{43}\n/,
    )
    expect(mail?.html).toContain('/reset-password#type=recovery&amp;access_token=')
    expect(await app.mails('nobody@people.example')).toEqual([])
  })

  test('the link sets the password, signs in, ends every other session and is told by mail', async () => {
    const ana = await app.signUp('ana')
    const answer = await reset(await resetLink(ana))
    expect(answer.status).toBe(200)
    expect(parseSession(JSON.parse(answer.text)).user.id).toBe(ana.id)
    expect((await app.fetch('/api/profile', { headers: ana.bearer })).status).toBe(401)
    const refreshed = await app.post('/auth/refresh', { refresh_token: ana.session.refresh_token })
    expect(refreshed.status).toBe(401)
    expect((await signIn(ana.email, ana.password)).status).toBe(401)
    expect((await signIn(ana.email, NEW_PASSWORD)).status).toBe(200)
    const [mail] = await app.mails(ana.email)
    expect(mail?.subject).toBe('Your Waywell password has changed')
  })

  test('twenty uses of one link at once set one password', async () => {
    const ana = await app.signUp('ana')
    const token = await resetLink(ana)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `eleven slow trains ${index}`)),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(19).fill(400)])
    expect(answers.find(answer => answer.status === 400)?.body).toMatchObject({
      code: 'link_invalid',
      message: 'This link has expired or was already used. Please request a new one.',
    })
  })

  test('a newer request ends the older link', async () => {
    const ana = await app.signUp('ana')
    const first = await resetLink(ana)
    const second = await resetLink(ana)
    expect(first).not.toBe(second)
    expect((await reset(first)).status).toBe(400)
    expect((await reset(second)).status).toBe(200)
  })

  test('a link ends after an hour', async () => {
    const ana = await app.signUp('ana')
    const token = await resetLink(ana)
    const [row] = await app.sql<{ minutes: number }>(
      `select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from auth.verifications where id = $1`,
      [`reset-password:${ana.id}`],
    )
    expect(row?.minutes).toBeLessThanOrEqual(60)
    await app.sql(`update auth.verifications set expires_at = now() - interval '1 second' where id = $1`, [
      `reset-password:${ana.id}`,
    ])
    expect((await reset(token)).status).toBe(400)
  })

  test('a password change ends the link', async () => {
    const ana = await app.signUp('ana')
    const token = await resetLink(ana)
    await ana.api.account.changePassword({ current_password: ana.password, password: NEW_PASSWORD })
    expect((await reset(token, 'thirteen tall ships')).status).toBe(400)
  })

  test('a refused password leaves the link usable', async () => {
    const ana = await app.signUp('ana')
    const token = await resetLink(ana)
    expect((await reset(token, 'password1')).body.code).toBe('weak_password')
    expect((await reset(token, 'short')).body.code).toBe('invalid_input')
    expect((await reset(token)).status).toBe(200)
  })

  test('no other token opens it: made up, of another kind, or a sign-in token', async () => {
    const ana = await app.signUp('ana')
    const verify = await mailedToken(app, ana.email, '/verify-email')
    for (const token of ['x', 'a'.repeat(43), verify, ana.session.access_token.slice(0, 900)])
      expect((await reset(token)).status).toBe(400)
    expect((await signIn(ana.email, ana.password)).status).toBe(200)
  })

  test('what the table keeps is no link', async () => {
    const ana = await app.signUp('ana')
    const token = await resetLink(ana)
    const [row] = await app.sql<{ text: string }>(
      'select v::text as text from auth.verifications v where id = $1',
      [`reset-password:${ana.id}`],
    )
    expect(row?.text).toBeTruthy()
    expect(row?.text).not.toContain(token)
  })

  test('one network causes three mails an hour to one address at most, and the last link stays good', async () => {
    const ana = await app.signUp('ana')
    const here = fromNewAddress()
    for (let round = 0; round < 5; round += 1) {
      await app.post('/auth/forgot-password', { email: ana.email }, here)
      await app.internals.background.idle()
    }
    const token = await mailedToken(app, ana.email, '/reset-password')
    expect(await app.mails(ana.email)).toHaveLength(1 + 3)
    expect((await reset(token)).status).toBe(200)
  })

  test('one network may ask ten times in ten minutes, whatever addresses it names', async () => {
    const here = fromNewAddress()
    const statuses: number[] = []
    for (let round = 0; round < 11; round += 1)
      statuses.push(
        (await app.post('/auth/forgot-password', { email: `${round}@people.example` }, here)).status,
      )
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  test('removes the second factor of an account whose address was never verified', async () => {
    const eve = await app.signUp('eve')
    await app.sql('update auth.users set two_factor_enabled = true where id = $1', [eve.id])
    const answer = await reset(await resetLink(eve))
    expect(JSON.parse(answer.text)).toMatchObject({ two_factor_required: false })
    expect((await app.fetch('/api/profile', { headers: eve.bearer })).status).toBe(401)
  })
})

describe('confirming an address', () => {
  test('sign-up mails a link that works once', async () => {
    const ana = await app.signUp('ana')
    const token = await mailedToken(app, ana.email, '/verify-email')
    expect((await ana.api.account.getSecurity({})).email_verified).toBe(false)
    const answer = await app.post('/auth/verify-email', { token }, ana.bearer)
    expect([answer.status, answer.body.email]).toEqual([200, ana.email])
    expect((await ana.api.account.getSecurity({})).email_verified).toBe(true)
    expect((await app.post('/auth/verify-email', { token }, ana.bearer)).body.code).toBe('link_invalid')
  })

  test('another link can be asked for, and then the first counts no more', async () => {
    const ana = await app.signUp('ana')
    const first = await mailedToken(app, ana.email, '/verify-email')
    await ana.api.account.sendVerification({})
    const second = await mailedToken(app, ana.email, '/verify-email')
    expect((await app.post('/auth/verify-email', { token: first }, ana.bearer)).status).toBe(400)
    expect((await app.post('/auth/verify-email', { token: second }, ana.bearer)).status).toBe(200)
  })
})

describe('signing in with a one-time code', () => {
  const request = (email: string) => app.post('/auth/sign-in-code', { email }, fromNewAddress())
  const enter = (email: string, code: string) =>
    app.post('/auth/sign-in-with-code', { email, code }, fromNewAddress())

  async function codeFor(person: Person): Promise<string> {
    await request(person.email)
    const [mail] = await app.mails(person.email)
    return /^(\d{6}) is your Waywell code$/.exec(mail?.subject ?? '')?.[1] ?? ''
  }

  test('the mailed code opens a session once', async () => {
    const ana = await verified()
    const code = await codeFor(ana)
    expect(code).toMatch(/^\d{6}$/)
    const answer = await enter(ana.email.toUpperCase(), code)
    expect(parseSession(JSON.parse(answer.text)).user.id).toBe(ana.id)
    expect((await enter(ana.email, code)).body.code).toBe('code_invalid')
  })

  test('five at once with one code open one session', async () => {
    const ana = await verified()
    const code = await codeFor(ana)
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(ana.email, code)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  })

  test('the sixth guess is refused even when it is right', async () => {
    const ana = await verified()
    const code = await codeFor(ana)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await enter(ana.email, wrong)).body).toMatchObject({
        code: 'code_invalid',
        message: 'That code is not right, or it has expired.',
      })
    expect((await enter(ana.email, code)).body.code).toBe('code_invalid')
  })

  test('a code ends after ten minutes, and with a newer one', async () => {
    const ana = await verified()
    const first = await codeFor(ana)
    const second = await codeFor(ana)
    if (first !== second) expect((await enter(ana.email, first)).status).toBe(401)
    await app.sql(`update auth.verifications set expires_at = now() - interval '1 second' where id = $1`, [
      `code:${ana.id}`,
    ])
    expect((await enter(ana.email, second)).status).toBe(401)
  })

  test('one person’s code does not open another’s account', async () => {
    const [ana, ben] = [await verified('ana'), await verified('ben')]
    const code = await codeFor(ana)
    expect((await enter(ben.email, code)).status).toBe(401)
    expect((await enter(ana.email, code)).status).toBe(200)
  })

  test('every address gets the same answers', async () => {
    const ana = await verified()
    const [known, unknown] = [await request(ana.email), await request('nobody@people.example')]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    const wrong = await Promise.all([enter(ana.email, '123456'), enter('nobody@people.example', '123456')])
    expect(wrong[0]?.text).toEqual(wrong[1]?.text)
  })

  test('an unconfirmed account gets the confirming link instead, and keeps its password and sessions', async () => {
    const ana = await app.signUp('ana')
    await request(ana.email)
    const [mail] = await app.mails(ana.email)
    expect(mail?.subject).toBe('Please confirm your address for Waywell first')
    expect(mail?.text).not.toMatch(/\b\d{6}\b/)
    expect((await enter(ana.email, '123456')).status).toBe(401)
    expect((await signIn(ana.email, ana.password)).status).toBe(200)
    expect((await app.fetch('/api/profile', { headers: ana.bearer })).status).toBe(200)
    expect((await confirm(ana)).status).toBe(200)
    expect((await enter(ana.email, await codeFor(ana))).status).toBe(200)
    expect((await signIn(ana.email, ana.password)).status).toBe(200)
  })

  test('in a browser the session arrives as a cookie', async () => {
    const ana = await verified()
    const browser = openBrowser(app)
    const answer = await browser.post('/auth/sign-in-with-code', {
      email: ana.email,
      code: await codeFor(ana),
    })
    expect(JSON.parse(answer.text).refresh_token).toBeNull()
    expect((await browser.post('/auth/refresh', {})).status).toBe(200)
  })
})

test('an installation without mail says so, to everyone alike', async () => {
  const mute = await startTestApp({
    SANDBOX: '0',
    DATABASE_URL: app.ownerUrl,
    APP_SECRET: crypto.randomUUID() + crypto.randomUUID(),
  })
  const ana = await mute.signUp('ana')
  for (const email of [ana.email, 'nobody@people.example']) {
    const answer = await mute.post('/auth/forgot-password', { email })
    expect([answer.status, answer.body.code]).toEqual([409, 'mail_off'])
  }
  await mute.close()
})
