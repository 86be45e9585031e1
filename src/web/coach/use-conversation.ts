import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatMessage } from '#shared/coach/conversation.ts'
import { CONVERSATION_MAX_MESSAGES } from '#shared/coach/conversation.ts'
import { Problem } from '#shared/problem.ts'
import { billingQuery } from '#web/billing/billing-queries.ts'
import { downloadFile } from '#web/platform/download-file.ts'
import { log } from '#web/platform/log.ts'
import { NetworkError } from '#web/platform/problem-from-response.ts'
import { useSession } from '#web/platform/session.ts'
import { toast } from '#web/ui/toast.tsx'
import { coachApi } from './coach-api.ts'
import { conversationFile } from './conversation-file.ts'
import { CONVERSATIONS, conversationQuery } from './conversation-queries.ts'
import { type TakenMessage, useMessageDraft } from './message-draft.ts'
import {
  keepMessage,
  listWaitingMessages,
  onWaitingChanged,
  sendWaitingMessages,
  takeBackMessage,
  type WaitingMessage,
} from './message-outbox.ts'
import { useOtherTabs } from './use-other-tabs.ts'

export type Shown = Omit<ChatMessage, 'created_at'>

/** A message on its way, and what has come of its answer. */
type Sending = TakenMessage & {
  /** Known once the server has kept the message. */
  conversationId: string | null
  text: string
  /** What is being looked up for it. */
  lookup: string | null
}

const FAILED = 'Unable to get response from career coach. Please try again.'
const APOLOGY =
  'I am sorry, I could not answer that just now. Your message is back in the field: please try again.'
const PENDING_EVERY_MS = 700
const LEFT = 'left'

