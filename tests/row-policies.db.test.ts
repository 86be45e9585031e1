import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#server/platform/database/database.ts'
import { sqlState } from '#server/platform/database/database-problem.ts'
import { MAX_UUID, uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { LIST_CHECK_INS } from '#server/wellness/list-check-ins.ts'
import { CHECK_IN_CONSENT, SAVE_CHECK_IN } from '#server/wellness/save-check-in.ts'
import { insertBillingRows } from './billing-rows.ts'
import { insertCareerRows } from './career-rows.ts'
import { insertCoachRows } from './coach-rows.ts'
import { type Person, startTestApp, type TestApp } from './harness.ts'
import { leaveIdempotencyKeys } from './idempotency-slots.ts'
import { tableHashes } from './table-hashes.ts'

let app: TestApp
let ana: Person
let ben: Person
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
  ben = await app.signUp('ben')
})
afterAll(() => app.close())

/** Every table that knows a person, found in the catalog: a new one is tried the day it exists. */
async function personalTables(): Promise<string[]> {
  const rows = await app.sql<{ name: string }>(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`)
  return rows.map(row => row.name)
}

async function leaveSomethingEverywhere(person: Person) {
  for (const mood of [1, 2, 3])
    await app.post(
      '/api/check-ins',
      { mood, energy: 3, notes: 'mine' },
      { ...person.bearer, 'idempotency-key': `mine-${mood}` },
    )
  await leaveIdempotencyKeys(app, person.id)
  await person.api.account.setConsent({ purpose: 'voice_analysis', granted: true })
  await insertCareerRows(app, person.id, 'mine')
  await insertCoachRows(app, person.id, 'mine')
  await person.api.wellness.setCheckInReminder({ is_on: true, days: [2], hour: 7 })
  await person.api.dashboard.setWeeklyMail({ is_on: true })
  await person.api.account.createApiKey({ name: 'mine', password: person.password })
  await person.api.wellness.saveCareerEvent({ title: 'mine', happened_on: '2026-02-01' })
  await person.api.wellness.addPushSubscription({ endpoint: `https://web.push.apple.com/${person.id}` })
  await insertBillingRows(app, person.id, `cus_${person.id}`)
}

type Step = { name: string; run: (tx: Transaction, victim: string) => Promise<{ rowCount: number | null }> }

function stepsAt(name: string): Step[] {
  const table = sql.identifier(name)
  return [
    {
      name: `read all of ${name}`,
      run: tx => tx.execute(sql`select * from ${table} where user_id <> app_user_id()`),
    },
    {
      name: `read ${name} by owner`,
      run: (tx, victim) => tx.execute(sql`select * from ${table} where user_id = ${victim}`),
    },
    {
      name: `give ${name} away`,
      run: (tx, victim) => tx.execute(sql`update ${table} set user_id = user_id where user_id = ${victim}`),
    },
    {
      name: `delete from ${name} by owner`,
      run: (tx, victim) => tx.execute(sql`delete from ${table} where user_id = ${victim}`),
    },
    {
      name: `delete all others of ${name}`,
      run: tx => tx.execute(sql`delete from ${table} where user_id <> app_user_id()`),
    },
  ]
}

const rename: Step = {
  name: 'rename',
  run: (tx, victim) => tx.execute(sql`update profiles set full_name = 'x' where user_id = ${victim}`),
}

describe('row policies', () => {
  test('whatever one person does, no row of another is seen or changed', async () => {
    await leaveSomethingEverywhere(ana)
    await leaveSomethingEverywhere(ben)
    const tables = await personalTables()
    const steps = [...tables.flatMap(stepsAt), rename]
    const owned = await tableHashes(app, ana.id)
    // A table nothing was left in would show nothing: add to it above.
    expect(tables.filter(name => !(`public.${name}` in owned))).toEqual([])
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 5 }),
        async (first, chosen) => {
          const [actor, victim] = first ? [ana, ben] : [ben, ana]
          const before = await tableHashes(app, victim.id)
          for (const step of chosen) {
            const touched = await app.internals.database
              .asUser(actor.id, tx => step.run(tx, victim.id))
              .then(({ rowCount }) => rowCount, sqlState)
            expect([0, '42501'], step.name).toContain(touched)
          }
          expect(await tableHashes(app, victim.id)).toEqual(before)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('a row cannot be written in another’s name', async () => {
    const writing = app.internals.database.asUser(ana.id, tx =>
      tx.execute(
        sql`insert into check_ins (user_id, id, mood, energy) values (${ben.id}, ${uuidV7()}, 3, 3)`,
      ),
    )
    expect(await stateOf(writing)).toBe('42501')
  })

  test.each([
    ['the trial', sql`update profiles set trial_expires_at = now() + interval '10 years'`],
    ['the creation time', sql`update profiles set created_at = now()`],
    ['the owner', sql`update profiles set user_id = ${'00000000-0000-7000-8000-000000000000'}`],
    ['the schema of accounts', sql`select * from auth.users`],
    ['the mails of the product', sql`select * from mail_outbox`],
    ['the limits', sql`delete from rate_limits`],
    ['who is a customer', sql`update subscriptions set customer_id = 'cus_of_another'`],
    ['what was paid', sql`update subscriptions set status = 'active'`],
    ['what was used', sql`update usage_counters set used = 0`],
    ['what is being used', sql`delete from usage_reservations`],
    ['the running month', sql`update usage_periods set ends_at = now()`],
    ['what was granted', sql`update plan_grants set until = null`],
    ['who granted it', sql`delete from entitlement_audit`],
    ['what the provider reported', sql`select * from payment_events`],
    ['the sandbox', sql`select * from sandbox_objects`],
    ['the secret', sql`select * from auth.secrets`],
  ])('a person’s role cannot touch %s', async (_what, statement) => {
    expect(await stateOf(app.internals.database.asUser(ana.id, tx => tx.execute(statement)))).toBe('42501')
  })

  test('with no person set, reading finds nothing and writing fails', async () => {
    await app.internals.database.asUser('', async tx => {
      for (const name of await personalTables())
        expect([name, (await tx.execute(sql`select * from ${sql.identifier(name)}`)).rowCount]).toEqual([
          name,
          0,
        ])
    })
    const writing = app.internals.database.asUser('', tx =>
      tx.execute(
        sql`insert into check_ins (user_id, id, mood, energy) values (${ana.id}, ${uuidV7()}, 3, 3)`,
      ),
    )
    expect(await stateOf(writing)).toBe('42501')
  })

  test('a statement outside a transaction with an identity is refused', async () => {
    const reading = app.internals.database.asSystem(tx => tx.execute(sql`select * from check_ins`))
    expect(await stateOf(reading)).toBe('42501')
  })
})

describe('a connection that served one person', () => {
  test('has forgotten them after errors, time-outs, cancelled and crossed calls, a thousand times over', async () => {
    const { database } = app.internals
    const whoAsks = sql`select app_user_id() as id, nullif(app_scope(), '') as scope, current_user as role`
    const trouble = [
      () => database.asUser(ana.id, tx => tx.execute(sql`select 1 / 0`)),
      () => database.asUser(ana.id, tx => tx.execute(sql`select nothing from nowhere`)),
      () =>
        database.asUser(ana.id, async tx => {
          await tx.execute(sql`set local statement_timeout = '1ms'`)
          await tx.execute(sql`select pg_sleep(1)`)
        }),
      () => database.asUser(ana.id, tx => tx.execute(sql`select pg_cancel_backend(pg_backend_pid())`)),
      () => database.asUser(ana.id, tx => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
      () =>
        database.callFunction(SAVE_CHECK_IN, [
          ana.id,
          uuidV7(),
          9,
          9,
          null,
          null,
          null,
          null,
          null,
          null,
          60,
          CHECK_IN_CONSENT,
          'key',
          1000,
          60,
        ]),
      () => database.callFunction(LIST_CHECK_INS, [ana.id, 5, MAX_UUID, null]),
    ]
    let failed = 0
    for (let round = 0; round < 50; round += 1) {
      const ends = await Promise.allSettled(
        Array.from({ length: 20 }, (_, i) => trouble[(round + i) % trouble.length]?.()),
      )
      failed += ends.filter(end => end.status === 'rejected').length
      const [mine] = await Promise.all([
        database.callFunction(LIST_CHECK_INS, [ben.id, 100, MAX_UUID, null]),
        database
          .asUser(ben.id, tx => tx.execute(whoAsks))
          .then(({ rows }) => expect(rows).toEqual([{ id: ben.id, scope: null, role: 'waywell_user' }])),
        // Nobody is named here: whatever is still known is left over from somebody.
        database
          .asSystem(tx => tx.execute(whoAsks))
          .then(({ rows }) => expect(rows).toEqual([{ id: null, scope: 'system', role: 'waywell_system' }])),
      ])
      expect(JSON.parse(mine ?? '[]')).toHaveLength(3)
    }
    // All but the listing are trouble; fewer would mean that some of it did not happen.
    expect(failed).toBeGreaterThan(800)
    const reading = database.asUser('', tx => tx.execute(sql`select app_user_id() as id`))
    expect((await reading).rows).toEqual([{ id: null }])
  })
})

async function stateOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    return sqlState(error)
  }
}
