import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { FILES } from '#server/files.ts'
import journal from '#server/migrations/meta/_journal.json' with { type: 'json' }
import { migrate, prepareLogins } from '#server/platform/database/migrate.ts'
import { ACCESS_TOKEN_SECONDS, REFRESH_THRESHOLD_TICKS, REFRESH_TICK_MS } from '#shared/session.ts'
import {
  parseSession,
  secondServerForThisTest,
  signedIn,
  startTestApp,
  type TestApp,
  testAppForThisTest,
} from './harness.ts'
import { queryOnce } from './query-once.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const BROWSER = { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' }

async function browserSignUp(at: TestApp) {
  const email = `${crypto.randomUUID()}@people.example`
  const answer = await at.post(
    '/auth/sign-up',
    { full_name: 'Ana Example', email, password: 'correct horse 1' },
    BROWSER,
  )
  const line = answer.headers.getSetCookie()[0] ?? ''
  return { answer, email, line, cookie: line.split(';')[0] ?? '' }
}

describe('the session object', () => {
  test('has every field of the specification, and a token of fifteen minutes', async () => {
    const ana = await app.signUp('ana')
    const { session } = ana
    expect(session.token_type).toBe('bearer')
    expect(session.expires_in).toBeGreaterThan(ACCESS_TOKEN_SECONDS - 60)
    expect(session.expires_in).toBeLessThanOrEqual(ACCESS_TOKEN_SECONDS)
    expect(session.expires_at).toBeGreaterThan(Date.now() / 1000 + ACCESS_TOKEN_SECONDS - 60)
    expect(session.user).toEqual({
      id: ana.id,
      email: ana.email,
      user_metadata: { full_name: 'ana Example', avatar_url: null },
    })
    expect((REFRESH_TICK_MS * REFRESH_THRESHOLD_TICKS) / 1000).toBeLessThan(ACCESS_TOKEN_SECONDS)
  })

  test('holds the refresh token only for clients that are no browsers', async () => {
    expect((await app.signUp('ana')).session.refresh_token).toEqual(expect.any(String))
    expect(parseSession(JSON.parse((await browserSignUp(app)).answer.text)).refresh_token).toBeNull()
  })

  test('the cookie is out of reach of scripts and of other sites', async () => {
    expect((await browserSignUp(app)).line).toMatch(
      /^waywell-session=.+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('over https every cookie is bound to this host alone', async () => {
    const secure = await testAppForThisTest({ PUBLIC_URL: 'https://waywell.example' })
    const answer = await secure.post(
      '/auth/sign-up',
      { full_name: 'Ana Example', email: 'ana@people.example', password: 'correct horse 1' },
      { origin: 'https://waywell.example' },
    )
    const lines = answer.headers.getSetCookie()
    expect(lines.map(line => line.split('=')[0]).sort()).toEqual([
      '__Host-waywell-device',
      '__Host-waywell-session',
    ])
    for (const line of lines) {
      for (const word of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(line).toContain(word)
      expect(line).not.toContain('Domain')
    }
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
  })

  test('each sign-in has a credential of its own', async () => {
    const { email, cookie } = await browserSignUp(app)
    const again = await app.post(
      '/auth/sign-in',
      { email, password: 'correct horse 1' },
      { ...BROWSER, cookie },
    )
    expect(again.headers.getSetCookie()[0]).not.toContain(cookie)
  })
})

describe('refreshing', () => {
  test('gives a new access token for the cookie', async () => {
    const { cookie } = await browserSignUp(app)
    const answer = await app.post('/auth/refresh', {}, { ...BROWSER, cookie })
    expect(answer.status).toBe(200)
    const { api } = signedIn(app.url, parseSession(JSON.parse(answer.text)).access_token)
    expect((await api.account.getProfile({})).full_name).toBe('Ana Example')
  })

  test('works for a client that keeps the credential itself', async () => {
    const ana = await app.signUp('ana')
    const answer = await app.post('/auth/refresh', { refresh_token: ana.session.refresh_token })
    expect(parseSession(JSON.parse(answer.text)).user.id).toBe(ana.id)
  })

  test('brings the first data of a screen along, as calls of its own would answer, and nothing else', async () => {
    const { cookie } = await browserSignUp(app)
    const ben = await app.signUp('ben')
    const saved = await ben.api.wellness.saveCheckIn({ mood: 4, energy: 4, notes: 'Of Ben.' })
    const refused = [
      `/api/check-ins/${saved.id}`,
      '/api/check-ins?limit=many',
      '/api/nothing',
      '//elsewhere.example/api/profile',
      'http://',
      // It asks the engine, which may take longer than a session should.
      '/api/learning-for-gaps',
    ]
    const answer = await app.post(
      '/auth/refresh',
      { first_data: ['/api/profile', '/api/dashboard', ...refused] },
      { ...BROWSER, cookie },
    )
    const body = JSON.parse(answer.text)
    const asAna = { headers: { authorization: `Bearer ${body.access_token}` } }
    expect(body.first_data).toEqual({
      '/api/profile': await (await app.fetch('/api/profile', asAna)).json(),
      '/api/dashboard': await (await app.fetch('/api/dashboard', asAna)).json(),
    })
    expect(body.first_data['/api/profile'].full_name).toBe('Ana Example')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.getSetCookie()).toHaveLength(1)
  })

  test('brings no more than eight answers along, and none without a session', async () => {
    const { cookie } = await browserSignUp(app)
    const nine = Array.from({ length: 9 }, () => '/api/profile')
    const many = await app.post('/auth/refresh', { first_data: nine }, { ...BROWSER, cookie })
    expect([many.status, many.body.code]).toEqual([422, 'invalid_input'])
    const nobody = await app.post('/auth/refresh', { first_data: ['/api/profile'] }, BROWSER)
    expect([nobody.status, nobody.body.code]).toEqual([401, 'session_missing'])
  })

  test('two tabs at once both stay in', async () => {
    const { cookie } = await browserSignUp(app)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => app.post('/auth/refresh', {}, { ...BROWSER, cookie })),
    )
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200])
  })

  test.each([
    ['without a credential', {}],
    ['with a made-up credential', { cookie: 'waywell-session=abc.def' }],
    ['with a broken credential', { cookie: 'waywell-session=%E0%A4%A' }],
  ])('%s is refused', async (_name, headers) => {
    const answer = await app.post('/auth/refresh', {}, headers)
    expect([answer.status, answer.body.code]).toEqual([401, 'session_missing'])
  })
})

