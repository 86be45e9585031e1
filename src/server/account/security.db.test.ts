import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromNewAddress, openBrowser } from '#tests/browser.ts'
import { countAttempts } from '#tests/count-attempts.ts'
import { type Person, parseSession, signedIn, startTestApp, type TestApp } from '#tests/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '1' })
})
afterAll(() => app.close())

const NEW_PASSWORD = 'eleven slow trains'

async function signInAgain(person: { email: string; password: string }, userAgent = 'Phone 2.0') {
  const { email, password } = person
  const headers = { ...fromNewAddress(), 'user-agent': userAgent }
  const answer = await app.post('/auth/sign-in', { email, password }, headers)
  const session = parseSession(JSON.parse(answer.text))
  return { session, ...signedIn(app.url, session.access_token) }
}

const isIn = async (who: { bearer: Record<string, string> }) =>
  (await app.fetch('/api/profile', { headers: who.bearer })).status === 200

async function linkIn(email: string): Promise<string> {
  for (const mail of await app.mails(email)) {
    const token = /\/verify-email#type=email_change&token=([\w-]+)/.exec(mail.text ?? '')?.[1]
    if (token) return token
  }
  return ''
}

test('a session in use lives on, and its cookie with it', async () => {
  const browser = openBrowser(app)
  const email = `${crypto.randomUUID()}@people.example`
  await browser.post('/auth/sign-up', { full_name: 'Ana Example', email, password: NEW_PASSWORD })
  await app.sql(
    `update auth.sessions s set expires_at = now() + interval '20 days' from auth.users u where u.id = s.user_id and u.email = $1`,
    [email],
  )
  const [line] = (await browser.post('/auth/refresh', {})).headers.getSetCookie()
  expect(line).toMatch(/^waywell-session=.+; Max-Age=2592000;/)
  const [row] = await app.sql<{ days: number }>(
    `select round(extract(epoch from s.expires_at - now()) / 86400)::int as days
     from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1`,
    [email],
  )
  expect(row?.days).toBe(30)
})

describe('the list of sessions', () => {
  test('names each, marks one’s own, and holds nothing that could be used', async () => {
    const ana = await app.signUp('ana')
    await signInAgain(ana)
    const sessions = await ana.api.account.listSessions({})
    expect(sessions.map(one => [one.current, one.user_agent])).toEqual([
      [false, 'Phone 2.0'],
      [true, expect.any(String)],
    ])
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
      'created_at',
      'current',
      'expires_at',
      'id',
      'last_seen_at',
      'user_agent',
    ])
  })

  test('one can be ended: its access token and its refresh end at once', async () => {
    const ana = await app.signUp('ana')
    const phone = await signInAgain(ana)
    const other = (await ana.api.account.listSessions({})).find(one => !one.current)
    await ana.api.account.endSession({ id: other?.id ?? '' })
    expect([await isIn(phone), await isIn(ana)]).toEqual([false, true])
    const refresh_token = phone.session.refresh_token
    expect((await app.post('/auth/refresh', { refresh_token })).status).toBe(401)
  })

  test('all others can be ended', async () => {
    const ana = await app.signUp('ana')
    const others = [await signInAgain(ana), await signInAgain(ana)]
    expect(await ana.api.account.endOtherSessions({})).toEqual({ ended_sessions: 2 })
    expect(await Promise.all([ana, ...others].map(isIn))).toEqual([true, false, false])
  })

  test('nobody ends another’s session', async () => {
    const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
    const [own] = await ana.api.account.listSessions({})
    const answer = await app.fetch(`/auth/sessions/${own?.id}`, { method: 'DELETE', headers: ben.bearer })
    expect(answer.status).toBe(404)
    expect(await isIn(ana)).toBe(true)
  })
})

