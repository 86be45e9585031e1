import { parseArgs } from 'node:util'
import pg from 'pg'
import { signCredential } from '#server/account/session-credential.ts'
import { judge } from './aims.ts'
import { openBenchDatabase } from './bench-database.ts'
import { benchTokens } from './bench-tokens.ts'
import { callOnceEach, loadFor } from './http-load.ts'
import type { Operation } from './load-steps.ts'
import { findPgbench, type PgbenchScript, pgbenchFor } from './pgbench.ts'
import { postgresMs, processMs } from './processor-time.ts'
import { describeMachine, measureQuiet, stillQuiet } from './quiet.ts'
import { FIRST_USERS, seedCheckIns, seedPeople, sessionTokenOf } from './seed-check-ins.ts'
import { startBareServer } from './start-bare-server.ts'
import { startProduct } from './start-product.ts'

const USERS = 10_000
const SIZES = [10_000, 100_000, 1_000_000, 3_000_000]
const QUICK_SIZES = [10_000, 100_000]
const LARGEST_SIZE = 10_000_000
const AT_ONCE = 32
// On two cores pgbench is fastest with about this many; with 32 it is a little slower.
const PGBENCH_AT_ONCE = 16
const CROWD = 512
const ISSUER = 'http://localhost:3000'

const { values } = parseArgs({
  options: { largest: { type: 'boolean' }, quick: { type: 'boolean' }, json: { type: 'string' } },
})
const sizes = values.quick ? QUICK_SIZES : values.largest ? [...SIZES, LARGEST_SIZE] : SIZES
/** Everything but the list is measured at this size. */
const MAIN_SIZE = values.quick ? 100_000 : 1_000_000
const ROUNDS = values.quick ? 1 : 3
const SECONDS = values.quick ? 2 : 4
const program = findPgbench()
const quiet = await measureQuiet()
const database = await openBenchDatabase()
try {
  await main()
} finally {
  await database.close()
}

type Listening = { port: number; pid: number }
type Figures = { perSecond: number; serverMs: number; postgresMs: number; p99Ms: number }

async function main() {
  const { ownerUrl, servingUrl, superuserUrl, folder, dataDir, secret, version } = database
  console.log(
    `${USERS} people, ${AT_ONCE} calls at once, ${ROUNDS} rounds of ${SECONDS} s, pgbench and server by turns; every answer is checked.\n${describeMachine()}; PostgreSQL ${version}`,
  )
  await seedPeople(superuserUrl, USERS)
  const tokens = await benchTokens(database, ISSUER, USERS)
  const credentials = tokens.map((_, i) => signCredential(secret, sessionTokenOf(i + 1)))
  const product = await startProduct({
    DATABASE_URL: ownerUrl,
    SANDBOX: '1',
    DATA_DIR: dataDir,
    PUBLIC_URL: ISSUER,
  })
  const bare = await startBareServer(servingUrl)
  const figures: Record<string, Figures[]> = {}
  const kept: { id: string; notes: string }[] = []
  let rows = 0

  async function measured(
    name: string,
    work: () => Promise<{ perSecond: number; done: number; p99Ms?: number }>,
    { pid }: Listening = product,
  ) {
    const before = { server: processMs(pid), postgres: postgresMs(folder) }
    const { perSecond, done, p99Ms = Number.NaN } = await work()
    const found = {
      perSecond,
      serverMs: (processMs(pid) - before.server) / done,
      postgresMs: (postgresMs(folder) - before.postgres) / done,
      p99Ms,
    }
    figures[name] = [...(figures[name] ?? []), found]
    console.log(
      `${name.padEnd(28)} ${perSecond.toFixed(0).padStart(6)}/s, computing ms: server ${found.serverMs.toFixed(3)}, PostgreSQL ${found.postgresMs.toFixed(3)}${Number.isNaN(p99Ms) ? '' : `; p99 ${p99Ms.toFixed(0)} ms`}`,
    )
    return done
  }

  const load = (
    what: Operation,
    name: string = what,
    { atOnce = AT_ONCE, people = USERS, seconds = SECONDS, server = product as Listening } = {},
  ) =>
    measured(
      name,
      () =>
        loadFor({
          port: server.port,
          callers: { tokens: tokens.slice(0, people), credentials },
          what,
          atOnce,
          seconds,
          keep: saved => kept.push(saved as { id: string; notes: string }),
        }),
      server,
    )
  const pgbench = (what: PgbenchScript, people = USERS) =>
    measured(`pgbench ${what}`, () =>
      pgbenchFor(program, {
        url: servingUrl,
        what,
        users: people,
        atOnce: PGBENCH_AT_ONCE,
        seconds: SECONDS,
      }),
    )

  for (const size of sizes) {
    const startedMs = performance.now()
    const from = sizes[sizes.indexOf(size) - 1] ?? 0
    await seedCheckIns(superuserUrl, USERS, { from, to: size })
    rows += size - from
    console.log(`\n${size} check-ins, made in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`)
    // Every plan is made before it is measured; every token is seen, as it would be within its fifteen minutes.
    await load('list', 'warm-up', { people: FIRST_USERS, seconds: 2 })
    for (let round = 0; round < ROUNDS; round += 1)
      await load('list', `list, ${size} rows`, { people: FIRST_USERS })
    if (size === MAIN_SIZE) {
      await callOnceEach({
        port: product.port,
        callers: { tokens, credentials },
        what: 'profile',
        atOnce: AT_ONCE,
      })
      await load('profile', 'warm-up', { seconds: 3 })
      for (let round = 0; round < ROUNDS; round += 1) {
        rows += await pgbench('save')
        rows += await load('save')
        await pgbench('list', FIRST_USERS)
        await load('list', 'list', { people: FIRST_USERS })
        rows += await load('save', 'bare server, save', { server: bare })
        await load('list', 'bare server, list', { people: FIRST_USERS, server: bare })
        rows += await pgbench('save, statements')
        await pgbench('list, statements', FIRST_USERS)
        rows += await load('pair')
        await load('profile')
        await load('refresh')
      }
      rows += await load('pair', `pair, ${CROWD} at once`, { atOnce: CROWD })
    }
  }
  await product.stop()
  bare.stop()
  await checkTable(superuserUrl, rows, kept)
  report(figures, await stillQuiet(quiet))
}

