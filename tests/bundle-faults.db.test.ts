import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDatabaseProxy } from './faulty-proxy.ts'
import { freePort, parseSession, signedIn, type TestApp, testAppForThisTest } from './harness.ts'
import { startServer, stopServer } from './server-process.ts'
import { openSmallDisk } from './small-disk.ts'

/** The built server as a process of its own, and somebody who is signed in there. */
async function startBundle(app: TestApp, settings: Record<string, string>) {
  const port = await freePort()
  const server = await startServer(app, port, { LOG_LEVEL: 'silent', ...settings })
  onTestFinished(async () => {
    expect(await stopServer(server, 'SIGTERM')).toBe(0)
  })
  const url = `http://127.0.0.1:${port}`
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const person = {
    full_name: 'Eva Example',
    email: `eva.${randomUUID().slice(0, 8)}@people.example`,
    password: `${randomUUID()}-Pw`,
  }
  const session = parseSession(await (await post('/auth/sign-up', person)).json())
  const { bearer } = signedIn(url, session.access_token)
  return {
    save: async (notes: string) =>
      (await post('/api/check-ins', { mood: 3, energy: 3, notes }, bearer)).status,
    list: async () => {
      const answer = await fetch(`${url}/api/check-ins?limit=100`, { headers: bearer })
      return { status: answer.status, text: await answer.text() }
    },
  }
}

test('the built server outlives a database that is away, silent or torn, and serves again as soon as it is back', async () => {
  const app = await testAppForThisTest()
  const { proxy, url } = await startDatabaseProxy(app.ownerUrl)
  onTestFinished(() => proxy.close())
  const { save, list } = await startBundle(app, { DATABASE_URL: url })
  expect(await save('before')).toBe(201)
  for (const mode of ['down', 'cut-replies', 'drop-all'] as const) {
    proxy.setMode(mode)
    proxy.cut()
    expect([mode, (await list()).status]).toEqual([mode, 503])
    proxy.setMode('ok')
    await expect
      .poll(async () => [mode, (await list()).status], { timeout: 30_000, interval: 100 })
      .toEqual([mode, 200])
  }
  expect((await list()).text).toContain('before')
}, 120_000)

test('the built server on a full disk refuses to save, shows what is there, and saves again once space is free', async () => {
  const disk = await openSmallDisk()
  onTestFinished(() => disk.remove())
  const app = await testAppForThisTest()
  // Without an address of its own it starts the embedded database, here on the small disk.
  const { save, list } = await startBundle(app, { DATABASE_URL: '', DATA_DIR: join(disk.folder, 'data') })
  expect(await save('while there is space')).toBe(201)
  if (disk.isReal) {
    await disk.fill(0)
    await expect.poll(() => save('no space'), { timeout: 30_000, interval: 100 }).toBe(503)
    expect(await list()).toMatchObject({ status: 200, text: expect.stringContaining('while there is space') })
    await disk.clear()
  }
  await expect.poll(() => save('space again'), { timeout: 30_000, interval: 250 }).toBe(201)
}, 120_000)
