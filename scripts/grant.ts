import { hostname, userInfo } from 'node:os'
import { applyGrant, GrantFault, readGrantOrder } from '#server/billing/grant.ts'
import { ConfigError, processEnvironment, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { savedOwnerUrl } from '#server/platform/database/embedded/data-folder.ts'
import { readLogins } from '#server/platform/database/migrate.ts'
import { createLog } from '#server/platform/log.ts'

const NOT_RUNNING = 'Start the server first, or set DATABASE_URL.'
const WRONG_PASSWORD = '28P01'

try {
  const order = readGrantOrder(process.argv.slice(2), Date.now())
  const config = readConfig(processEnvironment())
  const url = config.database.mode === 'external' ? config.database.url : savedOwnerUrl(config.dataDir)
  if (url === null) throw new GrantFault(NOT_RUNNING)
  const log = createLog(config.logLevel)
  const database = openDatabase(await readLogins(url, config.appSecret), log)
  try {
    process.stdout.write(
      `${await applyGrant({ database, log }, order, `operator:${userInfo().username}@${hostname()}`)}\n`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`)
  process.exitCode = 1
}

function sentence(error: unknown): string {
  if (error instanceof ConfigError) return error.faults.join('\n')
  const code = codeOf(error)
  if (code === 'ECONNREFUSED') return NOT_RUNNING
  if (code === WRONG_PASSWORD) return 'The database refuses us: run this with the APP_SECRET of the server.'
  return error instanceof Error ? error.message : String(error)
}

/** Of the error itself, or of what caused it. */
function codeOf(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at) return at.code
  return undefined
}
