import * as z from 'zod/mini'
import { session } from '#shared/session.ts'
import { keepLocally, keptLocally } from './local-storage.ts'

const sessionNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('session'), session }),
  z.object({ kind: z.literal('signed-out'), left: z.boolean() }),
])

/** What one tab tells the others. */
export type SessionNews = z.infer<typeof sessionNews>

export type Answer = { kind: 'answered'; body: unknown } | { kind: 'refused' } | { kind: 'unreachable' }

/** Everything the session store needs from the browser. */
export type SessionEdges = {
  now: () => number
  pause: (ms: number) => Promise<void>
  post: (path: '/auth/refresh' | '/auth/sign-out') => Promise<Answer>
  lock: (name: string, work: () => Promise<void>) => Promise<void>
  tell: (news: SessionNews) => void
  hear: (listener: (news: SessionNews) => void) => void
  everyTick: (ms: number, work: () => void) => void
  /** The connection is back, or somebody looks at the page again. */
  whenBack: (work: () => void) => void
  remember: (key: string, value: string | null) => void
  remembered: (key: string) => string | null
}

export function browserEdges(): SessionEdges {
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
    tell: news => channel.postMessage(news),
    hear: listener =>
      channel.addEventListener('message', event => {
        // A tab that still runs an older version may speak differently.
        const news = sessionNews.safeParse(event.data)
        if (news.success) listener(news.data)
      }),
    everyTick: (ms, work) => {
      setInterval(work, ms)
    },
    whenBack: work => {
      addEventListener('online', work)
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') work()
      })
    },
    remember: keepLocally,
    remembered: keptLocally,
  }
}

async function post(path: string): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    if (response.ok) return { kind: 'answered', body: await response.json() }
    return response.status === 401 ? { kind: 'refused' } : { kind: 'unreachable' }
  } catch {
    return { kind: 'unreachable' }
  }
}
