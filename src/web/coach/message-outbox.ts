import * as z from 'zod/mini'
import { Problem } from '#shared/problem.ts'
import {
  addWaiting,
  deleteWaiting,
  listWaiting,
  noteWaiting,
  replaceWaiting,
} from '#web/platform/device-store.ts'
import { log } from '#web/platform/log.ts'
import { session } from '#web/platform/session.ts'
import { toast } from '#web/ui/toast.tsx'
import { coachApi } from './coach-api.ts'

const LOCK = 'waywell.chat-outbox'
const KIND = 'chat'
const CHANGED = 'waywell.chat-waiting'
/** The conversation takes no more messages. */
const ENDED: readonly string[] = ['not_found', 'conversation_full']
/** A limit, a conflict, or a message that is not valid: it would not be answered a moment later either. */
const REFUSED: readonly number[] = [402, 409, 422]
const STAYS = 'What you wrote offline is still in the chat, on this device.'
/** Said once for each message, however often it is tried. */
const told = new Set<string>()
const waitingMessage = z.object({
  message: z.string(),
  requestId: z.uuid(),
  conversationId: z.nullable(z.uuid()),
})

export type WaitingMessage = z.infer<typeof waitingMessage>
type Entry = { id: IDBValidKey; message: WaitingMessage | undefined }

/** Keeps a message on this device, encrypted, until it can be sent. */
export async function keepMessage(owner: string, message: WaitingMessage): Promise<void> {
  await addWaiting(owner, message, KIND)
  await noteWaiting(owner)
  tellChange(null)
}

export async function listWaitingMessages(owner: string): Promise<WaitingMessage[]> {
  return (await listEntries(owner)).flatMap(({ message }) => message ?? [])
}

async function listEntries(owner: string): Promise<Entry[]> {
  const waiting = await listWaiting(owner, KIND)
  return waiting.map(({ id, value }) => ({ id, message: waitingMessage.safeParse(value).data }))
}

/** No longer waits, unless it is being sent at this moment; whether it did. */
export async function takeBackMessage(owner: string, requestId: string): Promise<boolean> {
  let isTaken = false
  const take = async () => {
    const entry = (await listEntries(owner)).find(({ message }) => message?.requestId === requestId)
    if (!entry) return
    await deleteWaiting(entry.id)
    await noteWaiting(owner)
    isTaken = true
  }
  await inTurn(take, { ifAvailable: true })
  tellChange(null)
  return isTaken
}

/**
 * Sends what waits, in the order it was written; one tab at a time, and the server knows each by its id. What was written in a new chat goes
 * into `begun`, where that chat has become a conversation.
 */
export async function sendWaitingMessages(begun: string | null = null): Promise<void> {
  await inTurn(async () => {
    const state = session.state()
    if (state.status !== 'signed-in') return
    const owner = state.user.id
    const entries = await listEntries(owner)
    if (begun) await moveOn(owner, entries, null, begun)
    for (const [at, { id, message }] of entries.entries()) {
      if (message) {
        const answered = await sendOne(message)
        if (answered === 'later') return
        if (answered === 'refused') continue
        await moveOn(owner, entries.slice(at + 1), message.conversationId, answered)
      }
      await deleteWaiting(id)
      await noteWaiting(owner)
    }
  })
  tellChange(null)
}

async function inTurn(work: () => Promise<void>, options: LockOptions = {}) {
  // Browsers have locks on https and localhost only; elsewhere the server alone keeps it from answering twice.
  if ('locks' in navigator) await navigator.locks.request(LOCK, options, async lock => lock && work())
  else await work()
}

/** What was written after a message in one window goes into the conversation that the message is in now. */
async function moveOn(owner: string, entries: readonly Entry[], from: string | null, to: string) {
  if (from === to) return
  for (const entry of entries) {
    if (entry.message?.conversationId !== from) continue
    entry.message = { ...entry.message, conversationId: to }
    await replaceWaiting(owner, entry.id, entry.message, KIND)
  }
}

/** The conversation it was answered in; else whether it alone has to stay, or what comes after it too. */
async function sendOne({ message, requestId, conversationId }: WaitingMessage) {
  const input = { message, requestId }
  try {
    const { conversationId: answered } = await coachApi
      .careerCoach({ ...input, ...(conversationId && { conversationId }) })
      .catch(error => {
        // The conversation was deleted or filled elsewhere meanwhile: the message begins a new one.
        if (conversationId && error instanceof Problem && ENDED.includes(error.code))
          return coachApi.careerCoach(input)
        throw error
      })
    toast({ title: 'Message sent', description: 'What you wrote to the coach offline has been answered.' })
    tellChange(answered)
    return answered
  } catch (error) {
    log('a message that was written offline could not be sent', error)
    if (!isRefused(error)) return 'later'
    if (!told.has(requestId)) toast({ tone: 'destructive', title: error.message, description: STAYS })
    told.add(requestId)
    return 'refused'
  }
}

function isRefused(error: unknown): error is Problem {
  return error instanceof Problem && REFUSED.includes(error.status) && error.code !== 'answer_pending'
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
