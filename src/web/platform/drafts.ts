import { session } from './session.ts'

const PREFIX = 'waywell.draft.'

/** Unsent input of this tab, kept over a reload. Keyed by user, cleared when another user signs in. */
export function loadDraft(owner: string, name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(owner, name)) ?? 'null')
  } catch {
    return null
  }
}

export function saveDraft(owner: string, name: string, draft: unknown) {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(owner, name))
    else sessionStorage.setItem(keyOf(owner, name), JSON.stringify(draft))
  } catch {
    // sessionStorage may be blocked: the draft then lasts until a reload.
  }
}

/** Deletes drafts when their user signs out, in whichever tab, and when another user signs in. */
export function clearDraftsOnSignOut() {
  session.subscribe(() => {
    const state = session.state()
    if (state.status === 'signed-in') deleteDrafts(key => !key.startsWith(keyOf(state.user.id, '')))
    else if (state.status === 'signed-out' && state.onPurpose) deleteDrafts(() => true)
  })
}

function deleteDrafts(isGone: (key: string) => boolean) {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && isGone(key)) sessionStorage.removeItem(key)
  } catch {
    // sessionStorage may be blocked.
  }
}

function keyOf(owner: string, name: string) {
  return `${PREFIX}${owner}.${name}`
}
