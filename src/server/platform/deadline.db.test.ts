import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '#shared/problem.ts'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'
import { databaseProblem } from './database/database-problem.ts'
import { createLateWork, type Deadline, withDeadline, withoutDeadline } from './deadline.ts'
import { TAKE_ATTEMPTS } from './http/rate-limit.ts'

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
})
afterAll(() => app.close())

const DEADLINE_MS = 300
const rename = (name: string) =>
  app.internals.database.asUser(ana.id, tx => tx.execute(sql`update profiles set full_name = ${name}`))
const nameNow = async () =>
  (await app.sql<{ full_name: string }>('select full_name from profiles where user_id = $1', [ana.id]))[0]
    ?.full_name

/** Answers what the caller heard, after everything that was begun has ended. */
async function heard(work: (deadline: Deadline) => Promise<unknown>, ms = DEADLINE_MS): Promise<string> {
  const lateWork = createLateWork()
  const answer = await withDeadline(
    lateWork,
    deadline => deadline.race(work(deadline)).then(String, error => String(error.code)),
    ms,
  )
  await lateWork.settled()
  return answer
}

async function untilPast(deadline: Deadline) {
  while (!deadline.hasPassed()) await sleep(10)
}

test('in time, nothing is different', async () => {
  const name = randomUUID()
  expect(await heard(() => rename(name).then(() => 'done'), 60_000)).toBe('done')
  expect(await nameNow()).toBe(name)
})

test('past the deadline nothing is begun', async () => {
  const before = await nameNow()
  const refused: unknown[] = []
  await heard(async deadline => {
    await untilPast(deadline)
    for (const begin of [
      () => rename('too late'),
      () => app.internals.database.callFunction(TAKE_ATTEMPTS, [['key'], [1], [1]]),
      () => app.internals.database.auth.execute(sql`select 1`),
    ])
      await begin().catch(error =>
        refused.push((error instanceof Problem ? error : databaseProblem(error))?.code),
      )
  })
  expect(refused).toEqual(['unavailable', 'unavailable', 'unavailable'])
  expect(await nameNow()).toBe(before)
})

test('a transaction that has not come to its end by then is rolled back, and its connection serves on', async () => {
  const before = await nameNow()
  const { database } = app.internals
  expect(
    await heard(deadline =>
      database.asUser(ana.id, async tx => {
        await tx.execute(sql`update profiles set full_name = 'half done'`)
        await untilPast(deadline)
      }),
    ),
  ).toBe('unavailable')
  expect(await nameNow()).toBe(before)
  const open = `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
  await expect.poll(() => app.sql(open)).toEqual([])
})

test('what has changed something already comes to its end, though its caller is gone', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  expect(
    await heard(async deadline => {
      await rename(first)
      await untilPast(deadline)
      await rename(second)
    }, 3_000),
  ).toBe('unavailable')
  expect(await nameNow()).toBe(second)
})

test('reading first is no change', async () => {
  const before = await nameNow()
  const { database } = app.internals
  await heard(async deadline => {
    await database.asUser(ana.id, tx => tx.execute(sql`select full_name from profiles`))
    await database.auth.execute(sql`select id from auth.users`)
    await untilPast(deadline)
    await rename('too late')
  })
  expect(await nameNow()).toBe(before)
})

test('work that outlives its request has no deadline', async () => {
  const name = randomUUID()
  await heard(async deadline => {
    await untilPast(deadline)
    await withoutDeadline(() => rename(name))
  })
  expect(await nameNow()).toBe(name)
})
