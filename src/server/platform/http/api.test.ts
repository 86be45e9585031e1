import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { implement } from '@orpc/server'
import { expect, onTestFinished, test } from 'vitest'
import { operation } from '#shared/operation.ts'
import { createLateWork } from '../deadline.ts'
import { createLog } from '../log.ts'
import { createApiHandler } from './api.ts'
import type { CallContext } from './call-context.ts'

const DEADLINE_MS = 50
const contract = {
  late: operation
    .route({ method: 'POST', path: '/late' })
    .meta({ access: { who: 'anyone', deadlineMs: DEADLINE_MS } }),
}

async function serve(work: (call: CallContext) => Promise<void>): Promise<Response> {
  const os = implement(contract).$context<CallContext>()
  const api = createApiHandler({
    router: os.router({ late: os.late.handler(({ context }) => work(context)) }),
    tokens: { verify: () => null },
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
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/late`, { method: 'POST' })
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
