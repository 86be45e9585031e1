import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BODY_MAX_BYTES } from '#server/platform/http/request-body.ts'
import { freePort, startTestApp, type TestApp } from './harness.ts'
import { startServer, stopServer } from './server-process.ts'

const SENDERS = 5
const ROUNDS = 10
const SENT_AT_MOST = 200_000_000
/** Half of one body: whoever keeps even one of the five that come at once needs more. */
const MEMORY_AT_MOST = SENT_AT_MOST / 2

let app: TestApp
let port: number
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  port = await freePort()
  app = await startTestApp()
  server = await startServer(app, port)
})
afterAll(async () => {
  await stopServer(server, 'SIGTERM')
  await app.close()
})

test('bodies without end are cut off, and cost the server hardly more memory than ordinary ones', async () => {
  expect(new Set(await send(BODY_MAX_BYTES))).toEqual(new Set([400]))
  const before = await memory()
  let most = 0
  let sending = true
  const watching = (async () => {
    while (sending) most = Math.max(most, await memory())
  })()
  expect(new Set(await send(SENT_AT_MOST))).toEqual(new Set([413]))
  sending = false
  await watching
  expect(most - before).toBeLessThan(MEMORY_AT_MOST)
})

async function send(bytes: number): Promise<number[]> {
  const statuses: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    statuses.push(...(await Promise.all(Array.from({ length: SENDERS }, () => sendBlanks(bytes)))))
  return statuses
}

async function memory(): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(answer => answer.text())
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1])
}

function sendBlanks(bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const sending = request({ port, path: '/api/contact', method: 'POST', headers }, response => {
      resolve(response.statusCode ?? 0)
      response.resume()
      sending.destroy()
    })
    sending.on('error', reject)
    const chunk = Buffer.alloc(64_000, 0x20)
    let sent = 0
    const more = () => {
      while (sent < bytes) {
        const part = chunk.subarray(0, bytes - sent)
        sent += part.length
        if (!sending.write(part)) return
      }
      sending.end()
    }
    sending.on('drain', more)
    more()
  })
}
