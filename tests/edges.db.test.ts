import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BODY_MAX_BYTES } from '#server/platform/http/request-body.ts'
import { type Person, startTestApp, type TestApp, testAppForThisTest } from './harness.ts'
import { readAnswer } from './read-answer.ts'

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
})
afterAll(() => app.close())

describe('a failure of ours', () => {
  test('says nothing of our insides, and names the request', async () => {
    const insides = new Error('relation "secret_table" does not exist at character 15 password=hunter2')
    const broken = [
      vi.spyOn(app.internals.database, 'callFunction').mockRejectedValue(insides),
      vi.spyOn(app.internals.database, 'asUser').mockRejectedValue(insides),
    ]
    try {
      for (const path of ['/api/check-ins', '/api/profile']) {
        const answer = await app.fetch(path, { headers: ana.bearer }).then(readAnswer)
        expect(answer.status).toBe(500)
        expect(answer.text).toBe(
          '{"message":"Something went wrong on our side. Please try again.","details":null,"hint":null,"code":"internal"}',
        )
        const requestId = answer.headers.get('x-request-id')
        expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
        expect(eventsOf(app)).toContainEqual(
          expect.objectContaining({ level: 'error', event: 'operation_failed', requestId }),
        )
      }
    } finally {
      for (const spy of broken) spy.mockRestore()
    }
  })

  test('of the database is said as such, and passes', async () => {
    const other = await testAppForThisTest()
    const ben = await other.signUp('ben')
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const spy = vi.spyOn(other.internals.database, 'callFunction').mockRejectedValue(gone)
    const answer = await other.post('/api/check-ins', { mood: 3, energy: 3 }, ben.bearer)
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
    spy.mockRestore()
    expect((await other.post('/api/check-ins', { mood: 3, energy: 3 }, ben.bearer)).status).toBe(201)
  })

  test('every connection cut by the database is replaced', async () => {
    const other = await testAppForThisTest()
    const ben = await other.signUp('ben')
    for (let i = 0; i < 8; i += 1) await ben.api.wellness.listCheckIns({})
    await other.sql(`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and application_name like 'waywell%'`)
    const statuses: number[] = []
    for (let i = 0; i < 20; i += 1)
      statuses.push((await other.fetch('/api/check-ins', { headers: ben.bearer })).status)
    expect(statuses.filter(status => ![200, 503].includes(status))).toEqual([])
    expect(statuses.slice(-5)).toEqual([200, 200, 200, 200, 200])
    expect((await other.fetch('/readyz')).status).toBe(200)
  })
})

describe('a body that is too large', () => {
  const tooLarge = BODY_MAX_BYTES + 1

  test('is refused by what it claims', async () => {
    const answer = await app
      .fetch('/api/check-ins', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...ana.bearer },
        body: JSON.stringify({ mood: 3, energy: 3, notes: 'x'.repeat(tooLarge) }),
      })
      .then(readAnswer)
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large'])
  })

  test('is refused while it arrives, when it claims nothing', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const sending = request(
        `${app.url}/api/check-ins`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...ana.bearer },
        },
        response => {
          resolve(response.statusCode ?? 0)
          response.resume()
          sending.destroy()
        },
      )
      sending.on('error', reject)
      let sent = 0
      const chunk = Buffer.alloc(64_000, 0x20)
      const more = () => {
        while (sent < 50_000_000) {
          sent += chunk.length
          if (!sending.write(chunk)) return
        }
      }
      sending.on('drain', more)
      more()
    })
    expect(status).toBe(413)
  })
})

const SLOW_CLIENTS = [
  ['their headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  [
    'their body',
    'POST /api/check-ins HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
  ['reading', 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20)],
] as const

