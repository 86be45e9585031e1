import { deleteDrafts, draftKey } from './drafts.ts'
import { getItem, setItem } from './local-storage.ts'

/** As a draft, but beyond this tab: in this browser until its user signs out. */
export function loadKept(owner: string, name: string): unknown {
  try {
    return JSON.parse(getItem(draftKey(owner, name)) ?? 'null')
  } catch {
    return null
  }
}

export function saveKept(owner: string, name: string, value: unknown) {
  setItem(draftKey(owner, name), value === null ? null : JSON.stringify(value))
}

/** Deletes everything of one person that this browser keeps, drafts too, and says how many. */
export function deleteKept(owner: string): number {
  return deleteDrafts(key => key.startsWith(draftKey(owner, '')))
}
