import * as z from 'zod/mini'
import { session } from '#shared/session.ts'
import { takeSessionAnswer } from './head-start.ts'
import { getItem, setItem } from './local-storage.ts'

const sessionMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('session'), session }),
  z.object({ kind: z.literal('signed-out'), onPurpose: z.boolean() }),
])

/** What one tab tells the others. */
export type SessionMessage = z.infer<typeof sessionMessage>

export type RefreshResult =
  | { kind: 'answered'; body: unknown }
  | { kind: 'unauthorized' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'unreachable' }

/** Everything the session store needs from the browser. */
export type SessionEnvironment = {
  now: () => number
  pause: (ms: number) => Promise<void>
  post: (path: '/auth/refresh' | '/auth/sign-out') => Promise<RefreshResult>
  lock: (name: string, work: () => Promise<void>) => Promise<void>
  broadcast: (message: SessionMessage) => void
  onMessage: (listener: (message: SessionMessage) => void) => void
  everyTick: (ms: number, work: () => void) => void
  /** The connection is back, or somebody looks at the page again. */
  onReconnect: (work: () => void) => void
  setItem: (key: string, value: string | null) => void
  getItem: (key: string) => string | null
}

export function browserEnvironment(): SessionEnvironment {
  const channel = new BroadcastChannel('waywell.session')
  return {
    now: () => Date.now(),
    pause: ms => new Promise(resolve => setTimeout(resolve, ms)),
    post,
    lock: async (name, work) => {
      // Browsers have locks on https and localhost only; elsewhere each tab refreshes for itself.
      if ('locks' in navigator) await navigator.locks.request(name, work)
      else await work()
    },
    broadcast: message => channel.postMessage(message),
    onMessage: listener =>
      channel.addEventListener('message', event => {
        // A tab that still runs an older version may speak differently.
        const message = sessionMessage.safeParse(event.data)
        if (message.success) listener(message.data)
      }),
    everyTick: (ms, work) => {
      setInterval(work, ms)
    },
    onReconnect: work => {
      addEventListener('online', work)
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') work()
      })
    },
    setItem: setItem,
    getItem: getItem,
  }
}

/** Said by a server that limits without saying for how long. */
const RETRY_AFTER_SECONDS = 30

async function post(path: string): Promise<RefreshResult> {
  try {
    const asked = path === '/auth/refresh' ? takeSessionAnswer() : undefined
    const response = await (asked ?? send(path))
    if (response.ok) return { kind: 'answered', body: await response.json() }
    if (response.status === 429)
      return {
        kind: 'limited',
        retryAfterSeconds: Number(response.headers.get('retry-after')) || RETRY_AFTER_SECONDS,
      }
    return response.status === 401 ? { kind: 'unauthorized' } : { kind: 'unreachable' }
  } catch {
    return { kind: 'unreachable' }
  }
}

function send(path: string): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
}