describe('changing the password', () => {
  test('needs the current one, ends the other sessions and is told by mail', async () => {
    const ana = await app.signUp('ana')
    const phone = await signInAgain(ana)
    for (const currentPassword of [undefined, 'not the right one']) {
      const body = { current_password: currentPassword, password: NEW_PASSWORD }
      const refused = await app.post('/auth/change-password', body, ana.bearer)
      expect([refused.status, refused.body.code]).toEqual([403, 'wrong_password'])
    }
    const done = await ana.api.account.changePassword({
      current_password: ana.password,
      password: NEW_PASSWORD,
    })
    expect(done).toEqual({ ended_sessions: 1 })
    expect([await isIn(ana), await isIn(phone)]).toEqual([true, false])
    await signInAgain({ email: ana.email, password: NEW_PASSWORD })
    const old = await app.post(
      '/auth/sign-in',
      { email: ana.email, password: ana.password },
      fromNewAddress(),
    )
    expect(old.status).toBe(401)
    const [mail] = await app.mails(ana.email)
    expect(mail?.subject).toBe('Your Waywell password has changed')
  })

  test('a weak one is refused before the current one is tried, and uses up no attempt', async () => {
    const ana = await app.signUp('ana')
    const change = (current_password: string, password: string) =>
      app.post('/auth/change-password', { current_password, password }, ana.bearer)
    for (let attempt = 0; attempt < 11; attempt += 1)
      expect((await change('not the right one', 'password1')).body.code).toBe('weak_password')
    expect((await change(ana.password, 'eleven slow trains')).status).toBe(200)
  })

  test('a weak one is refused', async () => {
    const ana = await app.signUp('ana')
    const body = { current_password: ana.password, password: 'password123' }
    expect((await app.post('/auth/change-password', body, ana.bearer)).body.code).toBe('weak_password')
  })

  test('a stolen access token does not help to guess it', async () => {
    const ana = await app.signUp('ana')
    await countAttempts(app, { what: 'reauthentication', who: ana.id, count: 9, allowed: 10 })
    const guess = (password: string) => app.post('/api/account/delete', { password }, ana.bearer)
    expect((await guess('not the right one')).body.code).toBe('wrong_password')
    expect((await guess(ana.password)).body.code).toBe('rate_limited')
    expect(await isIn(ana)).toBe(true)
  })
})

describe('changing the address', () => {
  const change = (person: Person, email: string, password: string | undefined = person.password) =>
    app.post('/auth/change-email', { email, password }, person.bearer)

  test('holds once the new address is confirmed; the old one hears of it both times', async () => {
    const ana = await app.signUp('ana')
    const phone = await signInAgain(ana)
    const email = `new.${ana.email}`
    expect((await change(ana, email, 'not the right one')).body.code).toBe('wrong_password')
    expect((await change(ana, email.toUpperCase())).status).toBe(200)
    const token = await linkIn(email)
    expect(await ana.api.account.getSecurity({})).toMatchObject({ email: ana.email, pending_email: email })
    const done = await app.post('/auth/confirm-email-change', { token }, ana.bearer)
    expect([done.status, done.body.email]).toEqual([200, email])
    expect(await ana.api.account.getSecurity({})).toMatchObject({
      email,
      email_verified: true,
      pending_email: null,
    })
    expect([await isIn(ana), await isIn(phone)]).toEqual([true, false])
    await signInAgain({ email, password: ana.password })
    expect((await app.mails(ana.email)).slice(0, 2).map(mail => mail.subject)).toEqual([
      'Your Waywell address has changed',
      'Your Waywell address is about to change',
    ])
    expect((await app.post('/auth/confirm-email-change', { token }, ana.bearer)).body.code).toBe(
      'link_invalid',
    )
  })

  test('an address that has an account gets the same answer and no link', async () => {
    const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
    const answers = [await change(ana, ben.email), await change(ana, 'free@people.example')]
    expect(answers.map(answer => [answer.status, answer.text])).toEqual([
      [200, '{"sent":true}'],
      [200, '{"sent":true}'],
    ])
    expect(await linkIn(ben.email)).toBe('')
  })

  test('of two who want one free address, the first to confirm gets it', async () => {
    const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
    const email = `both.${ana.email}`
    await change(ana, email)
    const first = await linkIn(email)
    await change(ben, email)
    const second = await linkIn(email)
    const confirm = (token: string, { bearer }: Person) =>
      app.post('/auth/confirm-email-change', { token }, bearer)
    expect((await confirm(second, ben)).status).toBe(200)
    expect((await confirm(first, ana)).body.code).toBe('link_invalid')
  })

  test('a new password ends a change that waits', async () => {
    const ana = await app.signUp('ana')
    const email = `late.${ana.email}`
    await change(ana, email)
    const token = await linkIn(email)
    await ana.api.account.changePassword({ current_password: ana.password, password: NEW_PASSWORD })
    expect((await app.post('/auth/confirm-email-change', { token })).body.code).toBe('link_invalid')
  })

  test('one’s own address is refused', async () => {
    const ana = await app.signUp('ana')
    expect((await change(ana, ana.email)).body.message).toBe('This is your address already.')
  })
})

test('someone without a password needs a session that is minutes old', async () => {
  const ana = await app.signUp('ana')
  await app.sql("delete from auth.accounts where user_id = $1 and provider_id = 'credential'", [ana.id])
  const set = () => app.post('/auth/change-password', { password: NEW_PASSWORD }, ana.bearer)
  await app.sql("update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1", [
    ana.id,
  ])
  const refused = await set()
  expect([refused.status, refused.body.code]).toEqual([403, 'recent_sign_in_required'])
  await app.sql('update auth.sessions set created_at = now() where user_id = $1', [ana.id])
  expect((await set()).status).toBe(200)
  await signInAgain({ email: ana.email, password: NEW_PASSWORD })
})
