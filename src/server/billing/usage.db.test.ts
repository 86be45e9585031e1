import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { createLateWork, withDeadline } from '#server/platform/deadline.ts'
import type { FeatureGrant } from '#server/platform/http/access-checks.ts'
import { readLimitDetails } from '#shared/billing/limit-details.ts'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { readEntitlement } from './read-entitlement.ts'
import { USAGE_LEASE_SECONDS, withFeatureUse } from './with-feature-use.ts'

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await startTestApp()
  other = await app.secondServer()
})
afterAll(() => app.close())

const RESUMES: FeatureGrant = { feature: 'resume-generator', monthlyLimit: 2 }
const CHATS: FeatureGrant = { feature: 'chat-coach', monthlyLimit: 10 }

type Use = Partial<{
  grant: FeatureGrant
  at: string
  on: TestApp
  work: Parameters<typeof withFeatureUse>[3]
}>

async function use(person: Person, { grant = RESUMES, at, on = app, work = async () => 'done' }: Use = {}) {
  try {
    return await withFeatureUse(depsOf(on), person.id, grant, work, at ? Date.parse(at) : null)
  } catch (error) {
    return codeOf(error)
  }
}

/** A use whose work has begun and lasts until the given promise is kept. */
async function begin(person: Person, lasts: Promise<void>) {
  const started = Promise.withResolvers<void>()
  const outcome = use(person, {
    work: () => {
      started.resolve()
      return lasts.then(() => 'done')
    },
  })
  await started.promise
  return { outcome }
}

function depsOf({ internals: { database, log } }: TestApp) {
  return { database, log }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error
}

function usedBy(person: Person): Promise<{ feature: string; month: string; used: number }[]> {
  return app.sql(
    'select feature, month::text, used from usage_counters where user_id = $1 order by feature, month',
    [person.id],
  )
}

async function liveIn(person: Person, zone: string) {
  await person.api.account.updateProfile({ time_zone: zone })
}

describe('a limit', () => {
  test.each([RESUMES, CHATS])('of %j holds for 50 at once over two servers', async grant => {
    const ana = await app.signUp()
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) => use(ana, { grant, on: i % 2 ? app : other })),
    )
    expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(grant.monthlyLimit ?? 0)
    expect(outcomes.filter(outcome => outcome === 'limit_reached')).toHaveLength(
      50 - (grant.monthlyLimit ?? 0),
    )
    expect((await usedBy(ana)).map(row => row.used)).toEqual([grant.monthlyLimit])
  })

  test('is looked at by one at a time: the second waits until the first is written', async () => {
    const ana = await app.signUp()
    await use(ana)
    const [reserved, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = app.internals.database.asUser(ana.id, async tx => {
      await tx.execute(
        sql`select api.reserve_usage(${ana.id}, ${uuidV7()}, ${RESUMES.feature}, ${RESUMES.monthlyLimit}, 120, null)`,
      )
      reserved.resolve()
      await release.promise
    })
    await reserved.promise
    const second = use(ana, { on: other })
    const waiting = waitUntil(async () => {
      expect(await app.sql('select from pg_locks where not granted')).not.toEqual([])
      return 'waiting'
    })
    expect(await Promise.race([second, waiting])).toBe('waiting')
    release.resolve()
    await first
    expect(await second).toBe('limit_reached')
  })

  test('that is reached says so, with the limit, what is left and when it renews', async () => {
    const ana = await app.signUp()
    const at = '2026-11-30T12:00:00Z'
    for (const _ of [1, 2]) await use(ana, { at })
    const refused = await withFeatureUse(
      depsOf(app),
      ana.id,
      RESUMES,
      async () => 'done',
      Date.parse(at),
    ).catch(error => error.body())
    expect(refused).toMatchObject({
      code: 'limit_reached',
      message: 'You have used all 2 résumés of this month. They renew on December 1, 2026.',
      hint: 'Professional has no limit.',
    })
    expect(readLimitDetails(refused.details)).toEqual({
      feature: 'resume-generator',
      limit: 2,
      left: 0,
      renews_on: '2026-12-01',
    })
  })

  test('of one feature leaves the other alone, and of one person the other', async () => {
    const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
    for (const _ of [1, 2]) await use(ana)
    expect([await use(ana), await use(ana, { grant: CHATS }), await use(ben)]).toEqual([
      'limit_reached',
      'done',
      'done',
    ])
  })

  test('is none where the plan has none, and nothing is counted', async () => {
    const ana = await app.signUp()
    for (const _ of [1, 2, 3])
      expect(await use(ana, { grant: { ...RESUMES, monthlyLimit: null } })).toBe('done')
    expect(await usedBy(ana)).toEqual([])
  })
})

