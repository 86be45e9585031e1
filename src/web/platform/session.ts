import { createContext, useContext, useSyncExternalStore } from 'react'
import {
  needsRefresh,
  REFRESH_TICK_MS,
  type Session,
  type SessionUser,
  session as sessionSchema,
} from '#shared/session.ts'
import { SIGNED_IN_HINT } from './local-storage.ts'
import { browserEnvironment, type SessionEnvironment, type SessionMessage } from './session-environment.ts'

const REFRESH_LOCK = 'waywell.refresh'
const PEER_MESSAGE_MS = 50

type SessionState =
  /** `retryAtMs`: too many asked, and nobody is to ask before. */
  | { status: 'loading'; unreachable: boolean; retryAtMs?: number }
  | { status: 'signed-out'; onPurpose: boolean }
  | { status: 'signed-in'; user: SessionUser }

const SIGNED_OUT: SessionState = { status: 'signed-out', onPurpose: false }
/** A browser often does not notice that it is offline, or back. */
const FIRST_RETRY_MS = 2_000
const RETRY_GROWTH = 1.5
const ASKING: SessionState = { status: 'loading', unreachable: false }

/** Who is signed in, for every tab of the browser; the access token never leaves memory. */
export const session = createSessionStore(browserEnvironment)

/** What the page was drawn with at build: public pages for nobody, signed-in screens for whoever is being asked for. */
export const DrawnFor = createContext<'nobody' | 'somebody'>('nobody')

export function useSession(): SessionState {
  const drawnFor = useContext(DrawnFor)
  return useSyncExternalStore(session.subscribe, session.state, () =>
    drawnFor === 'somebody' ? ASKING : SIGNED_OUT,
  )
}

export function createSessionStore(connect: () => SessionEnvironment) {
  let environment: SessionEnvironment | undefined
  let state: SessionState = SIGNED_OUT
  // Uses expires_in with the local clock: a wrong local clock would otherwise refresh on every tick.
  let current: { token: string; setMs: number; endsAtSeconds: number } | undefined
  let refreshing: Promise<void> | undefined
  let retryMs = FIRST_RETRY_MS
  // An answer that was asked for before a sign-in or sign-out must not undo it.
  let generation = 0
  const listeners = new Set<() => void>()

  function setState(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  function setSession(next: Session) {
    const sameUser = state.status === 'signed-in' && state.user.id === next.user.id
    const setMs = environment?.now() ?? 0
    current = { token: next.access_token, setMs, endsAtSeconds: setMs / 1000 + next.expires_in }
    environment?.setItem(SIGNED_IN_HINT, '1')
    if (!sameUser) {
      generation += 1
      setState({ status: 'signed-in', user: next.user })
    }
  }

  function signedOut(onPurpose: boolean) {
    generation += 1
    current = undefined
    environment?.setItem(SIGNED_IN_HINT, null)
    setState({ status: 'signed-out', onPurpose })
  }

  function onMessage(message: SessionMessage) {
    if (message.kind === 'session') setSession(message.session)
    else if (state.status !== 'signed-out') signedOut(message.onPurpose)
  }

  async function askForSession(): Promise<void> {
    if (!environment) return
    const { now, lock, pause, post, broadcast } = environment
    const asked = now()
    const askedGeneration = generation
    await lock(REFRESH_LOCK, async () => {
      // Another tab may have refreshed while this one waited; its message can arrive just after its lock is free.
      if (now() > asked) await pause(PEER_MESSAGE_MS)
      if (generation !== askedGeneration || (current && current.setMs > asked)) return
      const answer = await post('/auth/refresh')
      if (generation !== askedGeneration) return
      if (answer.kind === 'unauthorized') {
        signedOut(false)
        broadcast({ kind: 'signed-out', onPurpose: false })
        return
      }
      const next = answer.kind === 'answered' ? sessionSchema.safeParse(answer.body) : undefined
      if (next?.success) {
        setSession(next.data)
        broadcast({ kind: 'session', session: next.data })
      } else if (state.status === 'loading') {
        if (answer.kind === 'limited') retryAfter(answer.retryAfterSeconds * 1000)
        else {
          setState({ status: 'loading', unreachable: true })
          void pause(retryMs).then(refreshIfDue)
          retryMs = Math.min(retryMs * RETRY_GROWTH, REFRESH_TICK_MS)
        }
      }
    })
  }

  function retryAfter(ms: number) {
    if (!environment) return
    const { now, pause } = environment
    setState({ status: 'loading', unreachable: false, retryAtMs: now() + ms })
    void pause(ms).then(refreshIfDue)
  }

  /** One at a time; settles without throwing when the server cannot be reached. */
  function refresh(): Promise<void> {
    refreshing ??= askForSession().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  function refreshIfDue() {
    if (!environment) return
    if (state.status === 'loading') {
      if ((state.retryAtMs ?? 0) <= environment.now()) void refresh()
    } else if (current && needsRefresh(current.endsAtSeconds, environment.now())) void refresh()
  }

  async function revokeSession() {
    const ending = generation
    const answer = await environment?.post('/auth/sign-out')
    // The cookie outlives a sign-out that never arrived; it is sent again when the server is back.
    if (generation === ending)
      environment?.setItem(SIGNED_IN_HINT, answer?.kind === 'unreachable' ? 'ending' : null)
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
      if (environment) return
      environment = connect()
      const hint = environment.getItem(SIGNED_IN_HINT)
      environment.onMessage(onMessage)
      environment.everyTick(REFRESH_TICK_MS, refreshIfDue)
      environment.onReconnect(refreshIfDue)
      if (hint === 'ending') void revokeSession()
      if (hint === '1') {
        setState(ASKING)
        void refresh()
      }
    },

    refresh,

    /** Settles once it is known who is signed in, if anybody. */
    known(): Promise<void> {
      if (state.status !== 'loading') return Promise.resolve()
      return new Promise(resolve => {
        const listener = () => {
          if (state.status === 'loading') return
          listeners.delete(listener)
          resolve()
        }
        listeners.add(listener)
      })
    },

    accessToken: () => current?.token,

    /** The answer of a sign-in or sign-up. */
    setSession(next: Session) {
      setSession(next)
      environment?.broadcast({ kind: 'session', session: next })
    },

    /** Before leaving for a sign-in at Google: the next page load then asks for the session. */
    expectSession() {
      environment?.setItem(SIGNED_IN_HINT, '1')
    },

    async signOut() {
      signedOut(true)
      environment?.broadcast({ kind: 'signed-out', onPurpose: true })
      await revokeSession()
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
