import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBuilt } from '../scripts/setup/build.mjs'
import { freePort, parseSession, signedIn, startTestApp, type TestApp } from './harness.ts'
import { stopServer } from './server-process.ts'
import { ROOT } from './source-files.ts'

const MEMORY_MAX_BYTES = 130_000_000
const NOBODY = 65_534

let app: TestApp
let folder: string
let server: ChildProcess
let url: string

/** dist/ alone in a folder of its own, started by its own command as an ordinary user with few settings. */
beforeAll(async () => {
  if (!isBuilt('server')) throw new Error('dist/ was not made from these sources: run `npm run build`.')
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'waywell-deployment-'))
  await chmod(folder, 0o755)
  await copyFolder(join(ROOT, 'dist'), folder)
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  server = spawn(join(folder, 'start'), {
    cwd: '/',
    env: {
      DATABASE_URL: app.ownerUrl,
      PORT: String(port),
      PUBLIC_URL: 'http://localhost:4000',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...account,
  })
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server stopped at its start.')
    await sleep(20)
  }
}, 120_000)
afterAll(async () => {
  if (server.exitCode === null) await stopServer(server, 'SIGKILL')
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test('needs little memory once it is ready', async () => {
  const metrics = await fetch(`${url}/metrics`).then(answer => answer.text())
  const bytes = Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1])
  expect(bytes).toBeGreaterThan(30_000_000)
  expect(bytes).toBeLessThan(MEMORY_MAX_BYTES)
})

test('serves pages, their scripts and the API', async () => {
  const askForPage = () => fetch(`${url}/`, { headers: { 'accept-encoding': 'br' } })
  // Pages are compressed one by one after the start.
  await expect
    .poll(async () => (await askForPage()).headers.get('content-encoding'), { timeout: 20_000 })
    .toBe('br')
  const page = await askForPage()
  expect(page.status).toBe(200)
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(await page.text()) ?? []
  expect((await fetch(url + script)).status).toBe(200)

  const email = `dora.${randomUUID().slice(0, 8)}@people.example`
  const answer = await fetch(`${url}/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ full_name: 'Dora Example', email, password: `${randomUUID()}-Pw` }),
  })
  const session = parseSession(await answer.json())
  const { bearer } = signedIn(url, session.access_token)
  const saved = await fetch(`${url}/api/check-ins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer },
    body: JSON.stringify({ mood: 4, energy: 2, notes: 'from the copy' }),
  })
  expect(saved.status).toBe(201)
  const listed = await fetch(`${url}/api/check-ins`, { headers: bearer })
  expect(await listed.json()).toMatchObject([{ notes: 'from the copy' }])
  const exported = await fetch(`${url}/api/account/export`, { headers: bearer })
  expect([exported.status, exported.headers.get('content-type')]).toEqual([200, 'application/zip'])
})

test('stops cleanly when it is told to', async () => {
  expect(await stopServer(server, 'SIGTERM')).toBe(0)
})

function isReady(): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    response => response.ok,
    () => false,
  )
}

/** Second names for the same files where the disk allows it: Node alone is 120 MB. */
async function copyFolder(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const copy = join(to, relative(from, path))
    if (entry.isDirectory()) await mkdir(copy, { recursive: true })
    else await link(path, copy).catch(() => copyFile(path, copy))
  }
}
