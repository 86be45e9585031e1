import { session } from './session.ts'

const PREFIX = 'waywell.draft.'

/** Unsent input of this tab, kept over a reload. Keyed by user, cleared when another user signs in. */
export function loadDraft(owner: string, name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(owner, name)) ?? 'null')
  } catch {
    return null
  }
}

export function saveDraft(owner: string, name: string, draft: unknown) {
  try {
    if (draft === null) sessionStorage.removeItem(draftKey(owner, name))
    else sessionStorage.setItem(draftKey(owner, name), JSON.stringify(draft))
  } catch {
    // sessionStorage may be blocked: the draft then lasts until a reload.
  }
}

/** Deletes drafts when their user signs out, in whichever tab, and when another user signs in. */
export function clearDraftsOnSignOut() {
  session.subscribe(() => {
    const state = session.state()
    if (state.status === 'signed-in') deleteDrafts(key => !key.startsWith(draftKey(state.user.id, '')))
    else if (state.status === 'signed-out' && state.onPurpose) deleteDrafts(() => true)
  })
}

/** Of either storage; says how many. */
export function deleteDrafts(isGone: (key: string) => boolean): number {
  let deleted = 0
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) {
        if (!key.startsWith(PREFIX) || !isGone(key)) continue
        storage.removeItem(key)
        deleted += 1
      }
  } catch {
    // Storage may be blocked.
  }
  return deleted
}

export function draftKey(owner: string, name: string) {
  return `${PREFIX}${owner}.${name}`
}
