import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { judge } from './aims.ts'
import { describeMachine, measureQuiet, stillQuiet } from './quiet.ts'
import { startProduct } from './start-product.ts'

const ROUNDS = 5
const IDLE_MS = 5_000

const quiet = await measureQuiet()
const dataDir = mkdtempSync(join(tmpdir(), 'waywell-bench-start-'))
// Run as root, the database has another account, and its data would be left behind outside of a closed folder.
chmodSync(dataDir, 0o711)
try {
  console.log(
    `Start with the embedded database and dev mailbox, ${ROUNDS} rounds after a first one: ${describeMachine()}`,
  )
  // The first start makes the database and fills the compile cache.
  await start()
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await start())
  judge(
    [
      { name: 'ready', values: rounds.map(round => round.readyMs), unit: 'ms', atMost: 500 },
      { name: 'resident, idle', values: rounds.map(round => round.megabytes), unit: 'MB', atMost: 110 },
    ],
    await stillQuiet(quiet),
  )
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function start() {
  const product = await startProduct({ DATA_DIR: dataDir })
  await sleep(IDLE_MS)
  const megabytes = await product.residentMegabytes()
  await product.stop()
  return { readyMs: product.readyMs, megabytes }
}
