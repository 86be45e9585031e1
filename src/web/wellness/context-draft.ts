import { type CheckInContext, checkInContext } from '#shared/wellness/context.ts'
import { loadDraft, saveDraft } from '#web/platform/drafts.ts'
import { session } from '#web/platform/session.ts'

const DRAFT = 'check-in-context'

/** Without a connection nobody knows who is signed in, and so under whose name to keep it: then it lasts until a reload. */
let ofNobody: CheckInContext | undefined

/** What is being added to the next check-in, wherever that is saved from. */
export function contextDraft(): CheckInContext | undefined {
  const owner = ownerNow()
  const kept = owner === undefined ? undefined : checkInContext.safeParse(loadDraft(owner, DRAFT)).data
  return ofNobody ?? kept
}

export function keepContextDraft(context: CheckInContext | undefined) {
  const owner = ownerNow()
  ofNobody = owner === undefined ? context : undefined
  if (owner !== undefined) saveDraft(owner, DRAFT, context ?? null)
}

function ownerNow(): string | undefined {
  const state = session.state()
  return state.status === 'signed-in' ? state.user.id : undefined
}
