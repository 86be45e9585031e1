import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { SCALE_DEFAULT, SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in-form.ts'
import { loadDraft, saveDraft } from '#web/platform/drafts.ts'
import { useSession } from '#web/platform/session.ts'

const DRAFT = 'check-in'

const step = z.int().check(z.minimum(SCALE_MIN), z.maximum(SCALE_MAX))
const checkInDraft = z.object({
  mood: step,
  energy: step,
  notes: z.string(),
})

type CheckInDraft = z.infer<typeof checkInDraft>

const EMPTY_DRAFT: CheckInDraft = { mood: SCALE_DEFAULT, energy: SCALE_DEFAULT, notes: '' }

/** The check-in that is being written, kept over a reload and over leaving the screen until it is saved. */
export function useCheckInDraft() {
  const state = useSession()
  const owner = state.status === 'signed-in' ? state.user.id : undefined
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const restoredFor = useRef<string>(undefined)

  useEffect(() => {
    if (owner === undefined) return
    if (restoredFor.current === owner) {
      saveDraft(owner, DRAFT, isEmpty(draft) ? null : draft)
      return
    }
    restoredFor.current = owner
    const stored = checkInDraft.safeParse(loadDraft(owner, DRAFT))
    // What was answered before it was known who is signed in is newer than what was kept.
    if (stored.success && isEmpty(draft)) setDraft(stored.data)
    else if (!isEmpty(draft)) saveDraft(owner, DRAFT, draft)
  }, [owner, draft])

  return {
    draft,
    change: useCallback((part: Partial<CheckInDraft>) => setDraft(known => ({ ...known, ...part })), []),
    /** After saving. */
    discard: () => owner !== undefined && saveDraft(owner, DRAFT, null),
  }
}

function isEmpty({ mood, energy, notes }: CheckInDraft) {
  return mood === EMPTY_DRAFT.mood && energy === EMPTY_DRAFT.energy && notes === EMPTY_DRAFT.notes
}
