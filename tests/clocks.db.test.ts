import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { REMEMBER_SECONDS, watchEndedSessions } from '#server/platform/auth/ended-sessions.ts'
import { createLog } from '#server/platform/log.ts'
import { ACCESS_TOKEN_SECONDS } from '#shared/session.ts'
import { freePort, type House, openHouse, type Person, parseSession } from './harness.ts'
import { startServer, stopServer } from './server-process.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const SKEW_MS = 90_000

/** A second server, a process of its own, whose clock differs from this one's. */
async function serverAt(shiftMs: number): Promise<string> {
  const port = await freePort()
  const server = await startServer(house, port, {
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

const send = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
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
    const ana = await house.signUp('ana')
    expect(await profileAt(shifted, ana.bearer)).toBe(200)
    await house.post('/auth/sign-out', { refresh_token: ana.session.refresh_token })
    await refused(shifted, ana.bearer)

    const { email, password } = await house.signUp('ben')
    const answer = await send(`${shifted}/auth/sign-in`, { email, password })
    const there = parseSession(await answer.json())
    const bearer = { authorization: `Bearer ${there.access_token}` }
    expect(await profileAt(house.url, bearer)).toBe(200)
    await send(`${shifted}/auth/sign-out`, { refresh_token: there.refresh_token })
    await refused(house.url, bearer)
  })
})

describe('an ended session', () => {
  const silent = createLog('silent')

  async function endedSession(person: Person): Promise<string> {
    const [row] = await house.sql<{ id: string }>(
      'delete from auth.sessions where user_id = $1 returning id',
      [person.id],
    )
    return row?.id ?? ''
  }

  test('is remembered for as long as a token lives that a server 90 s ahead has made', async () => {
    let elapsedMs = 0
    const ended = watchEndedSessions(house.product.database, silent, () => elapsedMs)
    onTestFinished(() => ended.stop())
    const id = await endedSession(await house.signUp('ana'))
    await ended.refresh()
    await house.sql("update auth.ended_sessions set ended_at = now() - interval '50 minutes' where id = $1", [
      id,
    ])
    elapsedMs = ACCESS_TOKEN_SECONDS * 1000 + SKEW_MS
    await ended.refresh()
    expect(ended.has(id)).toBe(true)
    elapsedMs = REMEMBER_SECONDS * 1000 + 1
    await ended.refresh()
    expect(ended.has(id)).toBe(false)
  })

  test('whose transaction commits after a later one is learned all the same', async () => {
    const ended = watchEndedSessions(house.product.database, silent)
    onTestFinished(() => ended.stop())
    const [ana, ben] = [await house.signUp('ana'), await house.signUp('ben')]
    await ended.refresh()
    const late = await endedSession(ana)
    await house.sql('delete from auth.ended_sessions where id = $1', [late])
    const early = await endedSession(ben)
    await ended.refresh()
    await house.sql(
      "insert into auth.ended_sessions (id, ended_at) values ($1, now() - interval '10 seconds')",
      [late],
    )
    await ended.refresh()
    expect([ended.has(early), ended.has(late)]).toEqual([true, true])
  })
})
