import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitUntil } from '#tests/wait-until.ts'
import { takeAnswer, takeSessionAnswer } from './head-start.ts'
import { SIGNED_IN_HINT } from './local-storage.ts'

const SCRIPT = readFileSync('src/web/head-start.js', 'utf8')
const FIRST_DATA = { '': ['/api/profile', '/api/things?limit=5'], '#more': ['/api/more'] }

let sent: { url: string; authorization: string | null }[]
let sessionBody: unknown
let sessionAnswer: Response | Error

beforeEach(() => {
  sent = []
  sessionAnswer = Response.json({ access_token: 'first' })
  localStorage.setItem(SIGNED_IN_HINT, '1')
  history.replaceState(null, '', '/screen')
  vi.stubGlobal('fetch', async (asked: string | Request, init?: RequestInit) => {
    const request = asked instanceof Request ? asked : new Request(new URL(asked, location.href), init)
    const { pathname, search } = new URL(request.url)
    sent.push({ url: pathname + search, authorization: request.headers.get('authorization') })
    if (pathname !== '/auth/refresh') return Response.json(`answer of ${pathname}`)
    sessionBody = JSON.parse(String(init?.body))
    if (sessionAnswer instanceof Error) throw sessionAnswer
    return sessionAnswer
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  delete window.waywellHeadStart
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name]
})

describe('in the head of the page', () => {
  test('the session is asked for, and the first data with it', () => {
    run()
    expect(sent.map(({ url }) => url)).toEqual(['/auth/refresh'])
    expect(sessionBody).toEqual({ first_data: ['/api/profile', '/api/things?limit=5'] })
    expect(document.documentElement.dataset.partOfPage).toBeUndefined()
  })

  test('what does not come along with the session is asked for with its token', async () => {
    sessionAnswer = Response.json({ access_token: 'first', first_data: { '/api/profile': 'came along' } })
    run()
    const answer = await takeAnswer(call('/api/profile', 'first'))
    expect(await answer?.json()).toBe('came along')
    await waitUntil(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ url: '/api/things?limit=5', authorization: 'Bearer first' })
  })

  test('another part of the page asks for its own data, and is not shown as the first part', async () => {
    history.replaceState(null, '', '/screen#more')
    run()
    await waitUntil(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.url).toBe('/api/more')
    expect(document.documentElement.dataset.partOfPage).toBe('')
  })

  test('nobody signed in: nothing is asked for, and the screen stays hidden', () => {
    localStorage.clear()
    run()
    expect(sent).toEqual([])
    expect(document.documentElement.dataset.hideUntilReady).toBe('')
    expect(window.waywellHeadStart).toBeUndefined()
  })

  test('a refused session asks for no data', async () => {
    sessionAnswer = new Response(null, { status: 401 })
    run()
    await new Promise(resolve => setTimeout(resolve))
    expect(sent).toHaveLength(1)
  })
})

describe('the application takes over', () => {
  test('the answer of the session once', async () => {
    run()
    const answer = await takeSessionAnswer()
    expect(await answer?.json()).toEqual({ access_token: 'first' })
    expect(takeSessionAnswer()).toBeUndefined()
  })

  test('an answer of the same session once, and asks itself the second time', async () => {
    run()
    const answer = await takeAnswer(call('/api/profile', 'first'))
    expect(await answer?.json()).toBe('answer of /api/profile')
    expect(takeAnswer(call('/api/profile', 'first'))).toBeUndefined()
  })

  test('nothing of another session: somebody else may have signed in meanwhile', async () => {
    run()
    await (await takeAnswer(call('/api/profile', 'second')))?.json()
    expect(sent.filter(({ url }) => url === '/api/profile')).toEqual([
      { url: '/api/profile', authorization: 'Bearer first' },
      { url: '/api/profile', authorization: 'Bearer second' },
    ])
  })

  test('no answer after a connection that broke: the call is made as any other', async () => {
    sessionAnswer = new TypeError('Failed to fetch')
    run()
    const answer = await takeAnswer(call('/api/profile', 'first'))
    expect(await answer?.json()).toBe('answer of /api/profile')
    await expect(takeSessionAnswer()).rejects.toThrow('Failed to fetch')
  })

  test('nothing for another address, another method, or after ten seconds', () => {
    vi.useFakeTimers()
    run()
    expect(takeAnswer(call('/api/things?limit=6', 'first'))).toBeUndefined()
    expect(
      takeAnswer(new Request(new URL('/api/profile', location.href), { method: 'PATCH' })),
    ).toBeUndefined()
    vi.advanceTimersByTime(10_000)
    expect(takeAnswer(call('/api/profile', 'first'))).toBeUndefined()
    expect(takeSessionAnswer()).toBeUndefined()
  })
})

/** As the browser runs it: with its data in an attribute of its own element. */
function run() {
  const currentScript = { dataset: { firstData: JSON.stringify(FIRST_DATA) } }
  const page = new Proxy(document, {
    get: (target, name) => (name === 'currentScript' ? currentScript : Reflect.get(target, name)),
  })
  new Function('document', SCRIPT)(page)
}

function call(address: string, token: string): Request {
  return new Request(new URL(address, location.href), { headers: { authorization: `Bearer ${token}` } })
}
