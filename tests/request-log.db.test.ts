import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createMetrics } from '#server/platform/http/metrics.ts'
import { createBackground } from '#server/platform/jobs/background.ts'
import { createLog, errorFields } from '#server/platform/log.ts'
import { runRequest } from '#server/platform/request-context.ts'
import { startTestApp, type TestApp, testAppForThisTest } from './harness.ts'
import { enableTwoFactor } from './sign-in-setup.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Line = {
  level: string
  event: string
  requestId?: string
  userId?: string
  operation?: string
  status?: number
  ms?: number
  code?: string
  path?: string
}

const linesOf = (at: TestApp): Line[] => at.logged.map(line => JSON.parse(line))

/** The lines of one answer, once its last is there: it comes when the answer has left. */
async function linesOfAnswer(at: TestApp, answer: { headers: Headers }): Promise<Line[]> {
  const requestId = answer.headers.get('x-request-id')
  const lines = () => linesOf(at).filter(line => line.requestId === requestId)
  await expect.poll(() => lines().some(line => line.event === 'request')).toBe(true)
  return lines()
}

describe('every line of a request', () => {
  test('carries its id and the person who is signed in, a failure too', async () => {
    const ana = await app.signUp('ana')
    const broken = vi.spyOn(app.internals.database, 'callFunction').mockRejectedValue(new Error('no'))
    const answer = await app.fetch('/api/check-ins', { headers: ana.bearer })
    broken.mockRestore()
    const lines = await linesOfAnswer(app, answer)
    expect(lines.map(line => [line.event, line.level, line.operation, line.userId])).toEqual([
      ['operation_failed', 'error', 'wellness.listCheckIns', ana.id],
      ['request', 'info', 'wellness.listCheckIns', ana.id],
    ])
  })

  test('says of a function that failed in the database where it was called', async () => {
    const called = app.internals.database.callFunction(
      { name: 'missing', text: 'select api.missing() as answer' },
      [],
    )
    const error = await called.catch((failed: unknown) => failed)
    expect(errorFields(error)).toMatchObject({
      code: '42883',
      at: expect.stringContaining('src/server/platform/database/call-function.ts'),
    })
  })

  test('names the person who has just signed up or in', async () => {
    const ana = await app.signUp('ana')
    const answer = await app.post('/auth/sign-in', { email: ana.email, password: ana.password })
    const lines = await linesOfAnswer(app, answer)
    expect(lines.map(line => [line.event, line.userId])).toEqual([
      ['signed_in', ana.id],
      ['request', ana.id],
    ])
    const signedUp = linesOf(app).find(line => line.event === 'signed_up' && line.userId === ana.id)
    expect(signedUp?.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('tells a first factor from a sign-in, and whose second factor failed', async () => {
    const ana = await enableTwoFactor(app, await app.signUp('ana'))
    const asked = await app.post('/auth/sign-in', { email: ana.email, password: ana.password })
    const events = (lines: Line[]) => lines.map(line => [line.event, line.userId])
    expect(events(await linesOfAnswer(app, asked))).toEqual([
      ['second_factor_asked', ana.id],
      ['request', ana.id],
    ])
    const { challenge } = JSON.parse(asked.text)
    const verify = { method: 'totp', code: '000000', challenge }
    expect(events(await linesOfAnswer(app, await app.post('/auth/two-factor/verify', verify)))).toEqual([
      ['two_factor_failed', ana.id],
      ['request', ana.id],
    ])
  })

  test('names the person who signs out', async () => {
    const ana = await app.signUp('ana')
    const answer = await app.post('/auth/sign-out', { refresh_token: ana.session.refresh_token })
    const lines = await linesOfAnswer(app, answer)
    expect(lines.map(line => [line.event, line.userId])).toEqual([
      ['signed_out', ana.id],
      ['request', ana.id],
    ])
  })

  test('names nobody for a token that is no good', async () => {
    const answer = await app.fetch('/api/profile', { headers: { authorization: 'Bearer a.b.c' } })
    const [line] = await linesOfAnswer(app, answer)
    expect([line?.operation, line?.status, line?.code]).toEqual(['account.getProfile', 401, 'unauthorized'])
    expect(line).not.toHaveProperty('userId')
  })

  test('is its own, with many under way at once', async () => {
    const people = [await app.signUp('ana'), await app.signUp('ben')]
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        const person = people[i % 2]
        const answer = await app.fetch('/api/profile', { headers: person?.bearer })
        return { answer, person }
      }),
    )
    for (const { answer, person } of answers)
      expect((await linesOfAnswer(app, answer)).map(line => line.userId)).toEqual([person?.id])
  })

  test('of work that goes on after the answer carries the id as well', async () => {
    const logged: string[] = []
    const log = createLog('info', line => logged.push(line))
    const background = createBackground(log)
    runRequest({ requestId: 'one', operation: 'x', userId: 'ana' }, () =>
      background.run('late', async () => {
        throw new Error('no')
      }),
    )
    await background.idle()
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      event: 'background_failed',
      requestId: 'one',
      userId: 'ana',
    })
  })
})

