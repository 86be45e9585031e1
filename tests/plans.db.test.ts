import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProfile } from '#server/account/queries.ts'
import { REFRESH_SESSION } from '#server/account/refresh-session.ts'
import type { MailTransport } from '#server/email/mail-transport.ts'
import { createOutbox, type Outbox } from '#server/email/outbox.ts'
import { expiredSessions } from '#server/platform/auth/delete-expired.ts'
import { type EndedSessions, watchEndedSessions } from '#server/platform/auth/ended-sessions.ts'
import { expiredLimits } from '#server/platform/http/delete-expired.ts'
import { createRateLimit, type RateLimit } from '#server/platform/http/rate-limit.ts'
import { createLog } from '#server/platform/log.ts'
import { getHistory, searchCheckIns } from '#server/wellness/history.ts'
import { listCheckIns } from '#server/wellness/list-check-ins.ts'
import { saveCheckIn } from '#server/wellness/save-check-in.ts'
import { openExplainedDatabase, type Statement } from './explain.ts'
import { startTestApp, type TestApp } from './harness.ts'

const USERS = 1_000
/** Calls one after another share the first connection. */
const WARM_UP_CALLS = 2
const SIZES = [10_000, 100_000]
/** An index page that happens to be full is split by a write, which looks at twenty pages more; the next write finds room. */
const EXPLAINED_CALLS = 3
/** Pages of one statement: the levels of its indexes, the row, and what it writes. */
const PAGES_MAX = 24
/** The call of a function counts the pages of all statements inside. */
const CALL = /^select (api|auth)\./

let app: TestApp
let explained: Awaited<ReturnType<typeof openExplainedDatabase>>
let rateLimit: RateLimit
let outbox: Outbox
let endedSessions: EndedSessions
beforeAll(async () => {
  app = await startTestApp()
  explained = await openExplainedDatabase(app)
  rateLimit = createRateLimit(explained.database, explained.secret)
  outbox = createOutbox(explained.database, noTransport, createLog('silent'), {
    pollMs: 3_600_000,
    sendMs: 1_000,
  })
  endedSessions = watchEndedSessions(explained.database, createLog('silent'))
  // It would ask by itself in between.
  endedSessions.stop()
  await seed(0)
  for (const [name, { work }] of Object.entries(STATEMENTS)) foundEmpty[name] = await explained.explain(work)
  for (const rows of SIZES) {
    await seed(rows)
    for (const [name, { work }] of Object.entries(STATEMENTS)) {
      // The first call on a connection reads the catalog as well.
      for (let i = 0; i < WARM_UP_CALLS; i += 1) await work()
      const calls: Statement[][] = []
      for (let i = 0; i < EXPLAINED_CALLS; i += 1) calls.push(await explained.explain(work))
      found[name] = [...(found[name] ?? []), fewestPages(calls)]
    }
  }
}, 120_000)
afterAll(async () => {
  await outbox.stop()
  await explained.close()
  await app.close()
})

const noTransport: MailTransport = {
  name: 'none',
  async send() {},
  async forget() {},
  async retract() {},
  async deleteOld() {},
  async close() {},
}

/** The statements of each piece of work, by size. */
const found: Record<string, Statement[][]> = {}
const foundEmpty: Record<string, Statement[]> = {}

const someone = userId(417)
/** Has as many check-ins however many the others have. */
const settled = userId(USERS + 417)
const historyDeps = () => ({ database: explained.database, rateLimit, secret: explained.secret })
const key = () => ({ key: randomUUID(), hash: '7' })
const entry = { mood: 4, energy: 2, notes: 'A note.' }
const replayed = key()

/** What people wait for, and the index conditions it must have; each condition names every column it is found by. */
const STATEMENTS: Record<
  string,
  {
    work: () => Promise<unknown>
    scans: [index: string, columns: string[]][]
    /** A few rows, of one table each. */
    sorts?: true
  }
