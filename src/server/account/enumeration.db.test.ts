import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { randomAddress } from '#tests/browser.ts'
import { startTestApp, type TestApp } from '#tests/harness.ts'
import type { Answer } from '#tests/read-answer.ts'
import { recordStatements } from '#tests/record-statements.ts'

const PAIRS = 4

let app: TestApp
let statements: ReturnType<typeof recordStatements>
let hashes = 0
/** Mails are written at a random moment of the next second, maybe before the answer is read: here when they are let. */
const delayed: (() => void)[] = []
const hashCounter = createHook({
  init(_id, type) {
    if (type === 'SCRYPTREQUEST') hashes += 1
  },
})

beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '1' })
  const { background } = app.internals
  vi.spyOn(background, 'runAfterRandomDelay').mockImplementation((name, work) => {
    delayed.push(() => background.run(name, work))
  })
  hashCounter.enable()
  statements = recordStatements()
})
afterAll(async () => {
  hashCounter.disable()
  statements.stop()
  await app.close()
})

// How long both take is measured by `npm run bench:enumeration`; what takes long is counted here.
test.each([
  ['a sign-in with a wrong password', '/auth/sign-in', { password: 'not the right one' }, 1],
  ['a forgotten password', '/auth/forgot-password', {}, 0],
  ['a request for a one-time code', '/auth/sign-in-code', {}, 0],
])(
  '%s answers a known address and an unknown one alike, after the same work',
  async (_what, path, more, hashed) => {
    const ask = async (email: string) => {
      // Work of the one before must not be counted here.
      for (const begin of delayed.splice(0)) begin()
      await app.internals.background.idle()
      statements.take()
      hashes = 0
      // Everyone asks from a network of their own, as people do.
      const answer = await app.post(path, { email, ...more }, { 'x-forwarded-for': randomAddress() })
      return { looks: looks(answer), hashes, asked: statements.take() }
    }
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const { email } = await app.signUp('ana')
      const known = await ask(email)
      const unknown = await ask(`${crypto.randomUUID()}@people.example`)
      expect(known.hashes).toBe(hashed)
      expect(unknown).toEqual(known)
    }
  },
)

/** All of an answer that could tell two apart; its date and number differ by nature. */
function looks({ status, text, headers }: Answer) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { status, text, headers: Object.fromEntries(kept) }
}
