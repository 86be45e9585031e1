import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profiles } from '#server/account/tables.ts'
import type { Transaction } from '#server/platform/database.ts'
import { sqlState } from '#server/platform/refusals.ts'
import { uuidV7 } from '#server/platform/uuid-v7.ts'
import { checkIns } from '#server/wellness/tables.ts'
import { type House, openHouse, type Person } from './harness.ts'

let house: House
let ana: Person
let ben: Person
beforeAll(async () => {
  house = await openHouse()
  ana = await house.signUp('ana')
  ben = await house.signUp('ben')
})
afterAll(() => house.close())

const rowsOf = (person: Person) =>
  house.sql(
    `select md5(coalesce(string_agg(c::text, ',' order by c.id), '')) as hash from check_ins c where user_id = $1`,
    [person.id],
  )

type Step = { name: string; run: (tx: Transaction, victim: string) => Promise<{ rowCount: number | null }> }

const steps: Step[] = [
  { name: 'read all', run: tx => tx.execute(sql`select * from check_ins where user_id <> app_user_id()`) },
  {
    name: 'read by owner',
    run: (tx, victim) => tx.execute(sql`select * from check_ins where user_id = ${victim}`),
  },
  { name: 'update', run: (tx, victim) => tx.execute(sql`delete from check_ins where user_id = ${victim}`) },
  {
    name: 'delete all others',
    run: tx => tx.execute(sql`delete from check_ins where user_id <> app_user_id()`),
  },
  {
    name: 'profile',
    run: (tx, victim) => tx.execute(sql`update profiles set full_name = 'x' where user_id = ${victim}`),
  },
  {
    name: 'read profile',
    run: (tx, victim) => tx.execute(sql`select * from profiles where user_id = ${victim}`),
  },
  {
    name: 'keys',
    run: (tx, victim) => tx.execute(sql`select * from idempotency_keys where user_id = ${victim}`),
  },
]

describe('row policies', () => {
  test('whatever one person does, no row of another is seen or changed', async () => {
    for (const mood of [1, 2, 3]) {
      await ana.api.wellness.saveCheckIn({ mood, energy: 3, notes: 'mine' })
      await ben.api.wellness.saveCheckIn({ mood, energy: 3, notes: 'mine' })
    }
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 5 }),
        async (first, chosen) => {
          const [actor, victim] = first ? [ana, ben] : [ben, ana]
          const before = await rowsOf(victim)
          for (const step of chosen) {
            const touched = await house.product.database.asUser(actor.id, tx => step.run(tx, victim.id))
            expect([step.name, touched.rowCount]).toEqual([step.name, 0])
          }
          expect(await rowsOf(victim)).toEqual(before)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('a row cannot be written in another’s name', async () => {
    const writing = house.product.database.asUser(ana.id, tx =>
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
    ['the secret', sql`select * from auth.secrets`],
  ])('a person’s role cannot touch %s', async (_what, statement) => {
    expect(await stateOf(house.product.database.asUser(ana.id, tx => tx.execute(statement)))).toBe('42501')
  })

  test('with no person set, reading finds nothing and writing fails', async () => {
    await house.product.database.asUser('', async tx => {
      expect(await tx.select().from(checkIns)).toEqual([])
      expect(await tx.select().from(profiles)).toEqual([])
    })
    const writing = house.product.database.asUser('', tx =>
      tx.execute(
        sql`insert into check_ins (user_id, id, mood, energy) values (${ana.id}, ${uuidV7()}, 3, 3)`,
      ),
    )
    expect(await stateOf(writing)).toBe('42501')
  })

  test('a statement outside a transaction with an identity is refused', async () => {
    const reading = house.product.database.asSystem(tx => tx.execute(sql`select * from check_ins`))
    expect(await stateOf(reading)).toBe('42501')
  })
})

describe('a connection that served one person', () => {
  test('has forgotten them after errors, time-outs and crossed calls, a thousand times over', async () => {
    const { database } = house.product
    const trouble = [
      () => database.asUser(ana.id, tx => tx.execute(sql`select 1 / 0`)),
      () => database.asUser(ana.id, tx => tx.execute(sql`select nothing from nowhere`)),
      () =>
        database.asUser(ana.id, async tx => {
          await tx.execute(sql`set local statement_timeout = '1ms'`)
          await tx.execute(sql`select pg_sleep(1)`)
        }),
      () => database.hot('save_check_in', [ana.id, uuidV7(), 9, 9, null, null, null]),
      () => database.hot('list_check_ins', [ana.id, 5, null]),
    ]
    for (let round = 0; round < 50; round += 1) {
      await Promise.allSettled(
        Array.from({ length: 20 }, (_, i) => trouble[(round + i) % trouble.length]?.()),
      )
      const [mine] = await Promise.all([
        database.hot('list_check_ins', [ben.id, 100, null]),
        database
          .asUser(ben.id, tx => tx.execute(sql`select app_user_id() as id, current_user as role`))
          .then(({ rows }) => expect(rows).toEqual([{ id: ben.id, role: 'waywell_user' }])),
      ])
      expect(JSON.parse(mine ?? '[]')).toHaveLength(3)
    }
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
