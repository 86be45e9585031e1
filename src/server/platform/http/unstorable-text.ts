/** True for text the database cannot keep: NUL, or half of a surrogate pair. */
export function hasUnstorableText(value: unknown): boolean {
  const pending: unknown[] = [value]
  while (pending.length > 0) {
    const at = pending.pop()
    if (typeof at === 'string') {
      if (at.includes('\u0000') || !at.isWellFormed()) return true
    } else if (Array.isArray(at)) {
      for (const item of at) pending.push(item)
    } else if (at !== null && typeof at === 'object') {
      for (const [key, item] of Object.entries(at)) pending.push(key, item)
    }
  }
  return false
}