/** Everything that was acknowledged is there, once, as it was answered. */
async function checkTable(url: string, rows: number, kept: readonly { id: string; notes: string }[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const counted = await client.query<{ count: number }>('select count(*)::int as count from check_ins')
  const found = await client.query<{ id: string; notes: string }>(
    'select id, notes from check_ins where id = any($1::uuid[])',
    [kept.map(({ id }) => id)],
  )
  await client.end()
  const notes = new Map(found.rows.map(row => [row.id, row.notes]))
  if (counted.rows[0]?.count !== rows)
    throw new Error(`${rows} check-ins were acknowledged, ${counted.rows[0]?.count} are there.`)
  if (found.rows.length !== kept.length || kept.some(({ id, notes: note }) => notes.get(id) !== note))
    throw new Error('A check-in is not there as it was answered.')
  console.log(`\n${rows} check-ins acknowledged and there, ${kept.length} of them compared`)
}

function report(figures: Record<string, Figures[]>, quietAfter: Awaited<ReturnType<typeof measureQuiet>>) {
  const runs = (name: string) => figures[name] ?? []
  const share = (ours: string, theirs: string) =>
    runs(ours).map((run, i) => run.perSecond / (runs(theirs)[i]?.perSecond ?? Number.NaN))
  const computing = (name: string) => runs(name).map(run => run.serverMs + run.postgresMs)
  const medianPostgresMs = (size: number) =>
    runs(`list, ${size} rows`)
      .map(run => run.postgresMs)
      .toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
  const bySize = sizes.map(medianPostgresMs)
  judge(
    [
      {
        name: 'save, share of pgbench calling the function',
        values: share('save', 'pgbench save'),
        unit: '',
        atLeast: 0.6,
      },
      {
        name: 'list, share of pgbench calling the function',
        values: share('list', 'pgbench list'),
        unit: '',
        atLeast: 0.7,
      },
      {
        name: 'save, share of pgbench sending the statements',
        values: share('save', 'pgbench save, statements'),
        unit: '',
      },
      {
        name: 'list, share of pgbench sending the statements',
        values: share('list', 'pgbench list, statements'),
        unit: '',
      },
      {
        name: 'save, share of a bare server on Node',
        values: share('save', 'bare server, save'),
        unit: '',
      },
      {
        name: 'list, share of a bare server on Node',
        values: share('list', 'bare server, list'),
        unit: '',
      },
      {
        name: 'bare server, save, share of pgbench calling the function',
        values: share('bare server, save', 'pgbench save'),
        unit: '',
      },
      {
        name: 'bare server, list, share of pgbench calling the function',
        values: share('bare server, list', 'pgbench list'),
        unit: '',
      },
      { name: 'pair, computing time', values: computing('pair'), unit: 'ms', atMost: 0.75 },
      { name: 'refresh, computing time', values: computing('refresh'), unit: 'ms', atMost: 1 },
      { name: 'profile, computing time', values: computing('profile'), unit: 'ms', atMost: 0.3 },
      {
        name: `list, PostgreSQL, most over least from ${sizes[0]} to ${sizes.at(-1)} rows`,
        values: [Math.max(...bySize) / Math.min(...bySize)],
        unit: '×',
        atMost: 1.2,
      },
      { name: 'save, p99', values: runs('save').map(run => run.p99Ms), unit: 'ms', atMost: 150 },
      { name: 'list, p99', values: runs('list').map(run => run.p99Ms), unit: 'ms', atMost: 150 },
      {
        name: `pair, ${CROWD} at once, p99`,
        values: runs(`pair, ${CROWD} at once`).map(run => run.p99Ms),
        unit: 'ms',
      },
    ],
    quietAfter,
  )
}
