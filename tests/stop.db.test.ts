import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testAppForThisTest } from './harness.ts'

/** Longer than a stop takes that waits for nothing. */
const STOP_MS = 1_000

test('a stop waits for the end of work whose caller was told that it came too late', async () => {
  const app = await testAppForThisTest()
  const { email, password } = await app.signUp('ana')
  const events: string[] = []
  const goOn = Promise.withResolvers<void>()
  const { password: hashing } = await app.internals.auth.$context
  hashing.verify = async () => {
    await goOn.promise
    events.push('work ended')
    return false
  }
  expect((await app.post('/auth/sign-in', { email, password })).status).toBe(503)
  const closed = app.close().then(() => events.push('closed'))
  await sleep(STOP_MS)
  goOn.resolve()
  await closed
  expect(events).toEqual(['work ended', 'closed'])
})
