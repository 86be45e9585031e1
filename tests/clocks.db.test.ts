import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { RETENTION_SECONDS, watchEndedSessions } from '#server/platform/auth/ended-sessions.ts'
import { createLog } from '#server/platform/log.ts'
import { ACCESS_TOKEN_SECONDS } from '#shared/session.ts'
import { freePort, type Person, parseSession, signedIn, startTestApp, type TestApp } from './harness.ts'
import { readAnswer } from './read-answer.ts'
import { startServer, stopServer } from './server-process.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const SKEW_MS = 90_000

/** A second server, a process of its own, whose clock differs from this one's. */
async function serverAt(shiftMs: number): Promise<string> {
  const port = await freePort()
  const server = await startServer(app, port, {
    PUBLIC_URL: 'http://localhost:4000',
    CLOCK_SHIFT_MS: String(shiftMs),
    NODE_OPTIONS: `--import ${new URL('./shifted-clock.ts', import.meta.url).href}`,
  })
  onTestFinished(async () => {
    await stopServer(server, 'SIGKILL')
  })
  return `http://127.0.0.1:${port}`
}

const profileAt = async (url: string, bearer: Record<string, string>) =>
  (await fetch(`${url}/api/profile`, { headers: bearer })).status

const send = (url: string, body: unknown, bearer: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer },
    body: JSON.stringify(body),
  })

const refused = (url: string, bearer: Record<string, string>) =>
  vi.waitFor(async () => expect(await profileAt(url, bearer)).toBe(401), { timeout: 15_000, interval: 250 })

describe.each([
  ['ahead of', SKEW_MS],
  ['behind', -SKEW_MS],
])('a server whose clock is 90 s %s the others', (_where, shiftMs) => {
  test('refuses a token that was signed out on another, and the others one that was signed out there', async () => {
    const shifted = await serverAt(shiftMs)
    const ana = await app.signUp('ana')
    expect(await profileAt(shifted, ana.bearer)).toBe(200)
    await app.post('/auth/sign-out', { refresh_token: ana.session.refresh_token })
    await refused(shifted, ana.bearer)

    const { email, password } = await app.signUp('ben')
    const answer = await send(`${shifted}/auth/sign-in`, { email, password })
    const there = parseSession(await answer.json())
    const bearer = { authorization: `Bearer ${there.access_token}` }
    expect(await profileAt(app.url, bearer)).toBe(200)
    await send(`${shifted}/auth/sign-out`, { refresh_token: there.refresh_token })
    await refused(app.url, bearer)
  })

  test('saves check-ins in their true order, and the newest consent holds', async () => {
    const shifted = await serverAt(shiftMs)
    const ana = await app.signUp('ana')
    const saved: string[] = []
    for (const url of [app.url, shifted, app.url, shifted, app.url]) {
      const answer = await send(`${url}/api/check-ins`, { mood: 3, energy: 3 }, ana.bearer)
      saved.push((await readAnswer(answer)).body.id ?? '')
    }
    const listed = await ana.api.wellness.listCheckIns({})
    expect(listed.map(({ id }) => id)).toEqual(saved.toReversed())
    expect(listed.map(({ created_at }) => created_at)).toEqual(
      listed
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    )

    const consent = (url: string, granted: boolean) =>
      signedIn(url, ana.session.access_token).api.account.setConsent({ purpose: 'daily_check_ins', granted })
    for (const [url, granted] of [
      [shifted, true],
      [app.url, false],
      [shifted, true],
      [app.url, false],
    ] as const)
      await consent(url, granted)
    const { current, history } = await ana.api.account.getConsents({})
    expect(current.daily_check_ins).toBe(false)
    expect(history.map(({ granted }) => granted)).toEqual([false, true, false, true])
    const refusedSave = await send(`${shifted}/api/check-ins`, { mood: 3, energy: 3 }, ana.bearer)
    expect(refusedSave.status).toBe(403)
  })
})

describe('an ended session', () => {
  const silent = createLog('silent')

  async function endedSession(person: Person): Promise<string> {
    const [row] = await app.sql<{ id: string }>('delete from auth.sessions where user_id = $1 returning id', [
      person.id,
    ])
    return row?.id ?? ''
  }

  test('is remembered for as long as a token lives that a server 90 s ahead has made', async () => {
    let elapsedMs = 0
    const ended = watchEndedSessions(app.internals.database, silent, () => elapsedMs)
    onTestFinished(() => ended.stop())
    const id = await endedSession(await app.signUp('ana'))
    await ended.refresh()
    await app.sql("update auth.ended_sessions set ended_at = now() - interval '50 minutes' where id = $1", [
      id,
    ])
    elapsedMs = ACCESS_TOKEN_SECONDS * 1000 + SKEW_MS
    await ended.refresh()
    expect(ended.has(id)).toBe(true)
    elapsedMs = RETENTION_SECONDS * 1000 + 1
    await ended.refresh()
    expect(ended.has(id)).toBe(false)
  })

  test('whose transaction commits after a later one is learned all the same', async () => {
    const ended = watchEndedSessions(app.internals.database, silent)
    onTestFinished(() => ended.stop())
    const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
    await ended.refresh()
    const late = await endedSession(ana)
    await app.sql('delete from auth.ended_sessions where id = $1', [late])
    const early = await endedSession(ben)
    await ended.refresh()
    await app.sql(
      "insert into auth.ended_sessions (id, ended_at) values ($1, now() - interval '10 seconds')",
      [late],
    )
    await ended.refresh()
    expect([ended.has(early), ended.has(late)]).toEqual([true, true])
  })
})
