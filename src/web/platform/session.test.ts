// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '#shared/session.ts'
import { SIGNED_IN_HINT } from './local-storage.ts'
import { createSessionStore, type SessionStore } from './session.ts'
import type { RefreshResult, SessionEnvironment, SessionMessage } from './session-environment.ts'

const MINUTE_MS = 60_000
const maya = '0192f000-0000-7000-8000-000000000001'
const ben = '0192f000-0000-7000-8000-000000000002'

let browser: ReturnType<typeof fakeBrowser>

beforeEach(() => {
  browser = fakeBrowser()
})

describe('at start', () => {
  test('somebody who was never signed in is signed out at once, and nobody is asked', () => {
    const tab = browser.openTab()
    expect(tab.state().status).toBe('signed-out')
    expect(browser.asked()).toEqual([])
  })

  test('a hint means loading, until the server says who it is', async () => {
    browser.memory.set(SIGNED_IN_HINT, '1')
    const tab = browser.openTab()
    expect(tab.state().status).toBe('loading')
    await browser.settle()
    expect(tab.state()).toMatchObject({ status: 'signed-in', user: { id: maya } })
  })

  test('a refused refresh signs out and forgets the hint', async () => {
    browser.memory.set(SIGNED_IN_HINT, '1')
    browser.answers = () => ({ kind: 'unauthorized' })
    const tab = browser.openTab()
    await browser.settle()
    expect(tab.state()).toEqual({ status: 'signed-out', onPurpose: false })
    expect(browser.memory.has(SIGNED_IN_HINT)).toBe(false)
  })

  test('after leaving for a sign-in elsewhere the next load asks for the session', async () => {
    browser.openTab().expectSession()
    const back = browser.openTab()
    expect(back.state().status).toBe('loading')
    await browser.settle()
    expect(back.state().status).toBe('signed-in')
  })

  test('without a connection it stays loading, says so, and asks again when the connection is back', async () => {
    browser.memory.set(SIGNED_IN_HINT, '1')
    browser.answers = () => ({ kind: 'unreachable' })
    const tab = browser.openTab()
    await browser.settle()
    expect(tab.state()).toEqual({ status: 'loading', unreachable: true })
    expect(browser.asked()).toHaveLength(1)

    browser.answers = browser.signedInAs(maya)
    browser.comeBack()
    await browser.settle()
    expect(tab.state().status).toBe('signed-in')
  })

  test('without a connection it asks again by itself, ever more rarely, also where the browser notices nothing', async () => {
    browser.memory.set(SIGNED_IN_HINT, '1')
    browser.answers = () => ({ kind: 'unreachable' })
    const tab = browser.openTab()
    await browser.wait(4_900)
    expect(browser.asked()).toHaveLength(2)
    await browser.wait(2_000)
    expect(browser.asked()).toHaveLength(3)

    browser.answers = browser.signedInAs(maya)
    await browser.wait(6_000)
    expect(tab.state().status).toBe('signed-in')
    await browser.wait(20_000)
    expect(browser.asked()).toHaveLength(4)
  })

  test('told to wait, it says until when, asks nobody before, and then asks by itself', async () => {
    browser.memory.set(SIGNED_IN_HINT, '1')
    browser.answers = () => ({ kind: 'limited', retryAfterSeconds: 40 })
    const tab = browser.openTab()
    const startMs = browser.now()
    await browser.settle()
    expect(tab.state()).toMatchObject({ status: 'loading', unreachable: false })
    const state = tab.state()
    const retryAtMs = state.status === 'loading' ? (state.retryAtMs ?? 0) : 0
    expect(retryAtMs - startMs).toBeGreaterThanOrEqual(40_000)

    browser.answers = browser.signedInAs(maya)
    browser.comeBack()
    await browser.wait(38_000)
    expect(browser.asked()).toHaveLength(1)
    await browser.wait(3_000)
    expect(browser.asked()).toHaveLength(2)
    expect(tab.state().status).toBe('signed-in')
  })

  test('whoever waits to know who is signed in is told once, and not by news that tell nothing', async () => {
    browser.memory.set(SIGNED_IN_HINT, '1')
    browser.answers = () => ({ kind: 'unreachable' })
    const tab = browser.openTab()
    let isKnown = false
    void tab.known().then(() => {
      isKnown = true
    })
    await browser.settle()
    expect([tab.state().status, isKnown]).toEqual(['loading', false])
    browser.answers = browser.signedInAs(maya)
    browser.comeBack()
    await browser.settle()
    expect(isKnown).toBe(true)
    await tab.known()
  })

  test('an answer that is no session counts as no answer', async () => {
    browser.memory.set(SIGNED_IN_HINT, '1')
    browser.answers = () => ({ kind: 'answered', body: '<html>proxy</html>' })
    const tab = browser.openTab()
    await browser.settle()
    expect(tab.state()).toEqual({ status: 'loading', unreachable: true })
  })
})