describe('only success counts', () => {
  const fails = async () => {
    throw new Error('the model is away')
  }

  test('work that fails gives its use back at once', async () => {
    const ana = await app.signUp()
    for (const _ of [1, 2, 3]) expect(await use(ana, { work: fails })).toBeInstanceOf(Error)
    expect(await usedBy(ana)).toEqual([])
    expect([await use(ana), await use(ana), await use(ana)]).toEqual(['done', 'done', 'limit_reached'])
  })

  test('work that ends after its caller was told that it took too long counts nothing, unless it was kept', async () => {
    const ana = await app.signUp()
    const late = (keeps: boolean) =>
      withDeadline(createLateWork(), deadline =>
        use(ana, {
          work: async ({ settleIn }) => {
            if (keeps) await app.internals.database.asUser(ana.id, settleIn)
            deadline.extendTo(0)
          },
        }),
      )
    expect([await late(false), await usedBy(ana)]).toEqual(['unavailable', []])
    expect([await late(true), await usedBy(ana)]).toMatchObject([undefined, [{ used: 1 }]])
  })

  test('settled with what it made and said again at the end, a use counts once', async () => {
    const ana = await app.signUp()
    await use(ana, { work: use => app.internals.database.asUser(ana.id, tx => use.settleIn(tx)) })
    expect((await usedBy(ana)).map(row => row.used)).toEqual([1])
  })

  test('a transaction that is rolled back counts nothing', async () => {
    const ana = await app.signUp()
    await use(ana, {
      work: use =>
        app.internals.database.asUser(ana.id, async tx => {
          await use.settleIn(tx)
          throw new Error('the disk is full')
        }),
    })
    expect(await usedBy(ana)).toEqual([])
    expect((await readEntitlement(app.internals, ana.id)).held).toEqual({})
  })

  test('what is under way is taken for others, and what a dead server held is free after the lease', async () => {
    const ana = await app.signUp()
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // One after the other: the second must hold the newer reservation.
    const slow = await begin(ana, first.promise)
    const dead = await begin(ana, second.promise)
    expect(await use(ana, { on: other })).toBe('limit_reached')
    const [oldest] = await app.sql<{ seconds: number }>(
      `select extract(epoch from max(expires_at) - now())::float as seconds from usage_reservations where user_id = $1`,
      [ana.id],
    )
    expect(oldest?.seconds).toBeLessThanOrEqual(USAGE_LEASE_SECONDS)
    expect(USAGE_LEASE_SECONDS).toBeLessThanOrEqual(180)
    await app.sql(
      `update usage_reservations set expires_at = now() where id = (select max(id::text)::uuid from usage_reservations where user_id = $1)`,
      [ana.id],
    )
    expect(await use(ana, { on: other })).toBe('done')
    // It was given away meanwhile: no result beyond the limit.
    second.resolve()
    expect(await dead.outcome).toBe('limit_reached')
    first.resolve()
    expect(await slow.outcome).toBe('done')
    expect((await usedBy(ana)).map(row => row.used)).toEqual([2])
  })

  test('work that takes long keeps its use', async () => {
    const ana = await app.signUp()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const secondsLeft = async () => {
      const [row] = await app.sql<{ seconds: number }>(
        'select extract(epoch from expires_at - now())::float as seconds from usage_reservations where user_id = $1',
        [ana.id],
      )
      return row?.seconds ?? 0
    }
    await use(ana, {
      work: async () => {
        await app.sql(
          `update usage_reservations set expires_at = now() + interval '80 seconds' where user_id = $1`,
          [ana.id],
        )
        vi.advanceTimersByTime(40_000)
        await waitUntil(async () => expect(await secondsLeft()).toBeGreaterThan(USAGE_LEASE_SECONDS - 10))
        return 'done'
      },
    })
    expect((await usedBy(ana)).map(row => row.used)).toEqual([1])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a lease that ran out while nobody else asked still counts', async () => {
    const ana = await app.signUp()
    await use(ana, {
      work: async () => {
        await app.sql('delete from usage_reservations where user_id = $1', [ana.id])
        return 'done'
      },
    })
    expect((await usedBy(ana)).map(row => row.used)).toEqual([1])
  })
})

