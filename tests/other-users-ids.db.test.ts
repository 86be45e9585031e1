import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { type Person, startTestApp, type TestApp } from './harness.ts'
import { callOperation, operationsWith } from './operations.ts'
import { tableHashes } from './table-hashes.ts'

let app: TestApp
let ana: Person
let ben: Person
/** Every id by which something of Ben's is known. */
let bens: string[]
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
  ben = await app.signUp('ben')
  await ben.api.wellness.saveCheckIn({ mood: 1, energy: 1, notes: 'Ben’s alone' })
  await ben.api.account.setConsent({ purpose: 'voice_analysis', granted: true })
  await app.sql(
    `insert into resumes (user_id, id, role, resume_text, cover_letter_text) values ($1, $2, 'Nurse', 'Ben’s alone', '')`,
    [ben.id, uuidV7()],
  )
  const rows = await app.sql<{ id: string }>(
    `select $1::uuid::text as id union select id::text from check_ins where user_id = $1 union select id::text from consents where user_id = $1
     union select id::text from resumes where user_id = $1 union select id::text from auth.sessions where user_id = $1
     union select id::text from auth.accounts where user_id = $1`,
    [ben.id],
  )
  bens = rows.map(row => row.id)
})
afterAll(() => app.close())

test('with every id of another, in path, query and body, one sees and changes nothing of theirs', async () => {
  expect(bens).toHaveLength(6)
  const before = await tableHashes(app, ben.id)
  for (const id of bens)
    for (const operation of operationsWith(id)) {
      const named = { id, userId: id, user_id: id, before: id }
      const query = operation.method === 'GET' ? `?${new URLSearchParams(named)}` : ''
      const { method } = operation
      const answer = await callOperation(app, { method, path: operation.path + query }, ana.bearer, named)
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
