import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/harness.ts'
import { addUsage } from './usage.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('tokens and cost add up by person, month of their time zone and feature', async () => {
  const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
  await app.sql(`update profiles set time_zone = 'Pacific/Auckland' where user_id = $1`, [ana.id])
  const prices = { input: 0.5, output: 2 }
  const tokens = { inputTokens: 1_000, outputTokens: 200 }
  const add = (userId: string, feature: string, at: string) =>
    addUsage(app.internals.database, { userId, feature, tokens, prices }, Date.parse(at))
  // The last evening of October in UTC is November in Auckland.
  await Promise.all([1, 2, 3].map(() => add(ana.id, 'a', '2026-10-31T20:00:00Z')))
  await add(ana.id, 'b', '2026-12-05T00:00:00Z')
  await add(ben.id, 'a', '2026-10-31T20:00:00Z')
  const rows = await app.sql(
    `select user_id = $1 as mine, month::text, feature, calls, input_tokens::int as i, output_tokens::int as o, cost_micros::int as c
     from ai_usage order by 1, 2, 3`,
    [ana.id],
  )
  expect(rows).toEqual([
    { mine: false, month: '2026-10-01', feature: 'a', calls: 1, i: 1_000, o: 200, c: 900 },
    { mine: true, month: '2026-11-01', feature: 'a', calls: 3, i: 3_000, o: 600, c: 2_700 },
    { mine: true, month: '2026-12-01', feature: 'b', calls: 1, i: 1_000, o: 200, c: 900 },
  ])
})