describe('a month ends at midnight of the person', () => {
  test.each([
    ['Pacific/Kiritimati', '2026-11-30T10:00:00Z'],
    ['Asia/Tokyo', '2026-11-30T15:00:00Z'],
    ['Europe/Berlin', '2026-11-30T23:00:00Z'],
    ['America/New_York', '2026-12-01T05:00:00Z'],
    ['Pacific/Honolulu', '2026-12-01T10:00:00Z'],
  ])('in %s at %s', async (zone, midnight) => {
    const ana = await app.signUp()
    await liveIn(ana, zone)
    const before = new Date(Date.parse(midnight) - 1000).toISOString()
    expect([
      await use(ana, { at: before }),
      await use(ana, { at: before }),
      await use(ana, { at: before }),
    ]).toEqual(['done', 'done', 'limit_reached'])
    expect((await readEntitlement(app.internals, ana.id, Date.parse(before))).renews_on).toBe('2026-12-01')
    expect(await use(ana, { at: midnight })).toBe('done')
    expect((await usedBy(ana)).map(({ month, used }) => [month, used])).toEqual([
      ['2026-11-01', 2],
      ['2026-12-01', 1],
    ])
  })

  test('also on a day on which clocks are set back', async () => {
    const ana = await app.signUp()
    await liveIn(ana, 'Europe/Berlin')
    for (const _ of [1, 2]) await use(ana, { at: '2027-10-31T22:59:59Z' })
    expect([
      await use(ana, { at: '2027-10-31T22:59:59Z' }),
      await use(ana, { at: '2027-10-31T23:00:00Z' }),
    ]).toEqual(['limit_reached', 'done'])
  })

  test('and at midnight UTC for those whose zone is unknown', async () => {
    const ana = await app.signUp()
    for (const _ of [1, 2]) await use(ana, { at: '2026-11-30T23:59:59Z' })
    expect([
      await use(ana, { at: '2026-11-30T23:59:59Z' }),
      await use(ana, { at: '2026-12-01T00:00:00Z' }),
    ]).toEqual(['limit_reached', 'done'])
  })
})

describe('a change of time zone', () => {
  const NOON = '2026-11-30T12:00:00Z'

  test('to the east does not open the next month early', async () => {
    const ana = await app.signUp()
    await liveIn(ana, 'Pacific/Honolulu')
    for (const _ of [1, 2]) await use(ana, { at: NOON })
    await liveIn(ana, 'Pacific/Kiritimati')
    expect(await use(ana, { at: NOON })).toBe('limit_reached')
    // Midnight in Honolulu, where the month was begun.
    expect(await use(ana, { at: '2026-12-01T09:59:59Z' })).toBe('limit_reached')
    expect(await use(ana, { at: '2026-12-01T10:00:00Z' })).toBe('done')
  })

  test('to the west does not open the same month twice', async () => {
    const ana = await app.signUp()
    await liveIn(ana, 'Pacific/Kiritimati')
    // December has begun there.
    for (const _ of [1, 2]) await use(ana, { at: NOON })
    await liveIn(ana, 'Pacific/Honolulu')
    expect(await use(ana, { at: NOON })).toBe('limit_reached')
    expect(await use(ana, { at: '2026-12-01T10:00:00Z' })).toBe('limit_reached')
    expect(await use(ana, { at: '2026-12-31T10:00:00Z' })).toBe('limit_reached')
    expect(await use(ana, { at: '2027-01-01T10:00:00Z' })).toBe('done')
  })

  test('there and back gives nothing more', async () => {
    const ana = await app.signUp()
    await liveIn(ana, 'Europe/Berlin')
    for (const _ of [1, 2]) await use(ana, { at: NOON })
    for (const zone of [
      'Asia/Tokyo',
      'Pacific/Honolulu',
      'Pacific/Kiritimati',
      'America/New_York',
      'Europe/Berlin',
    ]) {
      await liveIn(ana, zone)
      expect([zone, await use(ana, { at: NOON })]).toEqual([zone, 'limit_reached'])
    }
    expect((await usedBy(ana)).map(row => row.used)).toEqual([2])
  })

  test('to one that nobody knows is refused', async () => {
    const ana = await app.signUp()
    for (const time_zone of ['Europe/Nowhere', '+03:00', '']) {
      const answer = await ana.api.account.updateProfile({ time_zone }).catch(error => error.data)
      expect(answer).toMatchObject({
        code: 'invalid_input',
        message: 'Please choose a time zone from the list.',
      })
    }
    expect((await ana.api.account.getProfile({})).time_zone).toBeNull()
  })
})

test('inside one person’s transaction no use of another can be counted', async () => {
  const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
  const counted = await use(ben, {
    work: use => app.internals.database.asUser(ana.id, tx => use.settleIn(tx)),
  })
  expect(counted).toMatchObject({ cause: { code: '42501' } })
  expect([await usedBy(ana), await usedBy(ben)]).toEqual([[], []])
})
