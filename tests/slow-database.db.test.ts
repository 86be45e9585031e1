import { afterAll, beforeAll, expect, test } from 'vitest'
import { REQUEST_DEADLINE_MS } from '#server/platform/deadline.ts'
import type { FaultyProxy } from './faulty-proxy.ts'
import { type Person, startTestAppBehindProxy, type TestApp } from './harness.ts'
import { callOperation, type Operation, operations } from './operations.ts'

/** Each way: one question to the database takes more than half a second. */
const LATENCY_MS = 300
/** Two cores under load; without a deadline the slowest takes ten seconds. */
const LOAD_MS = 4_000

/** Fewer than there are connections, so that nobody waits for one. */
const AT_ONCE = 4

let app: TestApp
let proxy: FaultyProxy
let ana: Person
beforeAll(async () => {
  ;({ app, proxy } = await startTestAppBehindProxy())
  ana = await app.signUp('ana')
  // Connections are open already: what is measured is the work, not the handshake.
  await Promise.all(Array.from({ length: 20 }, () => app.fetch('/auth/security', { headers: ana.bearer })))
  await Promise.all(Array.from({ length: 20 }, () => ana.api.wellness.listCheckIns({})))
  proxy.setMode({ latencyMs: LATENCY_MS })
})
afterAll(async () => {
  proxy.setMode('ok')
  await app.close()
  await proxy.close()
})

const bodies: Record<string, () => unknown> = {
  'account.signIn': () => ({ email: ana.email, password: ana.password }),
  'account.signUp': () => ({
    full_name: 'Slow Sue',
    email: 'sue@people.example',
    password: 'a long and slow password',
  }),
  'account.changePassword': () => ({
    current_password: 'not the right one',
    password: 'another long and slow password',
  }),
  'account.deleteAccount': () => ({ password: 'not the right one' }),
  'account.refresh': () => ({ refresh_token: ana.session.refresh_token }),
}

const accountOperations = operations.filter(({ name }) => name.startsWith('account.'))

test('every account operation answers within its deadline, or says that it cannot', async () => {
  const late: string[] = []
  const failed: string[] = []
  const timed = async (operation: Operation) => {
    const startedMs = performance.now()
    const { status } = await callOperation(app, operation, ana.bearer, bodies[operation.name]?.() ?? {})
    const ms = performance.now() - startedMs
    if (ms > (operation.access.deadlineMs ?? REQUEST_DEADLINE_MS) + LOAD_MS)
      late.push(`${operation.name} ${Math.round(ms)} ms`)
    if (status >= 500 && status !== 503) failed.push(`${operation.name} ${status}`)
  }
  for (let i = 0; i < accountOperations.length; i += AT_ONCE)
    await Promise.all(accountOperations.slice(i, i + AT_ONCE).map(timed))
  expect(late).toEqual([])
  expect(failed).toEqual([])
}, 120_000)