test('a line of a connection carries no request’s id, though a request opened it', async () => {
  const other = await testAppForThisTest()
  const ana = await other.signUp('ana')
  for (let i = 0; i < 8; i += 1) await ana.api.wellness.listCheckIns({})
  await other.sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'waywell%'`)
  const lost = () => linesOf(other).filter(line => line.event === 'database_connection_lost')
  await expect.poll(() => lost().length).toBeGreaterThan(3)
  expect(lost().filter(line => line.requestId !== undefined)).toEqual([])
})

describe('a request', () => {
  test('is one line at info, with operation, status and ms, whatever became of it', async () => {
    const ana = await app.signUp('ana')
    const answers = [
      await app.fetch('/api/profile', { headers: ana.bearer }),
      await app.post('/api/check-ins', { mood: 9 }, ana.bearer),
      await app.post('/auth/sign-in', { email: 'nobody@people.example', password: 'not it at all' }),
      await app.fetch('/api/nothing-here'),
      await app.fetch('/'),
      await app.fetch('/healthz'),
      await app.fetch('/nowhere'),
    ]
    const found = []
    for (const answer of answers) {
      const lines = (await linesOfAnswer(app, answer)).filter(line => line.event === 'request')
      expect(lines).toHaveLength(1)
      expect(lines[0]?.level).toBe('info')
      expect(lines[0]?.ms).toBeGreaterThan(0)
      found.push([lines[0]?.operation, lines[0]?.status, lines[0]?.code, lines[0]?.path])
    }
    expect(found).toEqual([
      ['account.getProfile', 200, undefined, undefined],
      ['wellness.saveCheckIn', 422, 'invalid_input', undefined],
      ['account.signIn', 401, 'invalid_credentials', undefined],
      ['unknown', 404, 'not_found', '/api/nothing-here'],
      ['page', 200, undefined, undefined],
      ['healthz', 200, undefined, undefined],
      ['page', 404, undefined, '/nowhere'],
    ])
  })

  test('for an unknown page leaves nothing of an address or token in the log', async () => {
    const ana = await app.signUp('ana')
    const token = ana.session.access_token
    for (const path of [
      `/people/${ana.email}`,
      `/reset/${token}`,
      `/api/people/${encodeURIComponent(ana.email)}`,
    ])
      await linesOfAnswer(app, await app.fetch(path))
    const lines = app.logged.join('')
    for (const secret of [ana.email, encodeURIComponent(ana.email), token])
      expect(lines).not.toContain(secret)
  })
})

describe('the metrics', () => {
  const labels = (text: string) => new Set([...text.matchAll(/operation="([^"]*)"/g)].map(match => match[1]))

  test('tell of each operation by itself', async () => {
    const other = await testAppForThisTest()
    const ana = await other.signUp('ana')
    for (let i = 0; i < 3; i += 1) await ana.api.wellness.listCheckIns({})
    const text = () => other.fetch('/metrics').then(answer => answer.text())
    await expect
      .poll(text)
      .toContain('waywell_requests_total{operation="wellness.listCheckIns",status="2xx"} 3')
    expect(await text()).toContain('waywell_request_seconds_count{operation="wellness.listCheckIns"} 3')
    expect(await text()).toContain('waywell_request_seconds_bucket{le="+Inf",operation="account.signUp"} 1')
  })

  test('have no label that a caller can make up', async () => {
    const other = await testAppForThisTest()
    for (let i = 0; i < 50; i += 1) await other.fetch(`/${i % 2 ? 'api/' : ''}made-up-${i}`)
    const text = await (await other.fetch('/metrics')).text()
    expect([...labels(text)].sort()).toEqual(['page', 'unknown'])
  })

  test('stop at so many labels, whatever code calls', async () => {
    const metrics = createMetrics()
    for (let i = 0; i < 5_000; i += 1) metrics.request(`operation-${i}`, 200, 1)
    const text = await metrics.text()
    expect(labels(text).size).toBeLessThanOrEqual(201)
    expect(text).toContain('waywell_requests_total{operation="unknown",status="2xx"} 4800')
  })
})
