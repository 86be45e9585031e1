import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearerFor } from './bearer-for.ts'
import { insertCareerRows } from './career-rows.ts'
import { insertCoachRows } from './coach-rows.ts'
import { type Person, startTestApp, type TestApp } from './harness.ts'
import { callOperation, operationsWith } from './operations.ts'
import { tableHashes } from './table-hashes.ts'

let app: TestApp
let ana: Person
let ben: Person
let bearer: Awaited<ReturnType<typeof bearerFor>>
/** Every id by which something of Ben's is known. */
let bens: string[]
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
  ben = await app.signUp('ben')
  bearer = await bearerFor(ana)
  await ben.api.wellness.saveCheckIn({ mood: 1, energy: 1, notes: 'Ben’s alone' })
  await ben.api.account.setConsent({ purpose: 'voice_analysis', granted: true })
  await insertCareerRows(app, ben.id, 'Ben’s alone')
  await insertCoachRows(app, ben.id, 'Ben’s alone')
  await ben.api.wellness.setCheckInReminder({ is_on: true, days: [2], hour: 7 })
  await ben.api.dashboard.setWeeklyMail({ is_on: true })
  await ben.api.account.createApiKey({ name: 'Ben’s alone', password: ben.password })
  await ben.api.wellness.saveCareerEvent({ title: 'Ben’s alone', happened_on: '2026-02-01' })
  const rows = await app.sql<{ id: string }>(
    `select $1::uuid::text as id union select id::text from check_ins where user_id = $1 union select id::text from consents where user_id = $1
     union select id::text from resumes where user_id = $1 union select id::text from career_suggestion_runs where user_id = $1
     union select id::text from career_suggestions where user_id = $1
     union select id::text from conversations where user_id = $1 union select id::text from chat_messages where user_id = $1
     union select id::text from learning_time where user_id = $1 union select id::text from certificates where user_id = $1
     union select id::text from learning_resources where user_id = $1
     union select id::text from career_events where user_id = $1 union select id::text from api_keys where user_id = $1
     union select id::text from auth.sessions where user_id = $1
     union select id::text from auth.accounts where user_id = $1`,
    [ben.id],
  )
  bens = rows.map(row => row.id)
})
afterAll(() => app.close())

test('with every id of another, in path, query and body, one sees and changes nothing of theirs', async () => {
  expect(bens).toHaveLength(15)
  const before = await tableHashes(app, ben.id)
  for (const [place, id] of bens.entries())
    for (const operation of operationsWith(id)) {
      // A body that names another person is refused before any other id in it is looked at: once is enough.
      if (place > 0 && operation.method !== 'GET' && !operation.path.includes(id)) continue
      const named = { id, userId: id, user_id: id, before: id }
      const query = operation.method === 'GET' ? `?${new URLSearchParams(named)}` : ''
      const { method } = operation
      const answer = await callOperation(
        app,
        { method, path: operation.path + query },
        bearer(operation),
        named,
      )
      expect(answer.text).not.toContain('Ben’s alone')
      // A visitor may try any address as often as that; what counts is whom a body names.
      if (operation.method !== 'GET' && answer.status !== 429)
        expect([operation.name, answer.status, answer.body.code]).toEqual([
          operation.name,
          403,
          'user_id_mismatch',
        ])
      if (operation.method === 'GET' && operation.path.endsWith(`/${id}`))
        expect([operation.name, answer.status, answer.body.code]).toEqual([operation.name, 404, 'not_found'])
    }
  expect(await tableHashes(app, ben.id)).toEqual(before)
})

test('a change to what another’s id names, with a body that names nobody, changes nothing of theirs', async () => {
  // Enough for every operation with an id in its path to be valid.
  const body = {
    mood: 5,
    energy: 5,
    title: 'Ana’s',
    role: 'Ana’s',
    name: 'Ana’s',
    minutes: 5,
    learned_on: '2026-01-02',
    progress: 5,
  }
  const before = await tableHashes(app, ben.id)
  await app.sql('delete from rate_limits')
  const statuses = new Set<number>()
  for (const id of bens)
    for (const operation of operationsWith(id).filter(({ path }) => path.includes(id))) {
      const answer = await callOperation(app, operation, ana.bearer, body)
      expect([operation.name, answer.text.includes('Ben’s alone')]).toEqual([operation.name, false])
      statuses.add(answer.status)
    }
  // Some ids are chosen by the caller: then there is one more row, of the caller.
  expect([...statuses].toSorted()).toEqual([200, 404, 422])
  for (const conversationId of bens) {
    const answer = await app.post('/functions/career-coach', { message: 'Hello', conversationId }, ana.bearer)
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  }
  expect(await tableHashes(app, ben.id)).toEqual(before)
})
