import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { FILES } from '#server/files.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { judge } from './aims.ts'
import { benchTokens } from './bench-tokens.ts'
import { type Load, loadFor } from './http-load.ts'
import { describeMachine, measureQuiet, stillQuiet } from './quiet.ts'
import { seedCheckIns } from './seed-check-ins.ts'
import { startProduct } from './start-product.ts'

const USERS = 10_000
const ROWS = 100_000
const AT_ONCE = 32
const AT_ONCE_AT_THE_END = 512
const IDLE_MS = 10_000
const ISSUER = 'http://localhost:3000'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, json: { type: 'string' } },
})
const quiet = await measureQuiet()
const dataDir = mkdtempSync(join(tmpdir(), 'waywell-soak-'))
// Run as root, the database has another account, and its data would be left behind outside of a closed folder.
chmodSync(dataDir, 0o711)
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
try {
  await main(Number(values.minutes))
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function main(minutes: number) {
  console.log(
    `${minutes} minutes of saves and lists from ${AT_ONCE} connections, one more from ${AT_ONCE_AT_THE_END}; any wrong answer ends it.\n${describeMachine()}`,
  )
  await migrate(postgres.url, FILES.migrations)
  await seedCheckIns(superuserUrl(), USERS, ROWS)
  const tokens = await benchTokens(superuserUrl(), ISSUER, USERS)
  const settings = { DATABASE_URL: postgres.url, SANDBOX: '1', DATA_DIR: dataDir, PUBLIC_URL: ISSUER }
  const product = await startProduct(settings)
  const before = await product.residentMegabytes()
  const memory: number[] = []
  const load = async (atOnce: number): Promise<Load> => {
    const minute = await loadFor({
      port: product.port,
      tokens,
      what: 'pair',
      atOnce,
      seconds: 60,
      serverPid: product.pid,
    })
    const megabytes = await product.residentMegabytes()
    memory.push(megabytes)
    console.log(
      `minute ${memory.length}: ${minute.perSecond.toFixed(0)} pairs/s, p99 ${minute.p99Ms.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`,
    )
    return minute
  }
  for (let minute = 0; minute < minutes; minute += 1) await load(AT_ONCE)
  const crowded = await load(AT_ONCE_AT_THE_END)
  await sleep(IDLE_MS)
  const idle = await product.residentMegabytes()
  await product.stop()
  const again = await startProduct(settings)
  await again.stop()
  judge(
    [
      { name: 'resident before', values: [before], unit: 'MB', atMost: 110 },
      { name: 'resident, each minute', values: memory, unit: 'MB', atMost: 200 },
      { name: 'resident, idle afterwards', values: [idle], unit: 'MB', atMost: 200 },
      { name: `p99 from ${AT_ONCE_AT_THE_END} connections`, values: [crowded.p99Ms], unit: 'ms' },
      { name: 'ready again', values: [again.readyMs], unit: 'ms', atMost: 500 },
    ],
    await stillQuiet(quiet),
  )
}

function superuserUrl(): string {
  const url = new URL(postgres.url)
  url.username = 'postgres'
  url.password = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')).superuserPassword
  return url.href
}