> = {
  'the first page of check-ins': {
    work: () => listCheckIns(explained.database, someone, { limit: 5 }),
    scans: [['check_ins_noted', ['user_id', 'noted_at', 'id']]],
  },
  'a later page of check-ins': {
    work: () => listCheckIns(explained.database, someone, { limit: 5, before: checkInId(3 * USERS + 417) }),
    scans: [
      ['check_ins_user_id_id_pk', ['user_id', 'id']],
      ['check_ins_noted', ['user_id', 'noted_at', 'id']],
    ],
  },
  'the years of one person': {
    work: () => getHistory(historyDeps(), settled),
    scans: [['check_ins_noted', ['user_id']]],
    sorts: true,
  },
  'a search in one’s own notes': {
    work: () => searchCheckIns(historyDeps(), settled, 'tired'),
    scans: [['check_ins_noted', ['user_id']]],
  },
  'a saved check-in': {
    work: () => saveCheckIn({ database: explained.database, rateLimit }, someone, entry, key()),
    scans: [['consents_latest', ['user_id', 'purpose']]],
  },
  'a check-in that is sent again': {
    work: () => saveCheckIn({ database: explained.database, rateLimit }, someone, entry, replayed),
    scans: [
      ['idempotency_keys_0_user_id_key_pk', ['user_id', 'key']],
      ['idempotency_keys_1_user_id_key_pk', ['user_id', 'key']],
      ['idempotency_keys_2_user_id_key_pk', ['user_id', 'key']],
    ],
    sorts: true,
  },
  'a refresh': {
    // A credential that was replaced is good for as long as any run of this file.
    work: () =>
      explained.database.callAuthFunction(REFRESH_SESSION, [sessionToken(417), 'fresh', 3600, 100, 3600]),
    scans: [
      ['sessions_token_family', ['token_family']],
      ['users_pkey', ['id']],
    ],
  },
  'a profile': {
    work: () => getProfile(explained.database, someone),
    scans: [['profiles_pkey', ['user_id']]],
  },
  'a counted attempt': {
    work: () => rateLimit.countAttempt('sign-in', 'ana', { attempts: 100, seconds: 60 }),
    scans: [],
  },
  'a search for expired rows': {
    work: async () => {
      const tasks = [...expiredSessions(explained.database), ...expiredLimits(explained.database)]
      for (const task of tasks) await task()
      await outbox.cleanUp()
    },
    scans: [
      ['sessions_expires', ['expires_at']],
      ['verifications_expires', ['expires_at']],
      ['ended_sessions_ended', ['ended_at']],
      ['rate_limits_window', ['window_ends_at']],
      ['mail_outbox_created', ['created_at']],
    ],
  },
  'the search for mails that are due': {
    work: () => outbox.drain(),
    scans: [['mail_outbox_due', ['due_at']]],
  },
  'the list of sessions that have ended': {
    work: () => endedSessions.refresh(),
    scans: [['ended_sessions_ended', ['ended_at']]],
  },
}

describe.each(Object.entries(STATEMENTS))('%s', (name, { scans, sorts }) => {
  const statements = () => found[name]?.at(-1) ?? []

  test('is found by index, whatever the size of the tables', () => {
    const used = statements().flatMap(statement => statement.scans)
    for (const [index, columns] of scans) {
      const conditions = used.filter(scan => scan.index === index).map(scan => scan.condition)
      expect(conditions).not.toEqual([])
      for (const condition of conditions)
        for (const column of columns) expect(condition).toMatch(new RegExp(`\\b${column}\\b`))
    }
    const kinds = statements().flatMap(({ nodes }) => nodes.map(node => node['Node Type']))
    expect(kinds.filter(kind => /Seq Scan|Bitmap/.test(kind) || (kind === 'Sort' && !sorts))).toEqual([])
  })

  test('is found by index while the tables are empty: the plan stays when they have grown', () => {
    const kinds = (foundEmpty[name] ?? []).flatMap(({ nodes }) => nodes.map(node => node['Node Type']))
    expect(kinds.filter(kind => kind === 'Seq Scan')).toEqual([])
  })

  test('looks at as many pages in ten times as many rows', () => {
    const [few = [], many = []] = (found[name] ?? []).map(run =>
      run.filter(({ text }) => !CALL.test(text)).map(({ pages }) => pages),
    )
    expect(many.length).toBe(few.length)
    expect(many.length).toBeGreaterThan(0)
    for (const [i, pages] of many.entries()) {
      expect(pages).toBeLessThanOrEqual(PAGES_MAX)
      // An index may have grown by a level.
      expect(pages - (few[i] ?? 0)).toBeLessThanOrEqual(4)
    }
  })
})

