import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createLateWork } from '../deadline.ts'
import { createLog } from '../log.ts'
import { createMetrics } from './metrics.ts'
import { createHttpServer } from './server.ts'

/** More than both ends of a connection keep for each other. */
const BIG_BYTES = 30_000_000

async function listening(routes: Hono) {
  const app = createHttpServer({
    config: readConfig({ PORT: '0' }),
    api: async () => false,
    googleFailedUrl: 'http://localhost/',
    redirects: {},
    googleCallback: async () => new Response(),
    web: { get: () => ({ status: 404, headers: {}, body: Buffer.alloc(0) }) },
    routes: [routes],
    isReady: async () => true,
    lateWork: createLateWork(),
    metrics: createMetrics(),
    log: createLog('error', () => {}),
  })
  app.server.listen(0, '127.0.0.1')
  await once(app.server, 'listening')
  const { port } = app.server.address() as AddressInfo
  onTestFinished(() => {
    app.server.closeAllConnections()
    app.server.close()
  })
  return { app, port }
}

function big() {
  const sent = Promise.withResolvers<void>()
  const routes = new Hono().get('/big', c => {
    setImmediate(sent.resolve)
    return c.body(new Uint8Array(BIG_BYTES))
  })
  return { routes, sent: sent.promise }
}

function asking(port: number, path: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  return socket
}

async function bytesOf(socket: Socket): Promise<number> {
  let bytes = 0
  socket.resume()
  socket.on('data', chunk => {
    bytes += chunk.length
  })
  await once(socket, 'close')
  return bytes
}

test('a stop cuts no answer that the other side is still reading', async () => {
  const { routes, sent } = big()
  const { app, port } = await listening(routes)
  const reader = asking(port, '/big')
  await sent
  const drained = app.drain({ notReadyMs: 0, graceMs: 10_000 })
  await sleep(300)
  expect(await bytesOf(reader)).toBeGreaterThan(BIG_BYTES)
  await drained
})

test('a stop waits for a request that has only begun to arrive, and answers it', async () => {
  const { app, port } = await listening(new Hono())
  const slow = connect(port, '127.0.0.1')
  slow.write('GET /healthz HTTP/1.1\r\nHost: local')
  const idle = connect(port, '127.0.0.1')
  await Promise.all([once(app.server, 'connection'), once(idle, 'connect')])
  await expect.poll(() => slow.bytesWritten).toBeGreaterThan(0)
  await sleep(100)
  const drained = app.drain({ notReadyMs: 0, graceMs: 10_000 })
  await once(idle, 'end')
  idle.end()
  slow.write('host\r\n\r\n')
  const [answer] = await once(slow, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*Connection: close/is)
  slow.destroy()
  await drained
})

test('a stop answers a request on a connection that was opened just before it', async () => {
  const { app, port } = await listening(new Hono())
  const client = connect(port, '127.0.0.1')
  await Promise.all([once(app.server, 'connection'), once(client, 'connect')])
  const drained = app.drain({ notReadyMs: 0, graceMs: 10_000 })
  // As long as a request may be under way on a slow network.
  await sleep(100)
  client.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [answer] = await once(client, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
  client.destroy()
  await drained
})

test('a client that never reads its answer is cut', async () => {
  const { routes, sent } = big()
  const { app, port } = await listening(routes)
  expect(app.server.timeout).toBeGreaterThan(0)
  app.server.timeout = 300
  const reader = asking(port, '/big')
  reader.on('error', () => {})
  await sent
  const connections = () =>
    new Promise<number>(resolve => app.server.getConnections((_error, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
  reader.destroy()
})

test('a connection on which nothing was ever sent is closed without an answer', async () => {
  const { app, port } = await listening(new Hono())
  app.server.headersTimeout = 50
  const silent = connect(port, '127.0.0.1')
  const broken = connect(port, '127.0.0.1')
  broken.write('GET /healthz HTTP/1.1\r\nHost: local')
  const [silentBytes, brokenBytes] = await Promise.all([bytesOf(silent), bytesOf(broken)])
  expect(silentBytes).toBe(0)
  expect(brokenBytes).toBeGreaterThan(0)
})