describe('signing out', () => {
  test('ends the session at once: neither its cookie nor its access token opens anything', async () => {
    const { answer, cookie } = await browserSignUp(app)
    const bearer = { authorization: `Bearer ${parseSession(JSON.parse(answer.text)).access_token}` }
    expect((await app.fetch('/api/profile', { headers: bearer })).status).toBe(200)
    const out = await app.post('/auth/sign-out', {}, { ...BROWSER, cookie })
    expect(out.text).toBe('{"ended":true}')
    expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0')
    expect((await app.post('/auth/refresh', {}, { ...BROWSER, cookie })).status).toBe(401)
    expect((await app.fetch('/api/profile', { headers: bearer })).status).toBe(401)
  })

  test('ends only this session', async () => {
    const { email, cookie } = await browserSignUp(app)
    const other = await app.post('/auth/sign-in', { email, password: 'correct horse 1' })
    await app.post('/auth/sign-out', {}, { ...BROWSER, cookie })
    expect((await app.post('/auth/refresh', { refresh_token: other.body.refresh_token })).status).toBe(200)
  })

  test('twice is no error', async () => {
    const { cookie } = await browserSignUp(app)
    await app.post('/auth/sign-out', {}, { ...BROWSER, cookie })
    expect((await app.post('/auth/sign-out', {}, { ...BROWSER, cookie })).text).toBe('{"ended":false}')
  })
})

