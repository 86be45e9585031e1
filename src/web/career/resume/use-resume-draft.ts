import { useEffect, useState } from 'react'
import { saveDraft } from '#web/platform/drafts.ts'
import type { ResumeDraft } from './resume-draft.ts'

export type ChangeDraft = (change: (draft: ResumeDraft) => ResumeDraft) => void

/** The draft, kept in the tab with every change; closing the tab with unsaved changes is asked about first. */
export function useResumeDraft(
  owner: string,
  name: string,
  initial: ResumeDraft,
): readonly [ResumeDraft, ChangeDraft] {
  const [draft, setDraft] = useState(initial)
  useEffect(() => {
    if (draft !== initial) saveDraft(owner, name, draft)
  }, [draft, initial, owner, name])
  useEffect(() => {
    if (!draft.isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [draft.isChanged])
  return [draft, setDraft]
}