/** The messages of a conversation, what is being typed, and sending it. */
export function useConversation(
  id: string | null,
  { onBegun, onGone }: { onBegun: (id: string) => void; onGone: () => void },
) {
  const queries = useQueryClient()
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.user.id : ''
  const { draft, setDraft, take, unsettled, forget, giveBack } = useMessageDraft(id)
  const [sending, setSending] = useState<Sending>()
  const [waiting, setWaiting] = useState<WaitingMessage[]>([])
  const [notice, setNotice] = useState<{ text: string; of: string | null }>()
  const running = useRef<AbortController>(undefined)
  const tellOtherTabs = useOtherTabs(() => void queries.invalidateQueries({ queryKey: [CONVERSATIONS] }))
  const loaded = useQuery({
    ...conversationQuery(id ?? ''),
    enabled: id !== null,
    // Another tab, or this one before a reload, may be waiting for an answer. One that is gone would be asked for without end.
    refetchInterval: ({ state }) =>
      state.status !== 'error' && state.data?.messages.some(isPending) ? PENDING_EVERY_MS : false,
  })
  // Leaving the screen does not stop an answer: it goes on, and is there when somebody comes back.
  useEffect(() => () => running.current?.abort(LEFT), [])

  async function send({ message, requestId }: TakenMessage, conversationId: string | null) {
    const controller = new AbortController()
    running.current = controller
    let known = conversationId
    let isKept = false
    setSending({ message, requestId, conversationId, text: '', lookup: null })
    setNotice(undefined)
    /** Without a connection a message waits on this device; where it cannot be kept, it comes back to the field. */
    async function keepForLater() {
      try {
        await keepMessage(owner, { message, requestId, conversationId })
        forget(conversationId)
      } catch (error) {
        fail(error, false)
      }
    }
    function fail(error: unknown, isStopped: boolean) {
      giveBack({ message, requestId }, conversationId)
      if (isStopped) return
      log('the coach did not answer', error)
      const isRefused = error instanceof Problem && (error.status === 402 || error.status === 409)
      setNotice({ text: isRefused ? error.message : APOLOGY, of: id })
      toast({ tone: 'destructive', title: isRefused ? error.message : FAILED })
    }
    function begin(begun: string) {
      if (isKept) return
      isKept = true
      known = begun
      forget(conversationId)
      tellOtherTabs()
      change(() => ({ conversationId: begun }))
      if (!conversationId) onBegun(begun)
    }
    const change = (next: (before: Sending) => Partial<Sending>) =>
      setSending(before => before && { ...before, ...next(before) })
    try {
      const events = await coachApi.streamAnswer(
        { message, requestId, ...(conversationId && { conversationId }) },
        { signal: controller.signal },
      )
      for await (const event of events) {
        if (event.type === 'begun') begin(event.conversationId)
        // Of a message that was answered before nothing but the end comes.
        else if (event.type === 'end') begin(event.reply.conversationId)
        else if (event.type === 'text') change(({ text }) => ({ text: text + event.text, lookup: null }))
        else if (event.type === 'tool') change(() => ({ lookup: event.name }))
      }
      // Stopped elsewhere before its first sentence.
      if (!isKept) giveBack({ message, requestId }, conversationId)
      if (known) await refresh(known, conversationId === null)
      if (waiting.length > 0)
        void sendWaitingMessages(conversationId ? null : known).catch(error =>
          log('what waits could not be sent', error),
        )
    } catch (error) {
      if (controller.signal.reason === LEFT) return
      if (isKept && known && !(error instanceof Problem)) await refresh(known, conversationId === null)
      else if (error instanceof NetworkError && !isKept) await keepForLater()
      else {
        fail(error, controller.signal.aborted)
        // The message was taken back, and a conversation that it began with it.
        if (isKept && conversationId === null) onGone()
      }
    } finally {
      if (running.current === controller) setSending(undefined)
    }
  }

  const resume = useEffectEvent((conversationId: string | null) => {
    const message = unsettled()
    if (message && !sending) void send(message, conversationId)
  })
  useEffect(() => {
    if (owner !== '') resume(id)
  }, [owner, id])

  async function refresh(conversation: string, isNew: boolean) {
    await queries.fetchQuery({ ...conversationQuery(conversation), staleTime: 0 }).catch(() => {})
    void queries.invalidateQueries({ queryKey: [CONVERSATIONS, 'list'] })
    tellOtherTabs()
    if (isNew) void queries.invalidateQueries({ queryKey: billingQuery.queryKey })
  }

  /** What was written of the answer stays; a message without a word of answer comes back to the field. */
  async function stop() {
    const stopped = sending
    if (!stopped) return
    try {
      if (stopped.conversationId) await coachApi.stopAnswer({ requestId: stopped.requestId })
    } catch (error) {
      log('the answer could not be stopped', error)
    }
    running.current?.abort()
    if (!stopped.conversationId) return
    const outcome = await outcomeOf(stopped.conversationId, stopped.requestId)
    if (outcome !== 'kept') giveBack(stopped, stopped.conversationId)
    if (outcome === 'gone') onGone()
    void queries.invalidateQueries({ queryKey: [CONVERSATIONS] })
  }

  async function outcomeOf(conversation: string, requestId: string): Promise<'kept' | 'taken back' | 'gone'> {
    for (;;) {
      const found = await queries
        .fetchQuery({ ...conversationQuery(conversation), staleTime: 0 })
        .catch(error => (error instanceof Problem && error.code === 'not_found' ? null : undefined))
      const message = found?.messages.find(({ request_id }) => request_id === requestId)
      if (found === null) return 'gone'
      if (found && !message) return 'taken back'
      if (message?.answer !== 'pending') return 'kept'
      await new Promise(resolve => setTimeout(resolve, PENDING_EVERY_MS / 2))
    }
  }

  const onSentLater = useEffectEvent((answered: string | null) => {
    if (answered === null) return
    void queries.invalidateQueries({ queryKey: [CONVERSATIONS] })
    if (id === null) onBegun(answered)
  })
  useEffect(() => {
    const read = () =>
      void listWaitingMessages(owner).then(setWaiting, error => log('what waits could not be read', error))
    read()
    return onWaitingChanged(answered => {
      read()
      onSentLater(answered)
    })
  }, [owner])

  const kept: Shown[] = loaded.data?.messages ?? []
  // While this tab reads the answer it shows the message itself.
  const messages = kept.filter(({ request_id }) => !sending || request_id !== sending.requestId)
  return {
    id,
    messages,
    isLoading: id !== null && loaded.isPending && !sending,
    hasFailed: loaded.isError && !sending,
    reload: () => void loaded.refetch(),
    guide: loaded.data?.guide ?? null,
    download: loaded.data && (() => downloadFile(conversationFile(loaded.data))),
    sending,
    /** Written without a connection, and not sent yet. */
    waiting: waiting.filter(({ conversationId }) => conversationId === id),
    isAnswerPending: !sending && !loaded.isError && kept.some(isPending),
    /** Said in the window in place of an answer. */
    notice: notice?.of === id ? notice?.text : undefined,
    draft,
    setDraft,
    send: () => {
      if (draft.trim() !== '' && !sending) void send(take(), id)
    },
    /** A message whose answer never came, once more. */
    sendAgain: ({ text, request_id }: Shown) => {
      if (request_id && !sending) void send({ message: text, requestId: request_id }, id)
    },
    /** A message that waits, into the empty field. */
    takeBack: ({ message, requestId }: WaitingMessage) =>
      void takeBackMessage(owner, requestId).then(
        isTaken => isTaken && giveBack({ message, requestId }, id),
        error => log('what waits could not be taken back', error),
      ),
    stop: () => void stop(),
    messagesLeft: loaded.data ? CONVERSATION_MAX_MESSAGES - loaded.data.message_count : null,
  }
}

function isPending({ answer }: Pick<Shown, 'answer'>): boolean {
  return answer === 'pending'
}

export type ConversationState = ReturnType<typeof useConversation>
