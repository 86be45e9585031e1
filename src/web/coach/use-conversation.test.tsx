import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problem, stubApi } from '#web/platform/api.fixture.ts'
import { stubIndexedDb } from '#web/platform/indexed-db.fixture.ts'
import { createQueryClient } from '#web/platform/queries.ts'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { dismissAllToasts } from '#web/ui/toast.tsx'
import { useConversation } from './use-conversation.ts'

const BEGUN = '0b7a8f43-0d57-4f0e-9a35-0d1f2b6e1cb1'
const OTHER = '0b7a8f43-0d57-4f0e-9a35-0d1f2b6e1cc2'
const REPLY = {
  conversationId: BEGUN,
  messageId: OTHER,
  response: 'An answer.',
  used: [],
  actions: [],
  wording: { by: 'engine', reason: 'off', sent: null },
  ended: 'complete',
  messagesLeft: 49,
}

const api = stubApi()
stubIndexedDb()
beforeEach(() => {
  sessionStorage.clear()
  session.setSession(MAYA)
})
afterEach(dismissAllToasts)

/** As the screen does it, strict as in the browser: what is begun on arrival is begun twice. */
function openChat(id: string | null = null) {
  const onBegun = vi.fn<(begun: string) => void>()
  const queries = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </StrictMode>
  )
  const view = renderHook(() => useConversation(id, { onBegun, onGone: () => {} }), { wrapper })
  return { chat: view.result, leave: view.unmount, onBegun }
}

function type(chat: ReturnType<typeof openChat>['chat'], text: string) {
  act(() => chat.current.setDraft(text))
  act(() => chat.current.send())
}

const streamed = (...events: object[]) =>
  new Response(events.map(event => `event: message\ndata: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })

/** Messages that were sent, with the ids they were sent under. */
const sent = async () => {
  const asked = api.sent.filter(({ url }) => url.endsWith('stream-coach-answer'))
  const bodies = await Promise.all(asked.map(request => request.clone().json()))
  return bodies.map(({ message, requestId }) => `${message} ${requestId}`)
}

/** Sent, and the page left before the server has said that it has the message. */
async function leaveWhileSending(text: string, id: string | null = null) {
  api.answer = () => new Promise<Response>(() => {})
  const { chat, leave } = openChat(id)
  type(chat, text)
  await waitFor(async () => expect(await sent()).toHaveLength(1))
  leave()
}

test('after a reload a message that is on its way is not in the field: it is followed under its id', async () => {
  await leaveWhileSending('What does a nurse make?')
  api.answer = () => streamed({ type: 'begun', conversationId: BEGUN }, { type: 'end', reply: REPLY })
  const { chat, onBegun } = openChat()
  await waitFor(() => expect(onBegun).toHaveBeenCalledWith(BEGUN))
  expect(chat.current.draft).toBe('')
  expect(new Set(await sent()).size).toBe(1)
  await waitFor(() => expect(chat.current.sending).toBeUndefined())

  // Once the server has it, no other conversation meets it again.
  api.sent = []
  const later = openChat()
  expect(later.chat.current.draft).toBe('')
  expect(await sent()).toEqual([])
})

test('a message that was answered meanwhile opens its conversation, though only the end of the answer comes', async () => {
  await leaveWhileSending('What does a nurse make?')
  api.answer = () => streamed({ type: 'end', reply: REPLY })
  const { chat, onBegun } = openChat()
  await waitFor(() => expect(onBegun).toHaveBeenCalledWith(BEGUN))
  await waitFor(() => expect(chat.current.sending).toBeUndefined())
  expect(chat.current.draft).toBe('')
})

test('in another conversation it is neither in the field nor sent, and what is typed there stays alone', async () => {
  await leaveWhileSending('What does a nurse make?')
  api.answer = () => problem(404, 'not_found', 'Not found.')
  const { chat } = openChat(OTHER)
  expect(chat.current.draft).toBe('')
  act(() => chat.current.setDraft('and in Denver?'))
  expect(chat.current.draft).toBe('and in Denver?')
  expect(await sent()).toHaveLength(1)
})

test('one that the server does not have any more comes back to the field', async () => {
  await leaveWhileSending('What does a nurse make?')
  api.answer = () => streamed()
  const { chat } = openChat()
  await waitFor(() => expect(chat.current.draft).toBe('What does a nurse make?'))
  expect(chat.current.sending).toBeUndefined()
})

test('one that failed is in the field after a reload, not sent by itself, and is the same message when sent', async () => {
  api.answer = () => problem(503, 'unavailable', 'Later.')
  const { chat, leave } = openChat()
  type(chat, 'What does a nurse make?')
  await waitFor(() => expect(chat.current.draft).toBe('What does a nurse make?'))
  leave()
  const again = openChat()
  expect(again.chat.current.draft).toBe('What does a nurse make?')
  expect(await sent()).toHaveLength(1)
  act(() => again.chat.current.send())
  await waitFor(async () => expect(await sent()).toHaveLength(2))
  expect(new Set(await sent()).size).toBe(1)
  await waitFor(() => expect(again.chat.current.sending).toBeUndefined())
})
