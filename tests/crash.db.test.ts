import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type Person, startTestApp, type TestApp } from './harness.ts'
import { startServer, stopServer } from './server-process.ts'

const KILLS = 12
const WRITERS = 8

let app: TestApp
let ana: Person
let port: number
beforeAll(async () => {
  port = await freePort()
  // The same public address as the process that is killed, so that its tokens are good there.
  app = await startTestApp({ PUBLIC_URL: `http://localhost:${port}` })
  ana = await app.signUp('ana')
}, 120_000)
afterAll(() => app.close())

function save(key: string, notes: string, { bearer }: Person = ana): Promise<{ status: number; id: string }> {
  return fetch(`http://127.0.0.1:${port}/api/check-ins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...bearer },
    body: JSON.stringify({ mood: 3, energy: 3, notes }),
  }).then(async response => ({ status: response.status, id: ((await response.json()) as { id: string }).id }))
}

test('however often the server is killed, every acknowledged check-in is there once', async () => {
  const acknowledged = new Map<string, string>()
  let writing = true
  let number = 0
  let server = await startServer(app, port)
  const writers = Array.from({ length: WRITERS }, async () => {
    while (writing) {
      const notes = `note ${number++}`
      const key = randomUUID()
      for (;;) {
        const answer = await save(key, notes).catch(() => null)
        if (answer?.status === 201) {
          acknowledged.set(notes, answer.id)
          break
        }
        await sleep(answer?.status === 429 ? 500 : 30)
        if (!writing) break
      }
    }
  })
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(150)
    await stopServer(server, 'SIGKILL')
    // This person writes more than sixty times a minute.
    await app.sql('delete from rate_limits')
    server = await startServer(app, port)
  }
  writing = false
  await Promise.all(writers)
  const rows = await app.sql<{ notes: string; count: number }>(
    'select notes, count(*)::int from check_ins where user_id = $1 group by notes',
    [ana.id],
  )
  const counts = new Map(rows.map(row => [row.notes, row.count]))
  expect(acknowledged.size).toBeGreaterThan(KILLS)
  expect([...acknowledged.keys()].filter(notes => counts.get(notes) !== 1)).toEqual([])
  expect(rows.filter(row => row.count > 1)).toEqual([])
  await stopServer(server, 'SIGKILL')
}, 240_000)

test('asked to stop, it first says that it is not ready, and answers whoever came before a balancer could notice', async () => {
  const ben = await app.signUp('ben')
  const server = await startServer(app, port)
  const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(response => response.status)
  expect(await ready()).toBe(200)
  let noticed = false
  const statuses: number[] = []
  const callers = Array.from({ length: WRITERS }, async (_, caller) => {
    if (caller === 0) statuses.push((await save(randomUUID(), 'while it stops', ben)).status)
    while (!noticed) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/check-ins`, { headers: ben.bearer })
      statuses.push(answer.status)
      await answer.text()
      // Else they leave the server no time to say that it is not ready.
      await sleep(20)
    }
  })
  await sleep(100)
  const stopped = stopServer(server, 'SIGTERM')
  await expect.poll(ready, { interval: 20 }).toBe(503)
  noticed = true
  await Promise.all(callers)
  expect([...new Set(statuses)].sort()).toEqual([200, 201])
  expect(await Promise.race([stopped, sleep(10_000).then(() => 'still running')])).toBe(0)
})
