import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { loadDraft, saveDraft } from '#web/platform/drafts.ts'
import { randomUuid } from '#web/platform/random-uuid.ts'
import { useSession } from '#web/platform/session.ts'

const DRAFT = 'chat'
const storedDraft = z.object({ text: z.string(), requestId: z.nullable(z.uuid()) })
const takenMessage = z.object({ message: z.string(), requestId: z.uuid() })

export type TakenMessage = z.infer<typeof takenMessage>

/**
 * What is being typed, kept over a reload. A message that is on its way is kept apart from it, with its conversation, until the server has it:
 * after a reload in that moment it is sent again, as the same message, and no other conversation meets it.
 */
export function useMessageDraft(conversationId: string | null) {
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
      saveDraft(owner, onItsWay(conversationId), taken.current)
      setDraft('')
      return taken.current
    },
    /** A message that was on its way when the page was left. */
    unsettled: () => takenMessage.safeParse(loadDraft(owner, onItsWay(conversationId))).data,
    /** The server has it, or this device keeps it until then. */
    forget(sentIn: string | null) {
      taken.current = undefined
      saveDraft(owner, onItsWay(sentIn), null)
    },
    /** It was not sent: what was typed is never lost. */
    giveBack(message: TakenMessage, sentIn: string | null) {
      taken.current = message
      saveDraft(owner, onItsWay(sentIn), null)
      setDraft(message.message)
    },
  }
}

function onItsWay(conversationId: string | null) {
  return `${DRAFT}-sent.${conversationId ?? 'new'}`
}
