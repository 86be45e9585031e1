/** Set while there may be a session: no secret, and read by the inline script of index.html before any other loads. */
export const SIGNED_IN_HINT = 'waywell.signed-in'

/** There while something somebody did offline waits to be sent, with the number of check-ins: no secret, and asked before a sign-out deletes it. */
export const WAITING_COUNT = 'waywell.waiting'

/** localStorage may be blocked: reading then answers null and writing is skipped. */
export function getItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function setItem(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The value then lasts until the tab is closed.
  }
}
