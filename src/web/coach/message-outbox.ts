import * as z from 'zod/mini'
import { Problem } from '#shared/problem.ts'
import { addWaiting, deleteWaiting, listWaiting, noteWaiting } from '#web/platform/device-store.ts'
import { log } from '#web/platform/log.ts'
import { session } from '#web/platform/session.ts'
import { toast } from '#web/ui/toast.tsx'
import { coachApi } from './coach-api.ts'

const LOCK = 'waywell.chat-outbox'
const KIND = 'chat'
const CHANGED = 'waywell.chat-waiting'
const waitingMessage = z.object({
  message: z.string(),
  requestId: z.uuid(),
  conversationId: z.nullable(z.uuid()),
})

export type WaitingMessage = z.infer<typeof waitingMessage>

/** Keeps a message on this device, encrypted, until it can be sent. */
export async function keepMessage(owner: string, message: WaitingMessage): Promise<void> {
  await addWaiting(owner, message, KIND)
  await noteWaiting(owner)
  tellChange(null)
}

export async function listWaitingMessages(owner: string): Promise<WaitingMessage[]> {
  const waiting = await listWaiting(owner, KIND)
  return waiting.flatMap(({ value }) => waitingMessage.safeParse(value).data ?? [])
}

/** Sends what waits, in the order it was written; one tab at a time, and the server knows each by its id. */
export async function sendWaitingMessages(): Promise<void> {
  const send = async () => {
    const state = session.state()
    if (state.status !== 'signed-in') return
    for (const { id, value } of await listWaiting(state.user.id, KIND)) {
      const message = waitingMessage.safeParse(value).data
      if (message && !(await sendOne(message))) return
      await deleteWaiting(id)
      await noteWaiting(state.user.id)
    }
  }
  // Browsers have locks on https and localhost only; elsewhere the server alone keeps it from answering twice.
  if ('locks' in navigator) await navigator.locks.request(LOCK, send)
  else await send()
  tellChange(null)
}

/** False where it has to wait on. */
async function sendOne({ message, requestId, conversationId }: WaitingMessage): Promise<boolean> {
  const input = { message, requestId }
  try {
    const { conversationId: answered } = await coachApi
      .careerCoach({ ...input, ...(conversationId && { conversationId }) })
      .catch(error => {
        // The conversation was deleted elsewhere meanwhile: the message begins a new one.
        if (conversationId && error instanceof Problem && error.code === 'not_found')
          return coachApi.careerCoach(input)
        throw error
      })
    toast({ title: 'Message sent', description: 'What you wrote to the coach offline has been answered.' })
    tellChange(answered)
    return true
  } catch (error) {
    log('a message that was written offline could not be sent', error)
    return false
  }
}

/** With the conversation that has a new answer, or with none. */
function tellChange(conversationId: string | null) {
  dispatchEvent(new CustomEvent(CHANGED, { detail: conversationId }))
}

export function onWaitingChanged(listener: (answered: string | null) => void): () => void {
  const onChange = (event: Event) => {
    if (event instanceof CustomEvent) listener(z.nullable(z.string()).parse(event.detail))
  }
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}