describe('the tick', () => {
  test('refreshes at three ticks left and not before', async () => {
    const tab = await signedInTab()
    await browser.wait(13.5 * MINUTE_MS - 1)
    expect(browser.asked()).toEqual([])
    await browser.wait(1)
    expect(browser.asked()).toEqual(['/auth/refresh'])
    expect(tab.accessToken()).toBe('token 1')
  })

  test('a clock that is an hour wrong changes nothing', async () => {
    browser.serverIsAheadMs = 60 * MINUTE_MS
    await signedInTab()
    await browser.wait(5 * MINUTE_MS)
    expect(browser.asked()).toEqual([])
  })

  test('a network that is down signs nobody out and is asked once per tick', async () => {
    const tab = await signedInTab()
    browser.answers = () => ({ kind: 'unreachable' })
    await browser.wait(14.5 * MINUTE_MS)
    expect(browser.asked()).toHaveLength(3)
    expect(tab.state().status).toBe('signed-in')
  })
})

describe('several tabs', () => {
  test('one refreshes, and the other takes over its token without asking', async () => {
    browser.memory.set(SIGNED_IN_HINT, '1')
    const [first, second] = [browser.openTab(), browser.openTab()]
    await browser.settle()
    expect(browser.asked()).toEqual(['/auth/refresh'])
    expect(second.accessToken()).toBe(first.accessToken())
    expect(second.state().status).toBe('signed-in')
  })

  test('signing out in one signs out of all at once, and an answer on its way does not undo it', async () => {
    const first = await signedInTab()
    const second = browser.openTab()
    await browser.settle()
    const late = Promise.withResolvers<RefreshResult>()
    browser.answers = path => (path === '/auth/refresh' ? late.promise : { kind: 'answered', body: {} })
    void second.refresh()
    await browser.settle()

    await first.signOut()
    late.resolve({ kind: 'answered', body: browser.sessionOf(maya) })
    await browser.settle()
    expect([first.state(), second.state()]).toEqual([
      { status: 'signed-out', onPurpose: true },
      { status: 'signed-out', onPurpose: true },
    ])
    expect(second.accessToken()).toBeUndefined()
    expect(browser.memory.has(SIGNED_IN_HINT)).toBe(false)
  })

  test('a sign-in as somebody else reaches every tab', async () => {
    const first = await signedInTab()
    const second = browser.openTab()
    await browser.settle()
    first.setSession(browser.sessionOf(ben))
    expect(second.state()).toMatchObject({ status: 'signed-in', user: { id: ben } })
  })
})

test('many callers share one refresh', async () => {
  const tab = await signedInTab()
  await browser.wait(1000)
  await Promise.all([tab.refresh(), tab.refresh(), tab.refresh()])
  expect(browser.asked()).toEqual(['/auth/refresh'])
})