test.each(SLOW_CLIENTS)(
  'five hundred clients that never finish %s keep nobody else waiting',
  async (_, sent) => {
    const { hostname, port } = new URL(app.url)
    const slow: Socket[] = []
    try {
      for (let i = 0; i < 500; i += 1) {
        const socket = connect(Number(port), hostname)
        socket.on('error', () => {})
        socket.pause()
        socket.write(sent)
        slow.push(socket)
      }
      await Promise.all(slow.map(socket => once(socket, 'connect')))
      const health = await app.fetch('/healthz', { signal: AbortSignal.timeout(60_000) })
      expect(health.status).toBe(200)
      expect((await ana.api.wellness.saveCheckIn({ mood: 3, energy: 3, notes: null })).mood).toBe(3)
    } finally {
      for (const socket of slow) socket.destroy()
    }
  },
)

test('a client that goes on too long is let go', () => {
  const { server } = app.internals.http
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000)
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000)
  expect(server.keepAliveTimeout).toBeLessThanOrEqual(30_000)
  expect(server.timeout).toBeLessThanOrEqual(30_000)
  for (const limit of [server.headersTimeout, server.requestTimeout, server.keepAliveTimeout, server.timeout])
    expect(limit).toBeGreaterThan(0)
  expect(server.maxRequestsPerSocket).toBeGreaterThan(0)
})

test.each([
  ['headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  [
    'a body',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
])('a client that never comes to the end of %s hears so and is let go', async (_what, sent) => {
  const other = await testAppForThisTest()
  const { server } = other.internals.http
  server.headersTimeout = 100
  server.requestTimeout = 100
  const { hostname, port } = new URL(other.url)
  const socket = connect(Number(port), hostname)
  socket.write(sent)
  let heard = ''
  socket.on('data', chunk => {
    heard += chunk
  })
  await once(socket, 'close')
  expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /)
})

