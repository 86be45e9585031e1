import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SIGN_IN_LIMITS } from '#shared/account/sign-in-limits.ts'
import { type Browser, openBrowser } from './browser.ts'
import { parseSession, signedIn, startTestApp, type TestApp } from './harness.ts'

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '1' })
  other = await app.secondServer()
})
afterAll(() => app.close())

const refresh = async (refresh_token: string | null, at = app) => {
  const answer = await at.post('/auth/refresh', { refresh_token })
  return answer.status === 200 ? parseSession(JSON.parse(answer.text)) : null
}
/** As if the last rotation had been this long ago. */
const wait = (userId: string, time: string) =>
  app.sql('update auth.sessions set rotated_at = rotated_at - $2::interval where user_id = $1', [
    userId,
    time,
  ])

test('a refresh gives another credential, in the cookie of a browser too', async () => {
  const ana = await app.signUp('ana')
  const next = await refresh(ana.session.refresh_token)
  expect(next?.refresh_token).toEqual(expect.any(String))
  expect(next?.refresh_token).not.toBe(ana.session.refresh_token)
  await wait(ana.id, '1 hour')
  expect((await refresh(next?.refresh_token ?? ''))?.user.id).toBe(ana.id)

  const browser = openBrowser(app)
  await signUpIn(browser)
  const first = browser.cookies.get('waywell-session')
  expect((await browser.post('/auth/refresh', {})).status).toBe(200)
  expect(browser.cookies.get('waywell-session')).not.toBe(first)
})

test('an old credential that comes back ends the session, on every server', async () => {
  const ana = await app.signUp('ana')
  const next = await refresh(ana.session.refresh_token)
  await wait(ana.id, '1 minute')
  const reused = await other.post('/auth/refresh', { refresh_token: ana.session.refresh_token })
  expect([reused.status, reused.body.code]).toEqual([401, 'session_missing'])
  expect(await refresh(next?.refresh_token ?? '')).toBeNull()
  const { bearer } = signedIn(app.url, next?.access_token ?? '')
  expect((await other.fetch('/api/profile', { headers: bearer })).status).toBe(401)
  await vi.waitFor(
    async () => expect((await app.fetch('/api/profile', { headers: bearer })).status).toBe(401),
    { timeout: 15_000, interval: 250 },
  )
  expect(other.logged.join('')).toContain('"event":"refresh_credential_reused"')
})

test('an older one than the last ends it too, however many refreshes ago', async () => {
  const ana = await app.signUp('ana')
  let newest = ana.session.refresh_token
  for (let round = 0; round < 3; round += 1) {
    newest = (await refresh(newest))?.refresh_token ?? ''
    await wait(ana.id, '1 hour')
  }
  newest = (await refresh(newest))?.refresh_token ?? ''
  expect(await refresh(ana.session.refresh_token)).toBeNull()
  expect(await refresh(newest)).toBeNull()
})

test('two tabs that refresh within seconds both stay in, with one credential', async () => {
  const ana = await app.signUp('ana')
  const held = ana.session.refresh_token
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => refresh(held, index % 2 ? app : other)),
  )
  const credentials = new Set(answers.map(answer => answer?.refresh_token))
  expect(credentials.size).toBe(1)
  const [next = ''] = credentials
  expect(await refresh(next ?? '')).not.toBeNull()
  await wait(ana.id, '15 seconds')
  expect(await refresh(held)).not.toBeNull()
  expect(await app.sql('select id from auth.sessions where user_id = $1', [ana.id])).toHaveLength(1)
})

test('past the limit of its window a session is told when to come again, and another one is not', async () => {
  const { attempts, seconds } = SIGN_IN_LIMITS.refreshPerSession
  const ana = await app.signUp('ana')
  const { email, password } = ana
  const phone = parseSession(JSON.parse((await app.post('/auth/sign-in', { email, password })).text))
  const send = (i: number) =>
    (i % 2 ? app : other).post('/auth/refresh', { refresh_token: ana.session.refresh_token })
  const answers = await Promise.all(Array.from({ length: attempts + 7 }, (_, i) => send(i)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(attempts)
  expect(refused).toHaveLength(7)
  expect(refused[0]?.body.code).toBe('rate_limited')
  const retryAfter = Number(refused[0]?.headers.get('retry-after'))
  expect(retryAfter).toBeGreaterThan(seconds - 20)
  expect(retryAfter).toBeLessThanOrEqual(seconds)
  expect((await refresh(phone.refresh_token))?.user.id).toBe(ana.id)
  const { refresh_token } = JSON.parse(answers.find(({ status }) => status === 200)?.text ?? '')
  await wait(ana.id, `${seconds} seconds`)
  expect((await refresh(refresh_token))?.user.id).toBe(ana.id)
})

test('an office behind one address refreshes as often as it has people', async () => {
  const ana = await app.signUp('ana')
  const { email, password } = ana
  const phone = parseSession(JSON.parse((await app.post('/auth/sign-in', { email, password })).text))
  const credentials = [ana.session.refresh_token, phone.refresh_token]
  const perSession = SIGN_IN_LIMITS.refreshPerSession.attempts
  const answers = await Promise.all(
    credentials.flatMap(refresh_token =>
      Array.from({ length: perSession }, () =>
        app.post('/auth/refresh', { refresh_token }, { 'x-forwarded-for': '203.0.113.9' }),
      ),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await app.sql('select key from rate_limits where attempts >= $1', [perSession])).toEqual([])
})

test('another session of the same person goes on when one ends by reuse', async () => {
  const ana = await app.signUp('ana')
  const { email, password } = ana
  const phone = parseSession(JSON.parse((await app.post('/auth/sign-in', { email, password })).text))
  await refresh(ana.session.refresh_token)
  await wait(ana.id, '1 hour')
  expect(await refresh(ana.session.refresh_token)).toBeNull()
  expect((await refresh(phone.refresh_token))?.user.id).toBe(ana.id)
})

test('signing out works with the credential of the tab that refreshed a moment before', async () => {
  const ana = await app.signUp('ana')
  const next = await refresh(ana.session.refresh_token)
  const out = await app.post('/auth/sign-out', { refresh_token: ana.session.refresh_token })
  expect(out.text).toBe('{"ended":true}')
  expect(await refresh(next?.refresh_token ?? '')).toBeNull()
})

test('a credential that was not signed by us ends nothing', async () => {
  const ana = await app.signUp('ana')
  const held = ana.session.refresh_token ?? ''
  const [token = ''] = held.split('.')
  const signature = held.slice(token.length)
  for (const forged of [token, `${token}-abc${signature}`, `${token}-abc.${'A'.repeat(43)}=`])
    expect(await refresh(forged)).toBeNull()
  expect((await refresh(held))?.user.id).toBe(ana.id)
})

async function signUpIn(browser: Browser) {
  const email = `${crypto.randomUUID()}@people.example`
  const answer = await browser.post('/auth/sign-up', {
    full_name: 'Ana Example',
    email,
    password: 'seven quiet rivers',
  })
  expect(answer.status).toBe(200)
}
