import { useSyncExternalStore } from 'react'
import {
  needsRefresh,
  REFRESH_TICK_MS,
  type Session,
  type SessionUser,
  session as sessionSchema,
} from '#shared/session.ts'
import { SIGNED_IN_HINT } from './local-storage.ts'
import { browserEdges, type SessionEdges, type SessionNews } from './session-environment.ts'

const REFRESH_LOCK = 'waywell.refresh'
const PEER_NEWS_MS = 50

export type SessionState =
  | { status: 'loading'; unreachable: boolean }
  | { status: 'signed-out'; left: boolean }
  | { status: 'signed-in'; user: SessionUser }

const SIGNED_OUT: SessionState = { status: 'signed-out', left: false }

/** Who is signed in, for every tab of the browser; the access token never leaves memory. */
export const session = createSessionStore(browserEdges)

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, () => SIGNED_OUT)
}

export function createSessionStore(connect: () => SessionEdges) {
  let edges: SessionEdges | undefined
  let state: SessionState = SIGNED_OUT
  // Times are this browser's own: a clock that is wrong by an hour must not refresh on every tick.
  let current: { token: string; enteredMs: number; endsAtSeconds: number } | undefined
  let refreshing: Promise<void> | undefined
  // An answer that was asked for before a sign-in or sign-out must not undo it.
  let era = 0
  const listeners = new Set<() => void>()

  function become(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  function enter(next: Session) {
    const sameUser = state.status === 'signed-in' && state.user.id === next.user.id
    const enteredMs = edges?.now() ?? 0
    current = { token: next.access_token, enteredMs, endsAtSeconds: enteredMs / 1000 + next.expires_in }
    edges?.remember(SIGNED_IN_HINT, '1')
    if (!sameUser) {
      era += 1
      become({ status: 'signed-in', user: next.user })
    }
  }

  function leave(left: boolean) {
    era += 1
    current = undefined
    edges?.remember(SIGNED_IN_HINT, null)
    become({ status: 'signed-out', left })
  }

  function hear(news: SessionNews) {
    if (news.kind === 'session') enter(news.session)
    else if (state.status !== 'signed-out') leave(news.left)
  }

  async function askForSession(): Promise<void> {
    if (!edges) return
    const { now, lock, pause, post, tell } = edges
    const asked = now()
    const askedIn = era
    await lock(REFRESH_LOCK, async () => {
      // Another tab may have refreshed while this one waited; its news can arrive just after its lock is free.
      if (now() > asked) await pause(PEER_NEWS_MS)
      if (era !== askedIn || (current && current.enteredMs > asked)) return
      const answer = await post('/auth/refresh')
      if (era !== askedIn) return
      if (answer.kind === 'refused') {
        leave(false)
        tell({ kind: 'signed-out', left: false })
        return
      }
      const next = answer.kind === 'answered' ? sessionSchema.safeParse(answer.body) : undefined
      if (next?.success) {
        enter(next.data)
        tell({ kind: 'session', session: next.data })
      } else if (state.status === 'loading') {
        become({ status: 'loading', unreachable: true })
      }
    })
  }

  /** One at a time; settles without throwing when the server cannot be reached. */
  function refresh(): Promise<void> {
    refreshing ??= askForSession().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  function refreshIfDue() {
    if (!edges) return
    if (state.status === 'loading') void refresh()
    else if (current && needsRefresh(current.endsAtSeconds, edges.now())) void refresh()
  }

  async function endOnServer() {
    const ending = era
    const answer = await edges?.post('/auth/sign-out')
    // The cookie outlives a sign-out that never arrived; it is sent again when the server is back.
    if (era === ending) edges?.remember(SIGNED_IN_HINT, answer?.kind === 'unreachable' ? 'ending' : null)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    state: () => state,

    start() {
      if (edges) return
      edges = connect()
      const hint = edges.remembered(SIGNED_IN_HINT)
      edges.hear(hear)
      edges.everyTick(REFRESH_TICK_MS, refreshIfDue)
      edges.whenBack(refreshIfDue)
      if (hint === 'ending') void endOnServer()
      if (hint === '1') {
        become({ status: 'loading', unreachable: false })
        void refresh()
      }
    },

    refresh,
    accessToken: () => current?.token,

    /** The answer of a sign-in or sign-up. */
    enter(next: Session) {
      enter(next)
      edges?.tell({ kind: 'session', session: next })
    },

    /** The person leaves for a sign-in elsewhere; on the way back the cookie is to be asked for. */
    expect() {
      edges?.remember(SIGNED_IN_HINT, '1')
    },

    async signOut() {
      leave(true)
      edges?.tell({ kind: 'signed-out', left: true })
      await endOnServer()
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
