import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Transaction } from '#server/platform/database/database.ts'
import { sqlState } from '#server/platform/database/database-problem.ts'
import type { FaultyProxy } from './faulty-proxy.ts'
import { type Person, startTestAppBehindProxy, type TestApp } from './harness.ts'

let app: TestApp
let proxy: FaultyProxy
let ana: Person
let ben: Person
beforeAll(async () => {
  ;({ app, proxy } = await startTestAppBehindProxy())
  ana = await app.signUp('ana')
  ben = await app.signUp('ben')
})
afterEach(() => proxy.setMode('ok'))
afterAll(async () => {
  await app.close()
  await proxy.close()
})

const save = (notes: string, key: string = randomUUID()) =>
  app.post('/api/check-ins', { mood: 3, energy: 3, notes }, { 'idempotency-key': key, ...ana.bearer })
const list = () => app.fetch('/api/check-ins', { headers: ana.bearer }).then(answer => answer.status)
const signIn = () => app.post('/auth/sign-in', { email: ana.email, password: ana.password })
const readiness = () => app.fetch('/readyz').then(answer => answer.status)
const saved = (notes: string) => app.sql('select id from check_ins where notes = $1', [notes])
const sound = () => expect.poll(readiness).toBe(200)

describe('when the database does not answer', () => {
  test('a check-in whose answer was lost on the way is kept once, and asking again gives it back', async () => {
    const key = randomUUID()
    await Promise.all(Array.from({ length: 20 }, list))
    proxy.setMode('drop-replies')
    const lost = await save('lost on the way', key)
    expect([lost.status, lost.body.code]).toEqual([503, 'unavailable'])
    const [kept] = await saved('lost on the way')
    expect(kept).toBeDefined()

    proxy.setMode('ok')
    await sound()
    const again = await save('lost on the way', key)
    expect([again.status, again.body.id]).toEqual([201, kept?.id])
    expect(await saved('lost on the way')).toHaveLength(1)
    expect((await save('something else', key)).status).toBe(409)
  })

  test.each(['drop-all', 'down'] as const)(
    '%s: calls are refused, the process lives, and it heals',
    async mode => {
      await save(`before ${mode}`)
      proxy.setMode(mode)
      const refused = await Promise.all([save(`during ${mode}`), signIn()])
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
        [503, 'unavailable'],
        [503, 'unavailable'],
      ])
      expect(await list()).toBe(503)
      expect((await app.fetch('/healthz')).status).toBe(200)
      expect(await readiness()).toBe(503)

      proxy.setMode('ok')
      await sound()
      expect((await save(`after ${mode}`)).status).toBe(201)
      expect((await signIn()).status).toBe(200)
      expect(await saved(`during ${mode}`)).toEqual([])
    },
  )

  test('answers torn in the middle are never shown as ours, and never as a fault of the product', async () => {
    proxy.setMode('cut-replies')
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 ? list() : save(`torn ${i}`).then(({ status }) => status))),
    )
    expect([...new Set(statuses)]).toEqual([503])
    proxy.setMode('ok')
    await sound()
    expect(await list()).toBe(200)
  })
})

describe('a connection that served one person', () => {
  class Changed extends Error {}
  const rollback = z.object({ text: z.literal('rollback') })
  const breakOff: ((tx: Transaction) => Promise<unknown>)[] = [
    tx => tx.execute(sql`select 1 / 0`),
    async tx => {
      await tx.execute(sql`update profiles set full_name = 'Half Done'`)
      throw new Changed()
    },
    async tx => {
      await tx.execute(sql`set local statement_timeout = 1`)
      await tx.execute(sql`select pg_sleep(5)`)
    },
    tx => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
    async tx => {
      const asking = tx.execute(sql`update profiles set full_name = 'Half Done'`)
      proxy.cut()
      await asking
      await tx.execute(sql`select 1`)
    },
  ]

  test('knows nothing of them afterwards, however the transaction was broken off, a thousand times', async () => {
    const { database } = app.internals
    const PARALLEL = 10
    let brokenOff = 0
    for (let round = 0; round < 1_000 / PARALLEL; round += 1) {
      await Promise.all(
        Array.from({ length: PARALLEL }, async (_, i) => {
          const way = breakOff[(round + (i % 2)) % breakOff.length]
          await database
            .asUser(ana.id, async tx => way?.(tx))
            .catch(() => {
              brokenOff += 1
            })
        }),
      )
      // The cut may hit this read too; what it says when it is answered is what counts.
      const seen = await Promise.all(
        Array.from({ length: PARALLEL }, () =>
          again(() =>
            database.asUser(ben.id, async tx => {
              const { rows } = await tx.execute<{ me: string; names: string[] }>(
                sql`select app_user_id() as me, array(select full_name from profiles) as names`,
              )
              return rows[0]
            }),
          ),
        ),
      )
      expect(new Set(seen.map(row => JSON.stringify(row)))).toEqual(
        new Set([JSON.stringify({ me: ben.id, names: ['ben Example'] })]),
      )
    }
    expect(brokenOff).toBe(1_000)
    expect(await app.sql('select full_name from profiles where user_id = $1', [ana.id])).toEqual([
      { full_name: 'ana Example' },
    ])
    const leftOpen = `select 1 from pg_stat_activity where datname = current_database() and xact_start < now()`
    await expect.poll(() => app.sql(leftOpen)).toEqual([])
  })

  test('is closed when it is still inside a transaction, and what was begun there is never committed', async () => {
    const { database } = app.internals
    const { query } = pg.Client.prototype
    const lost = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...sent: unknown[]
    ) {
      const isRollback = rollback.safeParse(sent[0]).success
      return isRollback ? Promise.reject(new Error('lost')) : Reflect.apply(query, this, sent)
    })
    onTestFinished(() => lost.mockRestore())
    await expect(
      database.asUser(ana.id, async tx => {
        await tx.execute(sql`update profiles set full_name = 'Half Done'`)
        throw new Changed()
      }),
    ).rejects.toThrow('rollback')
    for (let next = 0; next < 20; next += 1)
      await database.asUser(ben.id, tx => tx.execute(sql`update profiles set location = 'here'`))
    expect(await app.sql('select full_name from profiles where user_id = $1', [ana.id])).toEqual([
      { full_name: 'ana Example' },
    ])
    const inside = `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
    await expect.poll(() => app.sql(inside)).toEqual([])
  })

  async function again<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (sqlState(error)?.startsWith('2')) throw error
      return work()
    }
  }
})
