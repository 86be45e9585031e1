import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { judge } from './aims.ts'
import { openBenchDatabase } from './bench-database.ts'
import { benchTokens } from './bench-tokens.ts'
import { type Load, loadFor } from './http-load.ts'
import { describeMachine, measureQuiet, stillQuiet } from './quiet.ts'
import { seedCheckIns, seedPeople } from './seed-check-ins.ts'
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
const database = await openBenchDatabase()
try {
  await main(Number(values.minutes))
} finally {
  await database.close()
}

async function main(minutes: number) {
  console.log(
    `${minutes} minutes of saves and lists from ${AT_ONCE} connections, one more from ${AT_ONCE_AT_THE_END}; any wrong answer ends it.\n${describeMachine()}`,
  )
  const { ownerUrl, superuserUrl, dataDir } = database
  await seedPeople(superuserUrl, USERS)
  await seedCheckIns(superuserUrl, USERS, { from: 0, to: ROWS })
  const tokens = await benchTokens(database, ISSUER, USERS)
  const settings = { DATABASE_URL: ownerUrl, SANDBOX: '1', DATA_DIR: dataDir, PUBLIC_URL: ISSUER }
  const product = await startProduct(settings)
  const before = await product.residentMegabytes()
  const memory: number[] = []
  const load = async (atOnce: number): Promise<Load> => {
    const minute = await loadFor({
      port: product.port,
      callers: { tokens, credentials: [] },
      what: 'pair',
      atOnce,
      seconds: 60,
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
