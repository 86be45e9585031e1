import { useSyncExternalStore } from 'react'
import type { CrisisSubject } from '#shared/safety/crisis-language.ts'

/** `besideText` while the panel stands under the text itself. */
type Held = { subject: CrisisSubject; besideText: boolean } | null

let held: Held = null
const listeners = new Set<() => void>()

/** What was recognized in a text: its panel stays on the screens that follow, until it is closed. */
export function holdCrisis(next: Held) {
  held = next
  for (const listener of listeners) listener()
}

export function useHeldCrisis(): Held {
  return useSyncExternalStore(subscribe, () => held, nothingYet)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function nothingYet() {
  return null
}