test('a sign-out that never arrived is sent again at the next start', async () => {
  const tab = await signedInTab()
  browser.answers = () => ({ kind: 'unreachable' })
  await tab.signOut()
  expect(tab.state().status).toBe('signed-out')
  expect(browser.memory.get(SIGNED_IN_HINT)).toBe('ending')

  browser.answers = () => ({ kind: 'answered', body: { ended: true } })
  const later = browser.openTab()
  await browser.settle()
  expect(browser.asked()).toEqual(['/auth/sign-out', '/auth/sign-out'])
  expect(later.state().status).toBe('signed-out')
  expect(browser.memory.has(SIGNED_IN_HINT)).toBe(false)
})

test('only the hint is kept outside of memory', async () => {
  await signedInTab()
  expect([...browser.memory]).toEqual([[SIGNED_IN_HINT, '1']])
})

async function signedInTab(): Promise<SessionStore> {
  const tab = browser.openTab()
  tab.setSession(browser.sessionOf(maya))
  await browser.settle()
  return tab
}

/** A browser whose clock, network, locks and tabs stand still until a test moves them. */
function fakeBrowser() {
  let nowMs = Date.UTC(2026, 0, 5, 9)
  let tokens = 0
  let held = Promise.resolve()
  const asked: string[] = []
  const listeners = new Map<object, (message: SessionMessage) => void>()
  const ticks: { every: number; work: () => void }[] = []
  const backs: (() => void)[] = []
  const pauses: { untilMs: number; done: () => void }[] = []

  const fake = {
    memory: new Map<string, string>(),
    serverIsAheadMs: 0,
    answers: (_path: string): RefreshResult | Promise<RefreshResult> => ({
      kind: 'answered',
      body: fake.sessionOf(maya),
    }),
    signedInAs: (id: string) => (): RefreshResult => ({ kind: 'answered', body: fake.sessionOf(id) }),
    sessionOf: (id: string): Session => ({
      access_token: `token ${tokens++}`,
      refresh_token: null,
      expires_at: Math.floor((nowMs + fake.serverIsAheadMs) / 1000) + 900,
      expires_in: 900,
      token_type: 'bearer',
      user: { id, email: 'maya@example.com', user_metadata: { full_name: 'Maya', avatar_url: null } },
    }),
    asked: () => asked,
    now: () => nowMs,
    comeBack: () => {
      for (const work of backs) work()
    },
    settle: () => turns(20),
    async wait(ms: number) {
      const until = nowMs + ms
      while (nowMs < until) {
        const next = Math.min(until, nowMs + 1000)
        for (const { every, work } of ticks) {
          if (Math.floor(next / every) > Math.floor(nowMs / every)) queueMicrotask(work)
        }
        nowMs = next
        for (const pause of pauses) if (pause.untilMs <= nowMs) pause.done()
        await turns(10)
      }
    },
    openTab(): SessionStore {
      const tab = {}
      const environment: SessionEnvironment = {
        now: () => nowMs,
        pause: ms => {
          const done = Promise.withResolvers<void>()
          if (ms < 1000) done.resolve()
          else pauses.push({ untilMs: nowMs + ms, done: done.resolve })
          return done.promise
        },
        post: async path => {
          asked.push(path)
          return fake.answers(path)
        },
        lock: (_name, work) => {
          // Whoever had to wait finds that time has passed.
          const turn = held.then(() => {
            nowMs += 1
            return work()
          })
          held = turn
          return turn
        },
        broadcast: message => {
          for (const [other, listener] of listeners) if (other !== tab) listener(message)
        },
        onMessage: listener => listeners.set(tab, listener),
        everyTick: (every, work) => ticks.push({ every, work }),
        onReconnect: work => backs.push(work),
        setItem: (key, value) => {
          if (value === null) fake.memory.delete(key)
          else fake.memory.set(key, value)
        },
        getItem: key => fake.memory.get(key) ?? null,
      }
      const store = createSessionStore(() => environment)
      store.start()
      return store
    },
  }
  return fake
}

async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}
