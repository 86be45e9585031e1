import { beforeEach, expect, test, vi } from 'vitest'
import { NO_CONTEXT } from '#shared/wellness/context.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { problem, stubApi } from '#web/platform/api.fixture.ts'
import { addWaiting, listWaiting, rememberOwner } from '#web/platform/device-store.ts'
import { stubIndexedDb } from '#web/platform/indexed-db.fixture.ts'
import { getItem, setItem, WAITING_COUNT } from '#web/platform/local-storage.ts'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { keepCheckIn, sendWaiting } from './outbox.ts'
import { discardRefused, listRefused, putBack } from './refused-check-ins.ts'

const OWNER = MAYA.user.id
const CONTEXT = {
  drained: ['Night shift'],
  gave_energy: ['Walk', 'Marta'],
  sleep_hours: 5.5,
  work_hours: 9,
  ease: 2,
}

const api = stubApi()
stubIndexedDb()
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  setItem(WAITING_COUNT, null)
  session.setSession(MAYA)
  await rememberOwner(OWNER)
})

const keep = (notes: string) => keepCheckIn({ mood: 2, energy: 4, notes, client_id: crypto.randomUUID() })
/** Refuses what says so, and saves everything else. */
const answerWith = (answers: Record<string, Response>) => {
  api.answer = async () => {
    const written = await api.sent.at(-1)?.clone().json()
    const refusal = answers[written.notes]
    if (refusal) return refusal
    const at = '2026-11-16T08:00:00Z'
    return Response.json({ ...written, id: crypto.randomUUID(), created_at: at }, { status: 201 })
  }
}
const sentNotes = async () =>
  (await Promise.all(api.sent.map(request => request.clone().json()))).map(({ notes }) => notes)
const waitingNotes = async () => (await listWaiting(OWNER)).map(({ value }) => Object(value).notes)

test.each([
  [422, 'invalid_input', 'Notes must be less than 1000 characters'],
  [409, 'idempotency_conflict', 'Used before.'],
  [413, 'payload_too_large', 'The request is too large.'],
])(
  'one that is refused (%i %s) is set aside with its reason, and those after it are sent',
  async (status, code, reason) => {
    for (const notes of ['first', 'refused', 'third']) await keep(notes)
    answerWith({ refused: problem(status, code, reason) })
    await sendWaiting()
    expect(await sentNotes()).toEqual(['first', 'refused', 'third'])
    expect(await waitingNotes()).toEqual([])
    expect((await listRefused()).map(one => [one.entry.notes, one.reason])).toEqual([['refused', reason]])
    // Signing out asks first, and nothing is said to be on its way.
    expect(getItem(WAITING_COUNT)).toBe('0')
  },
)

test('one that was refused is not sent again by itself', async () => {
  await keep('refused')
  answerWith({ refused: problem(422, 'invalid_input', 'No.') })
  await sendWaiting()
  await sendWaiting()
  expect(api.sent).toHaveLength(1)
})

test('corrected, it is sent under the id and for the moment it was written with', async () => {
  await keep('refused')
  answerWith({ refused: problem(422, 'invalid_input', 'No.') })
  await sendWaiting()
  const [refused] = await listRefused()
  if (!refused) throw new Error('nothing was refused')
  await putBack(refused, { mood: 3, energy: 4, notes: 'shorter' })
  expect(await listRefused()).toEqual([])
  await sendWaiting()
  const [first, second] = await Promise.all(api.sent.map(request => request.json()))
  expect(second).toMatchObject({
    mood: 3,
    notes: 'shorter',
    client_id: first.client_id,
    noted_at: first.noted_at,
  })
  expect(getItem(WAITING_COUNT)).toBeNull()
})

test('discarded, it is gone, and one press brings it back', async () => {
  await keep('refused')
  answerWith({ refused: problem(422, 'invalid_input', 'No.') })
  await sendWaiting()
  const [refused] = await listRefused()
  if (!refused) throw new Error('nothing was refused')
  const undo = await discardRefused(refused)
  expect([await listRefused(), getItem(WAITING_COUNT)]).toEqual([[], null])
  await undo()
  expect((await listRefused()).map(one => one.entry)).toEqual([refused.entry])
})

test('what another version wrote is set aside with all that can be read of it', async () => {
  const tag = 'the open-plan office beside the coffee machine'
  await addWaiting(OWNER, {
    mood: 9,
    energy: 1,
    notes: 'x'.repeat(2001),
    context: { ...CONTEXT, drained: [tag], ease: 7 },
  })
  await keep('second')
  answerWith({})
  await sendWaiting()
  expect(await sentNotes()).toEqual(['second'])
  const [refused] = await listRefused()
  expect(refused?.reason).toContain('another version')
  expect(refused?.entry).toMatchObject({
    mood: 3,
    energy: 1,
    notes: 'x'.repeat(2001),
    context: { ...CONTEXT, drained: [tag.slice(0, 40)], ease: null },
  })
})

test('what was written while the clock of the device was wrong says so', async () => {
  vi.useFakeTimers({ now: Date.parse('1999-12-31T12:00:00Z'), toFake: ['Date'] })
  await keep('wrong clock')
  vi.useRealTimers()
  await sendWaiting()
  expect((await listRefused()).map(one => one.reason)).toEqual(['Please choose a day after 1999'])
})

test('one that the server stumbles over stays, and those after it are sent', async () => {
  for (const notes of ['stumble', 'second']) await keep(notes)
  answerWith({ stumble: problem(500, 'internal', 'Something went wrong.') })
  await sendWaiting()
  expect(await sentNotes()).toEqual(['stumble', 'second'])
  expect(await waitingNotes()).toEqual(['stumble'])
})

test.each([
  [503, 'unavailable'],
  [401, 'unauthorized'],
  [403, 'consent_withdrawn'],
])('where none would arrive (%i %s), all of them wait', async (status, code) => {
  for (const notes of ['first', 'second']) await keep(notes)
  answerWith({ first: problem(status, code, 'Not now.') })
  await sendWaiting()
  expect(await sentNotes()).not.toContain('second')
  expect(await waitingNotes()).toEqual(['first', 'second'])
  expect(await listRefused()).toEqual([])
})

test('past the limit of a minute the rest is sent when the server says so', async () => {
  await keep('first')
  const limited = problem(429, 'rate_limited', 'Slow down.')
  limited.headers.set('retry-after', '17')
  answerWith({ first: limited })
  const timer = vi.spyOn(globalThis, 'setTimeout')
  await sendWaiting()
  const again = timer.mock.calls.find(([, ms]) => ms === 17_000)?.[0]
  answerWith({})
  again?.()
  await waitUntil(async () => expect(await waitingNotes()).toEqual([]))
})

test('tags, sleep, hours and ease that were added offline arrive whole', async () => {
  await keepCheckIn({ mood: 1, energy: 2, notes: null, context: CONTEXT, client_id: crypto.randomUUID() })
  await keepCheckIn({
    mood: 1,
    energy: 2,
    notes: null,
    context: { ...NO_CONTEXT, ease: 5 },
    client_id: crypto.randomUUID(),
  })
  answerWith({})
  await sendWaiting()
  const sent = await Promise.all(api.sent.map(request => request.json()))
  expect(sent.map(({ context }) => context)).toEqual([CONTEXT, { ...NO_CONTEXT, ease: 5 }])
})
