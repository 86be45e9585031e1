import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profile } from '#shared/account/profile.ts'
import { PROBLEMS } from '#shared/problem.ts'
import { type Person, secondServerForThisTest, startTestApp, type TestApp } from './harness.ts'
import { callOperation, type Operation, operations } from './operations.ts'
import { readAnswer } from './read-answer.ts'
import { tableHashes } from './table-hashes.ts'

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startTestApp()
  // Its jobs would write between two looks at the tables.
  await app.internals.schedule.stop()
  ana = await app.signUp('ana')
})
afterAll(() => app.close())

const changing = operations.filter(operation => operation.method !== 'GET')

const call = (operation: Operation, headers: Record<string, string>, body?: unknown) =>
  callOperation(app, operation, headers, body)

describe('who may call', () => {
  test('is let in', async () => {
    const { bearer } = await app.signUp('cleo')
    for (const operation of operations) {
      const { body } = await call(operation, bearer)
      // Programs have keys; a session opens nothing there.
      const refused = [operation.name, 'unauthorized']
      if (operation.access.who === 'api-key') expect([operation.name, body?.code]).toEqual(refused)
      else expect([operation.name, body?.code]).not.toEqual(refused)
    }
  })

  test.each(operations)('$name as a visitor, and with every other method', async operation => {
    const answer = await call(operation, {})
    if (operation.access.who !== 'anyone')
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized'])
    else expect(answer.body.code).not.toBe('unauthorized')
    const known = operations.filter(other => other.path === operation.path).map(other => other.method)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(other => !known.includes(other))) {
      const other = await call({ ...operation, method }, ana.bearer)
      expect([method, other.status]).toEqual([method, 404])
    }
  })
})

describe('a request that another site sent', () => {
  const crossSiteHeaders: [string, Record<string, string>][] = [
    ['with its origin', { origin: 'https://evil.example' }],
    ['from nowhere', { origin: 'null' }],
    ['named cross-site by the browser', { 'sec-fetch-site': 'cross-site' }],
    ['named same-site by the browser', { 'sec-fetch-site': 'same-site' }],
    ['from a look-alike', { origin: 'http://localhost:4000.evil.example' }],
  ]
  test.each(crossSiteHeaders)('%s changes nothing, whatever it calls', async (_name, headers) => {
    const before = await tableHashes(app)
    for (const operation of changing) {
      const answer = await call(
        operation,
        { ...headers, ...ana.bearer },
        { mood: 1, energy: 1, full_name: 'Eve' },
      )
      expect([operation.name, answer.status, answer.body.code]).toEqual([
        operation.name,
        403,
        'cross_site_request',
      ])
    }
    expect(await tableHashes(app)).toEqual(before)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s is refused',
    async type => {
      const before = await tableHashes(app)
      for (const operation of changing) {
        const answer = await call(operation, { ...ana.bearer, 'content-type': type }, { mood: 1, energy: 1 })
        expect([operation.name, answer.status]).toEqual([operation.name, 415])
      }
      expect(await tableHashes(app)).toEqual(before)
    },
  )

  test('no answer invites another origin to read it', async () => {
    for (const operation of operations)
      for (const origin of ['https://evil.example', 'null']) {
        const { headers } = await call(operation, { origin })
        expect(headers.get('access-control-allow-origin')).toBeNull()
        expect(headers.get('access-control-allow-credentials')).toBeNull()
      }
    const preflight = await app.fetch('/api/check-ins', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('reading changes nothing', async () => {
    const before = await tableHashes(app)
    for (const operation of operations.filter(one => one.method === 'GET')) await call(operation, ana.bearer)
    expect(await tableHashes(app)).toEqual(before)
  })
})

describe('what is served beside the operations', () => {
  /** What a stranger gets who looks, and who sends something; unsubscribing says the same to any key. */
  const BESIDE = [
    ['/healthz', 200, 405],
    ['/readyz', 200, 405],
    ['/metrics', 200, 405],
    ['/dev/mail', 200, 405],
    ['/newsletter/unsubscribe', 404, 200],
    ['/mail/unsubscribe', 404, 404],
    ['/mail/reminders/unsubscribe', 404, 404],
    ['/mail/weekly/unsubscribe', 404, 404],
    ['/webhooks/stripe', 404, 400],
    ['/sandbox/checkout/cs_test_1', 404, 403],
    ['/sandbox/portal/bps_1', 404, 403],
    ['/auth/provider/callback/google', 302, 404],
    ['/auth/provider/sign-up/email', 404, 404],
    ['/auth/provider/get-session', 404, 404],
  ] as const

  test.each(BESIDE)(
    '%s answers %i to a look and %i to anything sent, and changes nothing',
    async (path, look, sent) => {
      const before = await tableHashes(app)
      const got = await app.fetch(path, { redirect: 'manual' })
      const posted = await app.post(path, {})
      expect([got.status, posted.status]).toEqual([look, sent])
      expect(await tableHashes(app)).toEqual(before)
    },
  )

  test('with SMTP there is no dev mailbox, and metrics hold no address or id', async () => {
    const other = await secondServerForThisTest(app, {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@b.example',
      CONTACT_INBOX: 'a@b.example',
    })
    expect((await other.fetch('/dev/mail')).status).toBe(404)
    const numbers = await (await other.fetch('/metrics')).text()
    expect(numbers).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}/)
  })
})

describe('what a person may not set', () => {
  test('has no effect in a profile change, and the answer has exactly the fields of a profile', async () => {
    const before = await ana.api.account.getProfile({})
    const answer = await app
      .fetch('/api/profile', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...ana.bearer },
        body: JSON.stringify({
          full_name: 'Ana Maria Example',
          subscribed: true,
          subscription_tier: 'Professional',
          trial_expires_at: '2099-01-01T00:00:00Z',
          trial_started_at: '2099-01-01T00:00:00Z',
          onboarding_completed: true,
          id: '00000000-0000-7000-8000-000000000000',
          created_at: '2001-01-01T00:00:00Z',
        }),
      })
      .then(readAnswer)
    expect(JSON.parse(answer.text)).toEqual({ ...before, full_name: 'Ana Maria Example' })
    expect(Object.keys(JSON.parse(answer.text)).sort()).toEqual(Object.keys(profile.shape).sort())
  })

  test('has no effect in a sign-up either', async () => {
    const email = `eve.${crypto.randomUUID()}@people.example`
    const mine = '00000000-0000-7000-8000-000000000000'
    const answer = await app.post('/auth/sign-up', {
      full_name: 'Eve Example',
      email,
      password: `${crypto.randomUUID()}-Pw`,
      id: mine,
      user_id: mine,
      emailVerified: true,
      twoFactorEnabled: true,
      subscribed: true,
      trial_expires_at: '2099-01-01T00:00:00Z',
      created_at: '2001-01-01T00:00:00Z',
    })
    expect(Object.keys(JSON.parse(answer.text)).sort()).toEqual(
      ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user'].sort(),
    )
    const [row] = await app.sql(
      `select u.id, u.email_verified, u.two_factor_enabled, p.trial_expires_at < now() + interval '15 days' as trial,
        u.created_at > now() - interval '1 hour' as new
        from auth.users u join profiles p on p.user_id = u.id where u.email = $1`,
      [email],
    )
    expect(row).toEqual({
      id: JSON.parse(answer.text).user.id,
      email_verified: false,
      two_factor_enabled: false,
      trial: true,
      new: true,
    })
    expect(row?.id).not.toBe(mine)
  })

  test('another’s id in a query changes nothing of what one sees', async () => {
    const ben = await app.signUp('ben')
    await ben.api.wellness.saveCheckIn({ mood: 1, energy: 1, notes: 'Ben’s' })
    const [theirs] = await ben.api.wellness.listCheckIns({})
    for (const query of [
      `userId=${ben.id}`,
      `user_id=${ben.id}`,
      `before=${theirs?.id}`,
      `before=ffffffff-ffff-7fff-bfff-ffffffffffff`,
    ]) {
      const answer = await app.fetch(`/api/check-ins?${query}`, { headers: ana.bearer }).then(readAnswer)
      expect([query, answer.status, answer.text]).toEqual([query, 200, '[]'])
    }
  })
})

