import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILES } from '#server/files.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { migrate, prepareLogins } from '#server/platform/database/migrate.ts'
import { benchTokens } from './bench-tokens.ts'
import { type Load, loadFor } from './http-load.ts'
import { findPgbench, type PgbenchRun, pgbenchFor } from './pgbench.ts'
import { createBenchDatabase, seedCheckIns } from './seed-check-ins.ts'
import { startProduct } from './start-product.ts'

const USERS = 10_000
const ROWS = 1_000_000
const FEW_ROWS = 10_000
const AT_ONCE = 32
// On two cores pgbench is fastest with about this many; with 32 it is a little slower.
const PGBENCH_AT_ONCE = 16
const ROUNDS = 5
const ROUND_SECONDS = 6
const ISSUER = 'http://localhost:3000'

const pgbench = findPgbench()
const dataDir = mkdtempSync(join(tmpdir(), 'waywell-bench-'))
// Run as root, the database has another account, and its data would be left behind outside of a closed folder.
chmodSync(dataDir, 0o711)
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
try {
  await main()
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function main() {
  console.log(
    `${USERS} users, ${AT_ONCE} at once, ${ROUNDS} rounds of ${ROUND_SECONDS} s each, PostgreSQL ${postgres.version}, pgbench and server by turns`,
  )
  const large = await open('waywell', ROWS)
  const small = await open('waywell_small', FEW_ROWS)
  const rounds: Record<string, (Load | PgbenchRun)[]> = {}
  const keep = (name: string, run: Load | PgbenchRun) => {
    rounds[name] = [...(rounds[name] ?? []), run]
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    keep('pgbench save', await large.pgbench('save'))
    keep('save', await large.load('save'))
    keep('pgbench pair', await large.pgbench('pair'))
    keep('pair', await large.load('pair'))
    keep('pair, few rows', await small.load('pair'))
    console.log(
      `round ${round + 1}: ${Object.entries(rounds)
        .map(([name, runs]) => `${name} ${Math.round(runs.at(-1)?.perSecond ?? 0)}/s`)
        .join(', ')}`,
    )
  }
  report(rounds)
  await large.stop()
  await small.stop()
}

async function open(name: string, rows: number) {
  const ownerUrl = new URL(postgres.url)
  const superuserUrl = superuser(name)
  if (name !== 'waywell') await createBenchDatabase(superuser('postgres'), name)
  ownerUrl.pathname = `/${name}`
  await migrate(ownerUrl.href, FILES.migrations)
  const startedMs = performance.now()
  await seedCheckIns(superuserUrl, USERS, rows)
  console.log(`${name}: ${rows} check-ins made in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`)
  const tokens = await benchTokens(superuserUrl, ISSUER, USERS)
  const { servingUrl } = await prepareLogins(ownerUrl.href, null)
  const product = await startProduct({
    DATABASE_URL: ownerUrl.href,
    SANDBOX: '1',
    DATA_DIR: dataDir,
    PUBLIC_URL: ISSUER,
  })
  const load = (what: 'save' | 'pair', seconds = ROUND_SECONDS) =>
    loadFor({ port: product.port, tokens, what, atOnce: AT_ONCE, seconds, serverPid: product.pid })
  // Every token is seen once before the clock runs, as it would be within a token's fifteen minutes.
  await load('save', 8)
  return {
    load,
    pgbench: (what: 'save' | 'pair') =>
      pgbenchFor(pgbench, {
        url: servingUrl,
        what,
        users: USERS,
        atOnce: PGBENCH_AT_ONCE,
        seconds: ROUND_SECONDS,
      }),
    stop: product.stop,
  }
}

function superuser(database: string): string {
  const url = new URL(postgres.url)
  url.username = 'postgres'
  url.password = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')).superuserPassword
  url.pathname = `/${database}`
  return url.href
}

function report(rounds: Record<string, (Load | PgbenchRun)[]>) {
  const runs = (name: string) => rounds[name] ?? []
  const speed = (name: string) => median(runs(name).map(run => run.perSecond))
  const ratio = (ours: string, theirs: string) =>
    median(runs(ours).map((run, i) => run.perSecond / (runs(theirs)[i]?.perSecond ?? Number.NaN)))
  const loads = (name: string) => runs(name).filter(run => 'p99Ms' in run)
  const cpu = (name: string) => median(loads(name).map(run => run.serverCpuMs))
  const rows: [string, string, string][] = [
    ['save a check-in, share of pgbench', ratio('save', 'pgbench save').toFixed(2), '≥ 0.60'],
    ['save + list last five, share of pgbench', ratio('pair', 'pgbench pair').toFixed(2), '≥ 0.40'],
    ['server CPU of the pair, ms', cpu('pair').toFixed(2), '≤ 0.80'],
    ['p99 of a save, ms', median(loads('save').map(run => run.p99Ms)).toFixed(0), '≤ 150'],
    ['p99 of a call of the pair, ms', median(loads('pair').map(run => run.p99Ms)).toFixed(0), '≤ 150'],
    [
      'server CPU of the pair, 1,000,000 rows against 10,000',
      (cpu('pair') / cpu('pair, few rows')).toFixed(2),
      '0.80–1.20',
    ],
    [
      'time of the pair, 1,000,000 rows against 10,000',
      (speed('pair, few rows') / speed('pair')).toFixed(2),
      '≤ 1.20',
    ],
  ]
  console.log()
  for (const name of Object.keys(rounds)) console.log(`${name.padEnd(16)} ${speed(name).toFixed(0)}/s`)
  console.log('\n| measure | result | aim |\n|---|---|---|')
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