describe('signing in', () => {
  test('an unknown address and a wrong password get the same answer', async () => {
    const ana = await app.signUp('ana')
    const wrong = await app.post('/auth/sign-in', { email: ana.email, password: 'not it at all' })
    const unknown = await app.post('/auth/sign-in', {
      email: 'nobody@people.example',
      password: 'not it at all',
    })
    expect(wrong.text).toBe(unknown.text)
    expect([wrong.status, wrong.body.message]).toEqual([401, 'Invalid login credentials'])
    expect(unknown.status).toBe(401)
  })

  test('a taken address makes no second account', async () => {
    const ana = await app.signUp('ana')
    const again = await app.post('/auth/sign-up', {
      full_name: 'Ana Again',
      email: ana.email.toUpperCase(),
      password: 'another one 22',
    })
    expect([again.status, again.body.code]).toEqual([409, 'email_taken'])
  })
})

describe('two servers on one database', () => {
  test('a session from one works on the other, and ends on both', async () => {
    const other = await secondServerForThisTest(app)
    const { answer, cookie } = await browserSignUp(app)
    const bearer = { authorization: `Bearer ${parseSession(JSON.parse(answer.text)).access_token}` }
    expect((await other.fetch('/api/profile', { headers: bearer })).status).toBe(200)
    expect((await other.post('/auth/refresh', {}, { ...BROWSER, cookie })).status).toBe(200)
    await app.post('/auth/sign-out', {}, { ...BROWSER, cookie })
    // The other server looks for itself, every few seconds.
    await vi.waitFor(
      async () => expect((await other.fetch('/api/profile', { headers: bearer })).status).toBe(401),
      { timeout: 15_000, interval: 250 },
    )
  })

  test('an idempotency key used on one is known on the other', async () => {
    const other = await secondServerForThisTest(app)
    const ana = await app.signUp('ana')
    const send = (at: TestApp) =>
      at.post('/api/check-ins', { mood: 3, energy: 3 }, { ...ana.bearer, 'idempotency-key': 'both' })
    const answers = await Promise.all([send(app), send(other), send(app), send(other)])
    expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1)
  })

  test('attempts are counted together, by network, and a forged forwarded address changes nothing', async () => {
    const first = await testAppForThisTest()
    const second = await secondServerForThisTest(first)
    const attempt = (at: TestApp, i: number) =>
      at.post('/auth/sign-out', {}, { 'x-forwarded-for': `203.0.113.${i}`, cookie: 'waywell-session=x' })
    const statuses: number[] = []
    for (let i = 0; i < 121; i += 1) statuses.push((await attempt(i % 2 ? first : second, i)).status)
    expect(statuses.slice(0, 120)).toEqual(Array(120).fill(200))
    expect(statuses[120]).toBe(429)
    expect(Number((await attempt(second, 1)).headers.get('retry-after'))).toBeGreaterThan(0)
    const restarted = await secondServerForThisTest(first)
    expect((await attempt(restarted, 1)).status).toBe(429)
  })

  test('migrations run once however many start together, on a database that has none yet', async () => {
    const { adminUrl } = inject('postgres')
    const empty = new URL(adminUrl)
    empty.pathname = `/t_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
    await queryOnce(adminUrl, `create database ${empty.pathname.slice(1)}`)
    const secrets = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        await migrate(empty.href, FILES.migrations)
        return (await prepareLogins(empty.href, null)).secret
      }),
    )
    expect(new Set(secrets).size).toBe(1)
    expect(
      await queryOnce(empty.href, 'select count(*)::int as count from drizzle.__drizzle_migrations'),
    ).toEqual([{ count: journal.entries.length }])
    await queryOnce(adminUrl, `drop database ${empty.pathname.slice(1)}`)
  })
})