describe('any input', () => {
  const known = [
    '{"__proto__":{"admin":true},"mood":3,"energy":3}',
    '{"constructor":{"prototype":{}},"mood":3,"energy":3}',
    '{"mood":1e308,"energy":-1e308}',
    '{"mood":3,"energy":3,"notes":"\\u0000"}',
    '{"mood":3,"energy":3,"notes":"\\ud800"}',
    '{"mood":[3],"energy":{"a":3}}',
    `{"mood":3,"energy":3,"notes":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    `[${'1,'.repeat(100_000)}1]`,
    '{"mood":3,"mood":4,"energy":3,',
    '"text"',
    'null',
    '12',
    '',
    '\u0000',
    '{',
    '\ufeff{}',
  ]
  const nasty = fc.oneof(
    fc.json(),
    fc.jsonValue().map(value => JSON.stringify(value)),
    fc.constantFrom(...known),
  )
  const send = (operation: Pick<Operation, 'method' | 'path'>, body: string) =>
    app
      .fetch(operation.path, {
        method: operation.method,
        headers: { 'content-type': 'application/json', ...ana.bearer },
        body,
      })
      .then(readAnswer)

  test('gets an answer of the catalog, never a failure of ours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...changing), nasty, async (operation, body) => {
        const answer = await send(operation, body)
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400) {
          expect(Object.keys(answer.body).sort()).toEqual(['code', 'details', 'hint', 'message'])
          expect(Object.keys(PROBLEMS)).toContain(answer.body.code)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('that is known to break others is taken or refused when a check-in is saved', async () => {
    const statuses: number[] = []
    for (const body of known)
      statuses.push((await send({ method: 'POST', path: '/api/check-ins' }, body)).status)
    expect(statuses.filter(status => ![201, 400, 413, 422].includes(status))).toEqual([])
    expect(statuses.filter(status => status === 201)).toHaveLength(2)
  })

  test('of a million items is too much', async () => {
    const answer = await send({ method: 'POST', path: '/api/check-ins' }, `[${'1,'.repeat(1_000_000)}1]`)
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large'])
  })

  test('in the address gets no failure either', async () => {
    for (const path of [
      '/api/%00',
      '/api/%E0%A4%A',
      '/api/check-ins?limit=1e9',
      '/api/check-ins?limit[]=1',
      '/api/check-ins?before=x',
      '/api/../../etc/passwd',
      `/api/${'a'.repeat(5000)}`,
      '/functions/',
      '/functions/nothing',
      '/auth',
      '//api',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const answer = await app.fetch(path, { headers: ana.bearer }).then(readAnswer)
      expect([path, answer.status < 500]).toEqual([path, true])
      expect(answer.text).not.toContain('root:')
    }
  })
})
