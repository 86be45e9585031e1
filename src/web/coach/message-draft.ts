import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { loadDraft, saveDraft } from '#web/platform/drafts.ts'
import { randomUuid } from '#web/platform/random-uuid.ts'
import { useSession } from '#web/platform/session.ts'

const DRAFT = 'chat'
const storedDraft = z.object({ text: z.string(), requestId: z.nullable(z.uuid()) })

export type TakenMessage = { message: string; requestId: string }

/**
 * What is being typed, kept over a reload. A message that is on its way stays kept until the server has it: after a reload in that moment it is
 * in the field again, and sent again it is the same message.
 */
export function useMessageDraft() {
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.user.id : ''
  const [draft, setText] = useState('')
  const taken = useRef<TakenMessage>(undefined)
  useEffect(() => {
    const stored = storedDraft.safeParse(loadDraft(owner, DRAFT)).data
    if (stored?.requestId) taken.current = { message: stored.text.trim(), requestId: stored.requestId }
    const kept = stored?.text
    if (kept) setText(before => before || kept)
  }, [owner])

  function setDraft(text: string) {
    setText(text)
    saveDraft(owner, DRAFT, text === '' ? null : { text, requestId: requestIdOf(text) })
  }

  function requestIdOf(text: string): string | null {
    return taken.current?.message === text.trim() ? taken.current.requestId : null
  }

  return {
    draft,
    setDraft,
    /** The message to send; the field is empty at once. */
    take(): TakenMessage {
      const message = draft.trim()
      taken.current = { message, requestId: requestIdOf(message) ?? randomUuid() }
      saveDraft(owner, DRAFT, { text: message, requestId: taken.current.requestId })
      setText('')
      return taken.current
    },
    /** The server has it. */
    forget() {
      taken.current = undefined
      setText(typed => {
        if (typed === '') saveDraft(owner, DRAFT, null)
        return typed
      })
    },
    /** It was not sent: what was typed is never lost. */
    giveBack: (message: string) => setDraft(message),
  }
}
