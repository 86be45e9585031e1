import process from 'node:process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { withFeatureUse } from '#server/billing/with-feature-use.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { prepareLogins } from '#server/platform/database/migrate.ts'
import { createLog } from '#server/platform/log.ts'
import { Problem } from '#shared/problem.ts'

/**
 * A server process reduced to its use of a limited feature. Each line read says how many uses are begun at once, and
 * how long each takes; each line written is the outcome of one.
 */
const [ownerUrl = '', userId = '', limit = '0'] = process.argv.slice(2)
const log = createLog('warn')
const database = openDatabase(await prepareLogins(ownerUrl, null), log)
const grant = { feature: 'resume-generator', monthlyLimit: Number(limit) } as const

async function use(workMs: number) {
  try {
    await withFeatureUse({ database, log }, userId, grant, async () => {
      process.stdout.write('working\n')
      await sleep(workMs)
    })
    process.stdout.write('done\n')
  } catch (error) {
    process.stdout.write(`${error instanceof Problem ? error.code : String(error)}\n`)
  }
}

process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin })) {
  const [count = 0, workMs = 0] = line.split(' ').map(Number)
  for (let i = 0; i < count; i += 1) void use(workMs)
}
await database.close()
