import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#server/platform/database/database.ts'
import { type Person, startTestApp, type TestApp } from './harness.ts'
import { callOperation, type Operation, operations } from './operations.ts'

let first: TestApp
let second: TestApp
let people: Person[]
beforeAll(async () => {
  first = await startTestApp({ TRUSTED_PROXIES: '1' })
  second = await first.secondServer()
  people = [await first.signUp('ana'), await first.signUp('ben'), await first.signUp('eve')]
})
afterAll(() => first.close())

const open = operations.filter(operation => operation.access.who === 'anyone')
/** The gate leaves alone what the operation itself counts, by something better than an address. */
const counted = open.filter(operation => operation.access.limit?.countedBy !== 'operation')

/** Sends until the limit is reached and once more, over both servers; answers which of the calls were refused. */
async function refusedOf(operation: Operation, headersOf: (i: number) => Record<string, string>) {
  await first.sql('delete from rate_limits')
  const refused: number[] = []
  for (let i = 0; i <= (operation.access.limit?.attempts ?? 0); i += 1) {
    const answer = await callOperation(i % 2 ? first : second, operation, headersOf(i))
    if (answer.status === 429) refused.push(i)
  }
  return refused
}

describe('an operation open to anyone', () => {
  test('has a limit', () => {
    expect(open.filter(operation => !operation.access.limit).map(operation => operation.name)).toEqual([])
  })

  test('is counted by address, unless it is a refresh', () => {
    expect(open.filter(operation => !counted.includes(operation)).map(operation => operation.name)).toEqual([
      'account.refresh',
    ])
  })

  test.each(counted.map(operation => [operation.name, operation] as const))(
    '%s is counted by address, whatever tokens and ports the calls carry',
    async (_name, operation) => {
      const refused = await refusedOf(operation, i => ({
        ...people[i % people.length]?.bearer,
        'x-forwarded-for': i % 3 ? `203.0.113.7:${5000 + i}` : '203.0.113.7',
      }))
      expect(refused).toEqual([operation.access.limit?.attempts])
    },
  )

  test.each(counted.map(operation => [operation.name, operation] as const))(
    '%s is counted by account too, from whatever addresses',
    async (_name, operation) => {
      const refused = await refusedOf(operation, i => ({
        ...people[0]?.bearer,
        'x-forwarded-for': `203.0.113.${i}`,
      }))
      expect(refused).toEqual([operation.access.limit?.attempts])
    },
  )
})

test('a sign-up that is refused for its address makes no account, with any token', async () => {
  await first.sql('delete from rate_limits')
  const count = async () =>
    (await first.sql<{ count: number }>('select count(*)::int as count from auth.users'))[0]?.count ?? 0
  const before = await count()
  const signUp = (i: number) =>
    (i % 2 ? first : second).post(
      '/auth/sign-up',
      { full_name: 'Mal Example', email: `mal.${i}@people.example`, password: `${crypto.randomUUID()}-Pw` },
      people[i % people.length]?.bearer,
    )
  const statuses: number[] = []
  for (let i = 0; i < 50; i += 2)
    statuses.push(...(await Promise.all([signUp(i), signUp(i + 1)])).map(answer => answer.status))
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(30).fill(429)])
  expect((await count()) - before).toBe(20)
})

describe('an attempt taken inside a transaction', () => {
  const take = async (tx: Transaction, key: string) => {
    const { rows } = await tx.execute<{ wait: number }>(sql`select api.take_attempt(${key}, 5, 60) as wait`)
    return rows[0]?.wait ?? -1
  }

  test('is given back when the transaction fails, and never let past the limit by those at once', async () => {
    const ana = await first.signUp('ana')
    const attempt = (i: number, ends: 'well' | 'badly') =>
      (i % 2 ? first : second).internals.database.asUser(ana.id, async tx => {
        if ((await take(tx, 'plan')) > 0) return 'refused'
        if (ends === 'badly') throw new Error('not saved')
        return 'taken'
      })
    const failed = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => attempt(i, 'badly')))
    expect(failed.filter(end => end.status === 'rejected')).toHaveLength(10)
    const ends = await Promise.all(Array.from({ length: 20 }, (_, i) => attempt(i, 'well')))
    expect(ends.filter(end => end === 'taken')).toHaveLength(5)
  })

  test('leaves the transaction as the person’s own', async () => {
    const ana = await first.signUp('ana')
    const whoAsks = sql`select app_user_id() as id, nullif(app_scope(), '') as scope, current_user as role`
    await first.internals.database.asUser(ana.id, async tx => {
      await take(tx, 'identity')
      expect((await tx.execute(whoAsks)).rows).toEqual([{ id: ana.id, scope: null, role: 'waywell_user' }])
    })
  })
})

describe('what one account keeps is limited too', () => {
  const FULL = [422, 'Your account holds as many of these as it can. Please delete some first.']
  const count = async (table: string, userId: string) =>
    (
      await first.sql<{ count: number }>(`select count(*)::int as count from ${table} where user_id = $1`, [
        userId,
      ])
    )[0]?.count

  test('20,000 check-ins: the next is refused and not kept, a change is not', async () => {
    const ana = await first.signUp('ana')
    await first.sql(
      `insert into check_ins (user_id, id, mood, energy) select $1, gen_random_uuid(), 3, 3 from generate_series(1, 19999)`,
      [ana.id],
    )
    const last = await ana.api.wellness.saveCheckIn({ mood: 4, energy: 4, notes: null })
    const refused = await first.post('/api/check-ins', { mood: 5, energy: 5 }, ana.bearer)
    expect([refused.status, refused.body.message]).toEqual(FULL)
    expect(await count('check_ins', ana.id)).toBe(20_000)
    const changed = await ana.api.wellness.updateCheckIn({ id: last.id, mood: 1, energy: 1, notes: null })
    expect(changed.mood).toBe(1)
  })

  test('1,000 conversations: the next is refused, and no use of the month is spent on it', async () => {
    const ana = await first.signUp('ana')
    await first.sql('update profiles set trial_expires_at = now() where user_id = $1', [ana.id])
    await first.sql(
      `insert into conversations (user_id, id, title) select $1, gen_random_uuid(), 'Earlier' from generate_series(1, 1000)`,
      [ana.id],
    )
    const refused = await first.post('/functions/career-coach', { message: 'Hello' }, ana.bearer)
    expect([refused.status, refused.body.message]).toEqual(FULL)
    expect(await count('conversations', ana.id)).toBe(1_000)
    const { usage } = await ana.api.billing.getBilling({})
    expect(usage.find(({ feature }) => feature === 'chat-coach')).toMatchObject({ used: 0, left: 10 })
  })

  test('500 remarks on answers: the oldest goes', async () => {
    const ana = await first.signUp('ana')
    const feedback = { messageContent: 'Hi', aiResponse: 'Hello', feedbackType: 'positive' } as const
    await ana.api.coach.submitChatFeedback({ ...feedback, rating: 1 })
    await first.sql(
      `insert into chat_feedback (user_id, id, message_content, ai_response, feedback_type)
       select $1, uuidv7(), 'Hi', 'Hello', 'positive' from generate_series(1, 499)`,
      [ana.id],
    )
    expect(await count('chat_feedback', ana.id)).toBe(500)
    await ana.api.coach.submitChatFeedback({ ...feedback, rating: 5 })
    const rated = await first.sql<{ rating: number }>(
      'select rating from chat_feedback where user_id = $1 and rating is not null',
      [ana.id],
    )
    expect([await count('chat_feedback', ana.id), rated]).toEqual([500, [{ rating: 5 }]])
  })
})
