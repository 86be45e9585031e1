import { useSyncExternalStore } from 'react'
import { CHECKOUT_RECHECK_MS } from '#shared/billing/plans.ts'
import { session } from '#web/platform/session.ts'

const MINUTE_MS = 60_000
const OFTEN_FOR_MS = 2 * MINUTE_MS
const SELDOM_RECHECK_MS = 15_000
/** A checkout that takes longer is noticed when its tab comes back, or by the next check. */
const AWAITED_FOR_MS = 30 * MINUTE_MS

let sinceMs: number | undefined
const listeners = new Set<() => void>()

/** Since when a checkout is open in another tab, if one is. */
export const awaitingPayment = {
  start(nowMs: number) {
    set(nowMs)
    // Whoever signs in next has not started it.
    const stopListening = session.subscribe(() => {
      if (session.state().status !== 'signed-out') return
      stopListening()
      set(undefined)
    })
  },
  stop: () => set(undefined),
}

export function useAwaitingPayment(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => sinceMs,
    () => undefined,
  )
}

/** How long until the plan is asked for again; false when nobody waits any longer. */
export function recheckDelayMs(awaitedForMs: number): number | false {
  if (awaitedForMs < OFTEN_FOR_MS) return CHECKOUT_RECHECK_MS
  return awaitedForMs < AWAITED_FOR_MS ? SELDOM_RECHECK_MS : false
}

function set(next: number | undefined) {
  sinceMs = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