test('the serving login plans each statement once, for all values', async () => {
  const settings = await app.sql(
    `select array_to_string(setconfig, ' ') as settings from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
     where s.setdatabase = 0 and r.rolname = $1`,
    [`waywell_serving_${new URL(app.ownerUrl).pathname.slice(1)}`],
  )
  expect(settings).toEqual([{ settings: expect.stringContaining('plan_cache_mode=force_generic_plan') }])
})

function fewestPages(calls: Statement[][]): Statement[] {
  const pagesOf = (statements: Statement[]) => statements.reduce((sum, { pages }) => sum + pages, 0)
  return calls.toSorted((a, b) => pagesOf(a) - pagesOf(b))[0] ?? []
}

function userId(user: number): string {
  return `00000000-0000-7000-8000-${user.toString(16).padStart(12, '0')}`
}

function checkInId(row: number): string {
  return `01900000-0000-7000-8000-${row.toString(16).padStart(12, '0')}`
}

function sessionToken(row: number): string {
  return row.toString(16).padStart(32, '0')
}

/** Fills every table that grows up to so many rows, a thousandth of them each person's. */
async function seed(rows: number) {
  const user = `('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % ${USERS}), 12, '0'))::uuid`
  const id = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
  const from = `from generate_series((select count(*) from check_ins) + 1, ${rows}) n`
  await app.sql(`do $$ begin
    set local session_replication_role = 'replica';
    insert into auth.users (id, name, email) select ${user}, 'Person ' || n, n || '@people.example'
      from generate_series(1, ${USERS}) n on conflict do nothing;
    insert into profiles (user_id) select id from auth.users on conflict do nothing;
    insert into consents (user_id, id, purpose, granted, text_version)
      select ${user}, ${id}, ('{profile,daily_check_ins,connect_wearables,voice_analysis}'::text[])[1 + n / ${USERS} % 4], true, 'test' ${from};
    insert into idempotency_keys_0 select ${user}, ${id}, n, 'answer' ${from};
    insert into idempotency_keys_1 select ${user}, ${id}, n, 'answer' ${from};
    insert into idempotency_keys_2 select ${user}, ${id}, n, 'answer' ${from};
    insert into auth.ended_sessions select ${id}, now() - interval '50 minutes' ${from};
    insert into auth.verifications (id, identifier, value, expires_at)
      select n, n, n, now() + interval '1 hour' ${from};
    insert into mail_outbox (id, recipient, subject, text, due_at)
      select ${id}, 'ana@people.example', 'Hello', 'Hello', now() + interval '1 hour' ${from};
    insert into rate_limits select n::text, 1, now() + interval '1 hour' ${from};
    insert into auth.sessions (id, user_id, token, expires_at)
      select ${id}, ${user}, lpad(to_hex(n), 32, '0'), now() + interval '1 day' ${from};
    insert into check_ins (user_id, id, mood, energy) select ${user}, ${id}, 1 + n % 5, 3 ${from};
    insert into check_ins (user_id, id, mood, energy, notes) select '${settled}', ('01900000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 3, 3, 'A tired day.'
      from generate_series(1, 60) n on conflict do nothing;
  end $$`)
  // A page that happens to be full is split, or followed by a new one, which looks at more pages than usual: so many rows leave room.
  await app.sql('reindex table check_ins')
  await app.sql('vacuum analyze')
}
