import { beforeEach, expect, test } from 'vitest'
import { problem, stubApi } from '#web/platform/api.fixture.ts'
import { rememberOwner } from '#web/platform/device-store.ts'
import { stubIndexedDb } from '#web/platform/indexed-db.fixture.ts'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { keepMessage, listWaitingMessages, sendWaitingMessages, takeBackMessage } from './message-outbox.ts'

const OWNER = MAYA.user.id
const BEGUN = '0b7a8f43-0d57-4f0e-9a35-0d1f2b6e1cb1'
const OTHER = '0b7a8f43-0d57-4f0e-9a35-0d1f2b6e1cc2'
const DELETED = '0b7a8f43-0d57-4f0e-9a35-0d1f2b6e1cd3'

const api = stubApi()
stubIndexedDb()
beforeEach(async () => {
  session.setSession(MAYA)
  await rememberOwner(OWNER)
})

const keep = (message: string, conversationId: string | null = null) =>
  keepMessage(OWNER, { message, requestId: crypto.randomUUID(), conversationId })
const answeredIn = (conversationId = BEGUN) =>
  Response.json({
    conversationId,
    messageId: crypto.randomUUID(),
    response: 'An answer.',
    used: [],
    actions: [],
    wording: { by: 'engine', reason: 'off', sent: null },
    ended: 'complete',
    messagesLeft: 10,
  })
/** Answers one after the other. */
const answerWith = (...answers: Response[]) => {
  api.answer = () => answers.shift() ?? problem(500, 'internal', 'One more than expected.')
}
const sent = async () =>
  (await Promise.all(api.sent.map(request => request.json()))).map(({ message, conversationId = null }) => [
    message,
    conversationId,
  ])
const waiting = async () =>
  (await listWaitingMessages(OWNER)).map(({ message, conversationId }) => [message, conversationId])

test('messages written offline in a new chat become one conversation, also when the sending breaks off', async () => {
  await keep('First')
  await keep('Elsewhere', OTHER)
  await keep('Second')
  await keep('Third')
  answerWith(answeredIn(), answeredIn(OTHER), problem(503, 'unavailable', 'Later.'))
  await sendWaitingMessages()
  expect(await waiting()).toEqual([
    ['Second', BEGUN],
    ['Third', BEGUN],
  ])
  answerWith(answeredIn(), answeredIn())
  await sendWaitingMessages()
  expect(await sent()).toEqual([
    ['First', null],
    ['Elsewhere', OTHER],
    ['Second', BEGUN],
    ['Second', BEGUN],
    ['Third', BEGUN],
  ])
  expect(await waiting()).toEqual([])
})

test('those of a conversation that was deleted meanwhile become one new one', async () => {
  await keep('First', DELETED)
  await keep('Second', DELETED)
  answerWith(problem(404, 'not_found', 'Not found.'), answeredIn(), answeredIn())
  await sendWaitingMessages()
  expect(await sent()).toEqual([
    ['First', DELETED],
    ['First', null],
    ['Second', BEGUN],
  ])
})

test('a conversation that was filled meanwhile is followed by a new one', async () => {
  await keep('First', OTHER)
  answerWith(problem(409, 'conversation_full', 'Full.'), answeredIn())
  await sendWaitingMessages()
  expect(await sent()).toEqual([
    ['First', OTHER],
    ['First', null],
  ])
  expect(await waiting()).toEqual([])
})

test.each([
  [402, 'limit_reached'],
  [409, 'idempotency_conflict'],
  [422, 'invalid_input'],
])('one that is refused (%i %s) stays, and what comes after it is sent', async (status, code) => {
  await keep('Refused')
  await keep('Second', OTHER)
  answerWith(problem(status, code, 'No.'), answeredIn(OTHER))
  await sendWaitingMessages()
  expect(await waiting()).toEqual([['Refused', null]])
})

test('one that is being answered already is waited for', async () => {
  await keep('First', OTHER)
  await keep('Second', OTHER)
  answerWith(problem(409, 'answer_pending', 'Wait.'))
  await sendWaitingMessages()
  expect(await sent()).toEqual([['First', OTHER]])
})

test('one can be taken back, once', async () => {
  await keep('First')
  await keep('Second')
  const [first] = await listWaitingMessages(OWNER)
  const takeBack = () => takeBackMessage(OWNER, first?.requestId ?? '')
  expect([await takeBack(), await takeBack()]).toEqual([true, false])
  expect(await waiting()).toEqual([['Second', null]])
})

test('what waits of a new chat goes into the conversation that the chat has become', async () => {
  await keep('First')
  answerWith(answeredIn())
  await sendWaitingMessages(BEGUN)
  expect(await sent()).toEqual([['First', BEGUN]])
})