describe('every answer', () => {
  test.each([
    '/',
    '/healthz',
    '/nowhere',
    '/api/profile',
    '/api/nowhere',
    '/auth/refresh',
    '/dev/mail',
    '/metrics',
  ])('%s carries the security headers', async path => {
    const { headers } = await app.fetch(path)
    // The dev mailbox shows a mail in a frame of its own page.
    const frames = path === '/dev/mail' ? 'SAMEORIGIN' : 'DENY'
    expect(protectionOf(headers)).toEqual({ ...PROTECTED, 'x-frame-options': frames })
    expect(headers.get('x-request-id')).toBeTruthy()
  })

  test('of a failure carries them too, and over https the promise to stay there', async () => {
    const secure = await testAppForThisTest({ PUBLIC_URL: 'https://waywell.example' })
    const ben = await secure.signUp('ben')
    const broken = vi.spyOn(secure.internals.database, 'callFunction').mockRejectedValue(new Error('no'))
    const answers = [
      await secure.fetch('/api/check-ins', { headers: ben.bearer }),
      await secure.fetch('/nowhere'),
      await secure.fetch('/'),
    ]
    broken.mockRestore()
    expect(answers.map(answer => answer.status)).toEqual([500, 404, 200])
    for (const { headers } of answers) {
      expect(protectionOf(headers)).toEqual(PROTECTED)
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    }
  })

  test.each(['/api/profile', '/api/nowhere', '/auth/refresh', '/functions/nowhere'])(
    '%s may load and frame nothing',
    async path => {
      const { headers } = await app.fetch(path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    },
  )

  test('of an unknown page is a real 404', async () => {
    expect((await app.fetch('/no/such/page')).status).toBe(404)
  })
})

test('a visit on a preview host goes to the canonical one, with path and query', async () => {
  const other = await testAppForThisTest({
    PREVIEW_HOSTS: 'preview.example,.pages.example',
    PUBLIC_URL: 'https://waywell.example',
  })
  const visit = (host: string, path: string) =>
    new Promise<[number, string | undefined]>((resolve, reject) => {
      request(`${other.url}${path}`, { headers: { host } }, response => {
        response.resume()
        resolve([response.statusCode ?? 0, response.headers.location])
      })
        .on('error', reject)
        .end()
    })
  expect(await visit('branch.preview.example', '/product/pricing?plan=pro')).toEqual([
    308,
    'https://waywell.example/product/pricing?plan=pro',
  ])
  expect(await visit('x.pages.example', '//evil.example/')).toEqual([
    308,
    'https://waywell.example/evil.example/',
  ])
  expect((await visit('waywell.example', '/'))[0]).toBe(200)
  expect((await visit('notpreview.example', '/'))[0]).toBe(200)
})

describe('the log', () => {
  test('holds no password, token, note or address, and a line break makes no line of its own', async () => {
    const canary = {
      email: 'canary.person@people.example',
      password: 'canary-password-71',
      notes: 'canary-note\n{"level":"error","event":"forged"}',
    }
    const other = await testAppForThisTest()
    const signed = await other.post('/auth/sign-up', {
      full_name: 'Canary Name',
      email: canary.email,
      password: canary.password,
    })
    const token = signed.body.access_token ?? ''
    const bearer = { authorization: `Bearer ${token}` }
    await other.post('/api/check-ins', { mood: 3, energy: 3, notes: canary.notes }, bearer)
    await other.post('/api/check-ins', { mood: 9, energy: 3, notes: canary.notes }, bearer)
    await other.post('/auth/sign-in', { email: canary.email, password: 'canary-wrong-password' })
    await other.fetch(`/nowhere%0A{"event":"forged"}?token=${token}`)
    await other.post('/auth/sign-out', { refresh_token: signed.body.refresh_token })
    await other.fetch('/api/profile', { headers: { authorization: 'Bearer canary-token' } })
    await other.post('/api/check-ins', {}, { ...bearer, origin: 'https://evil.example' })
    const lines = other.logged.join('')
    for (const secret of ['canary', 'Canary', token, signed.body.refresh_token ?? '-', 'people.example'])
      expect(lines).not.toContain(secret)
    for (const line of lines.trim().split('\n')) expect(JSON.parse(line).event).not.toBe('forged')
  })

  test('holds nothing that the database says of a value', async () => {
    const other = await testAppForThisTest()
    const ben = await other.signUp('ben')
    await other.sql(`create function quote_it() returns trigger language plpgsql as
      $$ begin raise exception 'cannot keep %', new.full_name using detail = new.full_name; end $$`)
    await other.sql(
      'create trigger quoting before update on profiles for each row execute function quote_it()',
    )
    const answer = await other.fetch('/api/profile', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...ben.bearer },
      body: JSON.stringify({ full_name: 'Canary Name' }),
    })
    expect(answer.status).toBe(500)
    expect(eventsOf(other)).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'operation_failed', code: 'P0001' }),
    )
    expect(other.logged.join('')).not.toMatch(/canary|cannot keep/i)
  })

  test('tells who got in, who did not, and what was refused, at the level it has by itself', async () => {
    const other = await testAppForThisTest()
    const { email, password, session, bearer } = await other.signUp('ana')
    await other.post('/auth/sign-in', { email, password })
    await other.post('/auth/sign-in', { email, password: 'not the right one' })
    await other.fetch('/api/profile')
    await other.post('/api/check-ins', {}, { ...bearer, origin: 'https://evil.example' })
    await other.post('/auth/sign-out', { refresh_token: session.refresh_token })
    const told = eventsOf(other).filter(({ level }) => level !== 'debug')
    for (const event of ['signed_up', 'signed_in', 'sign_in_failed', 'signed_out'])
      expect(told).toContainEqual(expect.objectContaining({ event }))
    for (const refused of [
      { operation: 'account.signIn', code: 'invalid_credentials' },
      { operation: 'account.getProfile', code: 'unauthorized' },
      { operation: 'wellness.saveCheckIn', code: 'cross_site_request' },
    ])
      expect(told).toContainEqual(expect.objectContaining({ event: 'request', ...refused }))
  })
})

test('the metrics count requests and never name a person', async () => {
  const text = await (await app.fetch('/metrics')).text()
  expect(text).toMatch(/waywell_requests_total\{operation="account.signUp",status="2xx"\} \d+/)
  expect(text).not.toContain(ana.id)
})

const PROTECTED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

function protectionOf(headers: Headers) {
  return Object.fromEntries(Object.keys(PROTECTED).map(name => [name, headers.get(name)]))
}

function eventsOf(at: TestApp): { level: string; event: string }[] {
  return at.logged.map(line => JSON.parse(line))
}
