import { beforeEach, expect, test } from 'vitest'
import { waitUntil } from '#tests/wait-until.ts'
import { keepMessage } from './coach/message-outbox.ts'
import { followSession } from './offline.ts'
import { problem, stubApi } from './platform/api.fixture.ts'
import { stubIndexedDb } from './platform/indexed-db.fixture.ts'
import { MAYA } from './platform/session.fixture.ts'
import { session } from './platform/session.ts'
import { keepCheckIn } from './wellness/outbox.ts'

const BEN = { ...MAYA, user: { ...MAYA.user, id: '5f0c2a7e-93b1-4d0a-8a51-6a4f0f0a7b11' } }
const WAITING = { requestId: '0b7a8f43-0d57-4f0e-9a35-0d1f2b6e1c01', conversationId: null }

const api = stubApi()
stubIndexedDb()
beforeEach(() => {
  api.answer = () => problem(503, 'unavailable', 'Later.')
})

test('back online, what waits of whoever is signed in now is sent, not of who was before', async () => {
  session.setSession(MAYA)
  await followSession()
  session.setSession(BEN)
  await followSession()
  await keepMessage(BEN.user.id, { ...WAITING, message: 'Ben asks' })
  expect(api.sent).toEqual([])
  dispatchEvent(new Event('online'))
  await waitUntil(() => expect(api.sent).toHaveLength(1))
  expect(await api.sent[0]?.json()).toMatchObject({ message: 'Ben asks' })
})

test('what waits is tried again when the page is looked at again', async () => {
  session.setSession(MAYA)
  await followSession()
  await keepMessage(MAYA.user.id, { ...WAITING, message: 'Maya asks' })
  await keepCheckIn({ mood: 2, energy: 3, notes: null, client_id: crypto.randomUUID() })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitUntil(() => expect(api.sent).toHaveLength(2))
})
