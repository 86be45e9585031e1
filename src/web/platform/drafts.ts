import { session } from './session.ts'

const PREFIX = 'waywell.draft.'

/** What somebody has typed in this tab and not sent yet; it outlives a reload, and never meets another person. */
export function keptDraft(owner: string, name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(owner, name)) ?? 'null')
  } catch {
    return null
  }
}

export function keepDraft(owner: string, name: string, draft: unknown) {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(owner, name))
    else sessionStorage.setItem(keyOf(owner, name), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing still works until the page is reloaded.
  }
}

/** Drafts go when their owner signs out, in whichever tab, and when somebody else signs in. */
export function installDraftRule() {
  session.subscribe(() => {
    const state = session.state()
    if (state.status === 'signed-in') forgetDrafts(key => !key.startsWith(keyOf(state.user.id, '')))
    else if (state.status === 'signed-out' && state.left) forgetDrafts(() => true)
  })
}

function forgetDrafts(isGone: (key: string) => boolean) {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && isGone(key)) sessionStorage.removeItem(key)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

function keyOf(owner: string, name: string) {
  return `${PREFIX}${owner}.${name}`
}
