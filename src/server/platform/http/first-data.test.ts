import { afterEach, expect, test, vi } from 'vitest'
import { createLateWork } from '../deadline.ts'
import type { CallContext } from './call-context.ts'
import { type Answer, answersTo } from './first-data.ts'

const USER_ID = '0192f000-0000-7000-8000-000000000001'
const OPTIONS = {
  tokens: { verify: () => ({ userId: USER_ID, sessionId: USER_ID }) },
  lateWork: createLateWork(),
}

afterEach(() => {
  vi.useRealTimers()
})

test('what takes too long is left out, and the rest comes in time', async () => {
  vi.useFakeTimers()
  const answers = ask(['/quick', '/slow'], (call, { deadline }) =>
    deadline.race(call.url.pathname === '/slow' ? new Promise(() => {}) : answered('quick')),
  )
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await answers).toEqual({ '/quick': 'quick' })
})

test('what may take longer than others is not begun', async () => {
  const begun: string[] = []
  const answers = await ask(['/engine'], async (call, { deadline }) => {
    deadline.extendTo(30_000)
    begun.push(call.url.pathname)
    return answered('late')
  })
  expect([answers, begun]).toEqual([{}, []])
})

test('each is asked once as the owner of the token, and sets neither cookies nor headers', async () => {
  const asked: unknown[] = []
  const answers = await ask(['/one', '/one'], async (call, context) => {
    asked.push([call.method, call.headers.authorization, context.caller?.userId])
    context.setCookie('session=other')
    context.setHeader('Retry-After', '5')
    return answered('one')
  })
  expect([answers, asked]).toEqual([{ '/one': 'one' }, [['GET', 'Bearer token', USER_ID]]])
})

test('neither a refusal, nor a file, nor a stream', async () => {
  const bodies: Record<string, [number, unknown]> = {
    '/refused': [403, 'no'],
    '/file': [200, new File(['text'], 'file.txt')],
    '/stream': [200, (async function* () {})()],
  }
  const answers = await ask(Object.keys(bodies), async ({ url }) => {
    const [status, body] = bodies[url.pathname] ?? []
    return answered(body, status)
  })
  expect(answers).toEqual({})
})

async function answered(body: unknown, status = 200): ReturnType<Answer> {
  return { matched: true, response: { status, headers: {}, body } }
}

function ask(addresses: string[], answer: Answer) {
  const refuse = () => {
    throw new Error('This belongs to the answer of the session.')
  }
  const context: CallContext = {
    caller: null,
    keyHolder: null,
    address: '127.0.0.1',
    headers: {},
    fromBrowser: true,
    crossSite: false,
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
    clientSignal: () => new AbortController().signal,
    setCookie: refuse,
    setHeader: refuse,
    answersTo: async () => ({}),
  }
  return answersTo(OPTIONS, answer, context, addresses, 'token')
}
