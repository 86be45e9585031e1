/** There may be a session: no secret, and readable before any script of ours has loaded. */
export const SIGNED_IN_HINT = 'waywell.signed-in'

/** localStorage that may be switched off: reading then finds nothing and keeping is skipped. */
export function keptLocally(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepLocally(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing still works until the tab is closed.
  }
}
