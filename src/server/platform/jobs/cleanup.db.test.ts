import { randomUUID } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'
import { createLog } from '../log.ts'
import { startCleanup } from './cleanup.ts'

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
})
afterAll(() => app.close())

/** A table, how one of its rows is made of an age and an id, and what it is found by. */
const ROWS = [
  [
    'rate_limits',
    `insert into rate_limits values ($2, 1, now() - $1::interval)`,
    'key',
    '1 second',
    '-1 minute',
  ],
  [
    'auth.sessions',
    `insert into auth.sessions (id, user_id, token, expires_at) values ($2::uuid, (select id from auth.users limit 1), $2::text, now() - $1::interval)`,
    'id::text',
    '1 second',
    '-1 minute',
  ],
  [
    'auth.verifications',
    `insert into auth.verifications (id, identifier, value, expires_at) values ($2, $2, 'value', now() - $1::interval)`,
    'id',
    '25 hours',
    '23 hours',
  ],
  [
    'auth.ended_sessions',
    `insert into auth.ended_sessions values ($2::uuid, now() - $1::interval)`,
    'id::text',
    '61 minutes',
    '59 minutes',
  ],
  [
    'mail_outbox',
    `insert into mail_outbox (id, recipient, subject, text, attempts, created_at) values ($2::uuid, 'ana@people.example', 'Hello', 'Hello', 12, now() - $1::interval)`,
    'id::text',
    '31 days',
    '29 days',
  ],
] as const

test.each(ROWS)(
  '%s: a row goes when it has served its time, and not before',
  async (table, insert, key, old, young) => {
    const [gone, kept] = [randomUUID(), randomUUID()]
    await app.sql(insert, [old, gone])
    await app.sql(insert, [young, kept])
    await app.internals.cleanup.run()
    const left = await app.sql<{ key: string }>(
      `select ${key} as key from ${table} where ${key} in ($1, $2)`,
      [gone, kept],
    )
    expect(left).toEqual([{ key: kept }])
  },
)

test.each(ROWS)(
  '%s: however many rows are due, they go, a thousand at a time',
  async (table, insert, _key, old) => {
    const many = insert
      .replace('$2::uuid', 'gen_random_uuid()')
      .replaceAll(/\$2(::text)?/g, 'gen_random_uuid()::text')
      .replace(/ values \((.*)\)$/s, ' select $1 from generate_series(1, 3500)')
    await app.sql(many.replaceAll('$1::interval', `'${old}'::interval`))
    const count = async () =>
      (await app.sql<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? 0
    const before = await count()
    const other = await app.secondServer()
    onTestFinished(() => other.close())
    await Promise.all([app.internals.cleanup.run(), other.internals.cleanup.run()])
    expect(before - (await count())).toBeGreaterThanOrEqual(3_500)
  },
)

test('a batch that is due is asked for until nothing is left, and no longer', async () => {
  const answers = [1_000, 1_000, 12, 0]
  const asked: number[] = []
  const cleanup = startCleanup(
    [
      async () => {
        const deleted = answers.shift() ?? 0
        asked.push(deleted)
        return deleted
      },
    ],
    createLog('silent'),
  )
  await cleanup.run()
  cleanup.stop()
  expect(asked).toEqual([1_000, 1_000, 12, 0])
})

test('a mail in the dev mailbox goes after a month', async () => {
  await app.mails(ana.email)
  const folder = join(app.dataDir, 'mail')
  const [name = ''] = await readdir(folder)
  const monthAgo = new Date(Date.now() - 31 * 24 * 3_600_000)
  await utimes(join(folder, name), monthAgo, monthAgo)
  await app.internals.cleanup.run()
  expect(name).toMatch(/\.eml$/)
  expect(await readdir(folder)).not.toContain(name)
})

test('nothing that is in use goes', async () => {
  await app.internals.cleanup.run()
  expect((await app.fetch('/api/profile', { headers: ana.bearer })).status).toBe(200)
  const { refresh_token } = ana.session
  expect((await app.post('/auth/refresh', { refresh_token })).status).toBe(200)
})

test('it is done again and again, though one chore fails each time', async () => {
  const logged: string[] = []
  let done = 0
  const twice = Promise.withResolvers<void>()
  const cleanup = startCleanup(
    [
      () => Promise.reject(new Error('the disk is away')),
      async () => {
        done += 1
        if (done === 2) twice.resolve()
        return 0
      },
    ],
    createLog('warn', line => logged.push(line)),
    5,
  )
  await twice.promise
  cleanup.stop()
  expect(logged.filter(line => line.includes('the disk is away')).length).toBeGreaterThanOrEqual(2)
})
