import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { CHECK_INS_LIMIT } from '#shared/wellness/check-in.ts'
import { freePort, startTestApp, type TestApp } from './harness.ts'
import { readAnswer } from './read-answer.ts'
import { startServer, stopServer } from './server-process.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const AT_ONCE = 200

test('of two hundred check-ins at once, over two server processes, exactly sixty are saved', async () => {
  const port = await freePort()
  const other = await startServer(app, port, { PUBLIC_URL: 'http://localhost:4000' })
  onTestFinished(async () => {
    await stopServer(other, 'SIGKILL')
  })
  const ana = await app.signUp('ana')
  const urls = [app.url, `http://127.0.0.1:${port}`]
  // On a machine under load some come too late; sent again under their key, they are saved once or refused.
  const save = async (i: number): Promise<string> => {
    const answer = await fetch(`${urls[i % 2]}/api/check-ins`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `save-${i}`, ...ana.bearer },
      body: JSON.stringify({ mood: 3, energy: 3 }),
    }).then(readAnswer)
    if (answer.status === 503) return save(i)
    return answer.body.code ?? 'saved'
  }
  const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => save(i)))
  expect(outcomes.filter(outcome => outcome === 'saved')).toHaveLength(CHECK_INS_LIMIT.attempts)
  expect(outcomes.filter(outcome => outcome === 'rate_limited')).toHaveLength(
    AT_ONCE - CHECK_INS_LIMIT.attempts,
  )
  const rows = await app.sql('select count(*)::int as count from check_ins where user_id = $1', [ana.id])
  expect(rows).toEqual([{ count: CHECK_INS_LIMIT.attempts }])
  // What is saved already costs no attempt when it is sent again.
  expect(await save(outcomes.indexOf('saved'))).toBe('saved')
})
