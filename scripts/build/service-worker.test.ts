import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const ORIGIN = 'https://app.example'
const SOURCE = readFileSync(join(import.meta.dirname, '../../src/web/service-worker.js'), 'utf8')
  .replace('__VERSION__', 'new')
  .replace('__PAGES__', '["/wellness/checkin"]')
  .replace('__FILES__', '["/assets/app.js"]')

type Sent = { method?: string; mode?: string; path: string }

/** The worker with stand-ins for the browser around it: what it is told comes in as events, what it does is looked at. */
function startWorker() {
  const handlers = new Map<string, (event: object) => void>()
  const caches = new Map<string, Map<string, string>>([
    ['waywell-new', new Map()],
    ['waywell-old', new Map()],
    ['somebody-else', new Map()],
  ])
  const browser = {
    fetch: vi.fn(async ({ url }: { url: string }) => `network: ${new URL(url).pathname}`),
    registration: { showNotification: vi.fn(async () => {}) },
    clients: { claim: vi.fn(async () => {}), openWindow: vi.fn(async () => {}) },
  }
  runInNewContext(SOURCE, {
    ...browser,
    URL,
    Promise,
    location: { origin: ORIGIN },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    Request: class {
      readonly path: string
      constructor(path: string) {
        this.path = path
      }
    },
    caches: {
      open: async (name: string) => ({
        addAll: async (requests: { path: string }[]) => {
          for (const { path } of requests) caches.get(name)?.set(path, `kept: ${path}`)
        },
      }),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      match: async (path: string, { cacheName }: { cacheName: string }) => caches.get(cacheName)?.get(path),
    },
  })
  /** What the event was told to wait for, and what it was answered with, if at all. */
  async function dispatch(name: string, event: object = {}) {
    let answer: Promise<unknown> | undefined
    let work: Promise<unknown> | undefined
    handlers.get(name)?.({
      ...event,
      respondWith: (given: Promise<unknown>) => {
        answer = given
      },
      waitUntil: (given: Promise<unknown>) => {
        work = given
      },
    })
    await work
    return answer
  }
  const ask = ({ method = 'GET', mode = 'cors', path }: Sent) =>
    dispatch('fetch', { request: { method, mode, url: new URL(path, ORIGIN).href } })
  return { ...browser, caches, dispatch, ask }
}

let worker: ReturnType<typeof startWorker>
beforeEach(() => {
  worker = startWorker()
})

describe('a reminder', () => {
  test('shows one notification that says nothing of the person, whatever was pushed', async () => {
    await worker.dispatch('push', { data: { text: () => 'mood 1 of 5' } })
    expect(worker.registration.showNotification.mock.calls).toEqual([
      [
        'A moment to check in, if you like',
        {
          body: 'It takes about ten seconds. Not today? That is fine too.',
          icon: '/icon-192.png',
          // A second one takes the place of the first.
          tag: 'check-in',
        },
      ],
    ])
  })

  test('that is pressed goes away and opens the check-in in a window of its own', async () => {
    const close = vi.fn()
    await worker.dispatch('notificationclick', { notification: { close } })
    expect(close).toHaveBeenCalledOnce()
    expect(worker.clients.openWindow.mock.calls).toEqual([['/wellness/checkin']])
  })
})

describe('offline', () => {
  beforeEach(() => worker.dispatch('install'))

  test('a page is asked for anew, and comes from the device only where nobody answers', async () => {
    const page = { mode: 'navigate', path: '/wellness/checkin?from=card' }
    expect(await worker.ask(page)).toBe('network: /wellness/checkin')
    worker.fetch.mockRejectedValue(new TypeError('offline'))
    expect(await worker.ask(page)).toBe('kept: /wellness/checkin')
  })

  test('a script comes from the device without asking', async () => {
    expect(await worker.ask({ path: '/assets/app.js' })).toBe('kept: /assets/app.js')
    expect(worker.fetch).not.toHaveBeenCalled()
  })

  test.each([
    { path: '/api/check-ins' },
    { path: '/auth/refresh', method: 'POST' },
    { path: '/wellness/checkin', mode: 'navigate', method: 'POST' },
    { path: '/pricing', mode: 'navigate' },
    { path: 'https://elsewhere.example/assets/app.js' },
  ])('%j is left alone', async sent => {
    expect(await worker.ask(sent)).toBeUndefined()
    expect(worker.fetch).not.toHaveBeenCalled()
  })
})

test('a new version deletes what older ones kept, and nothing of others', async () => {
  await worker.dispatch('activate')
  expect([...worker.caches.keys()]).toEqual(['waywell-new', 'somebody-else'])
  expect(worker.clients.claim).toHaveBeenCalledOnce()
})
