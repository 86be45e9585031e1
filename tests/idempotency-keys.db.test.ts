import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#server/platform/auth/tables.ts'
import { type Person, startTestApp, type TestApp } from './harness.ts'

const HOUR_MS = 3_600_000
const SLOT_SECONDS = 10_800
/** The middle of a slot: 2026-11-15, 19:30 UTC. */
const NOON = Date.UTC(2026, 10, 15, 19, 30)

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  ana = await app.signUp('ana')
})
afterAll(() => app.close())

/** The answer kept under the key; null when the key is claimed for this one. */
async function claim(key: string, answer: string, atMs: number, holdMs = 0): Promise<string | null> {
  return app.internals.database.asUser(ana.id, async tx => {
    const { rows } = await tx.execute<{ kept: string | null }>(
      sql`select api.claim_key(${ana.id}, ${key}, 7, ${answer}, ${SLOT_SECONDS}, ${new Date(atMs)}) as kept`,
    )
    if (holdMs > 0) await tx.execute(sql`select pg_sleep(${holdMs / 1000})`)
    return rows[0]?.kept ?? null
  })
}
const rotate = (atMs: number) =>
  app.sql('select api.rotate_idempotency_keys($1, $2)', [SLOT_SECONDS, new Date(atMs)])
const counts = async () => {
  const [row] = await app.sql<{ counts: number[] }>(
    `select array[(select count(*) from idempotency_keys_0 where user_id = $1),
      (select count(*) from idempotency_keys_1 where user_id = $1),
      (select count(*) from idempotency_keys_2 where user_id = $1)]::int[] as counts`,
    [ana.id],
  )
  return row?.counts
}

test.each([0, 3, 6])(
  'a key is known in its own three hours and the next, then forgotten (%i h on)',
  async hours => {
    const startMs = NOON + hours * HOUR_MS
    const key = randomUUID()
    expect(await claim(key, 'first', startMs)).toBeNull()
    expect(await claim(key, 'again', startMs + HOUR_MS)).toBe('first')
    expect(await claim(key, 'again', startMs + 4 * HOUR_MS)).toBe('first')
    expect(await claim(key, 'second', startMs + 7 * HOUR_MS)).toBeNull()
    // The first copy is still there until its table is emptied.
    expect(await claim(key, 'again', startMs + 8 * HOUR_MS)).toBe('second')
  },
)

test('emptying takes the table before the last whole, and no other', async () => {
  for (const hours of [0, 3, 6]) await claim(randomUUID(), 'answer', NOON + hours * HOUR_MS)
  expect(await counts()).toEqual([1, 1, 1])
  await rotate(NOON + 6 * HOUR_MS)
  const left = await counts()
  expect(left?.toSorted()).toEqual([0, 1, 1])
  await rotate(NOON + 6 * HOUR_MS)
  expect(await counts()).toEqual(left)
  const kept = randomUUID()
  expect(await claim(kept, 'answer', NOON + 6 * HOUR_MS)).toBeNull()
  expect(await claim(kept, 'other', NOON + 9 * HOUR_MS)).toBe('answer')
})

test('of two on both sides of the border between two tables only one claims a key', async () => {
  const borderMs = NOON + 1.5 * HOUR_MS
  for (let round = 0; round < 5; round += 1) {
    const key = randomUUID()
    const kept = await Promise.all([
      claim(key, 'before', borderMs - 1_000, 50),
      claim(key, 'after', borderMs + 1_000, 50),
      claim(key, 'before', borderMs - 4_000, 50),
      claim(key, 'after', borderMs + 4_000, 50),
    ])
    expect(kept.filter(answer => answer === null)).toHaveLength(1)
    expect(new Set(kept.filter(answer => answer !== null)).size).toBe(1)
  }
})

test('the keys of an account go with it, out of every table', async () => {
  for (const hours of [0, 3, 6]) await claim(randomUUID(), 'answer', NOON + hours * HOUR_MS)
  await app.internals.database.auth.delete(users).where(eq(users.id, ana.id))
  expect(await counts()).toEqual([0, 0, 0])
})
