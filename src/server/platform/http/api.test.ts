import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { implement } from '@orpc/server'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { eventsOf } from '#shared/events-of.ts'
import { operation } from '#shared/operation.ts'
import { Problem } from '#shared/problem.ts'
import { createLateWork } from '../deadline.ts'
import { createLog } from '../log.ts'
import { createApiHandler } from './api.ts'
import type { CallContext } from './call-context.ts'

const DEADLINE_MS = 500
const contract = {
  streamed: operation
    .route({ method: 'POST', path: '/streamed' })
    .meta({ access: { who: 'anyone' } })
    .output(eventsOf(z.object({ text: z.string() }))),
  late: operation
    .route({ method: 'POST', path: '/late' })
    .meta({ access: { who: 'anyone', deadlineMs: DEADLINE_MS } }),
}

async function serve(
  work: (call: CallContext) => Promise<void>,
  signal?: AbortSignal,
  path = '/late',
): Promise<Response> {
  const os = implement(contract).$context<CallContext>()
  const api = createApiHandler({
    router: os.router({
      late: os.late.handler(({ context }) => work(context)),
      streamed: os.streamed.handler(async function* ({ context }) {
        yield { text: 'two\nlines' }
        await work(context)
      }),
    }),
    tokens: { verify: () => null },
    findKeyHolder: () => null,
    checks: {
      rateLimit: {
        countAttempt: async () => {},
        countAttempts: async () => {},
        counter: () => ['', 0, 0],
        clearAttempts: async () => {},
      },
      diskIsAlmostFull: () => false,
      requireFeature: async (_userId, feature) => ({ feature, monthlyLimit: null }),
    },
    publicUrl: new URL('http://localhost:4000'),
    trustedProxies: 0,
    lateWork: createLateWork(),
    log: createLog('silent'),
  })
  const server = createServer((request, response) => api(request, response, [])).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method: 'POST',
    signal,
  })
}

/** Keeps the process busy, so that the deadline passes before its refusal can be sent. */
function block(ms: number) {
  const startedMs = performance.now()
  while (performance.now() - startedMs < ms);
}

test('a cookie that is set in time is sent', async () => {
  const answer = await serve(async call => call.setCookie('session=in-time'))
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, ['session=in-time']])
})

test('a cookie that is set past the deadline does not go out with the refusal', async () => {
  const answer = await serve(async call => {
    block(DEADLINE_MS + 20)
    call.setCookie('session=too-late')
    for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []])
})

test('work learns that its client has gone, and nothing of the kind when it was answered', async () => {
  const client = new AbortController()
  const gone = Promise.withResolvers<void>()
  const signals: AbortSignal[] = []
  const leaving = serve(async call => {
    call.clientSignal().addEventListener('abort', () => gone.resolve())
    client.abort()
    await gone.promise
    signals.push(call.clientSignal())
  }, client.signal)
  await expect(leaving).rejects.toThrow('aborted')
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true])
  signals.length = 0
  const answer = await serve(async call => {
    signals.push(call.clientSignal())
  })
  await answer.text()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})

test('work learns that its caller was told to come back later', async () => {
  const stopped = Promise.withResolvers<unknown>()
  const answer = await serve(async call => {
    const signal = call.clientSignal()
    await once(signal, 'abort')
    stopped.resolve(signal.reason)
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  await expect(stopped.promise).resolves.toMatchObject({ code: 'unavailable' })
})

test('events leave one by one, and a failure on the way is the last of them', async () => {
  const answer = await serve(
    async () => {
      throw new Problem('conversation_full')
    },
    undefined,
    '/streamed',
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const [first, last] = (await answer.text()).split('\n\n')
  expect(first).toBe('event: message\ndata: {"text":"two\\nlines"}')
  expect(last).toMatch(/^event: error\ndata: .*"code":"conversation_full"/)
})
