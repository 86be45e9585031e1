import { chmod, glob, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { FILES } from '#server/files.ts'
import { loadCatalog } from '#server/learning/load-catalog.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { migrate, prepareLogins } from '#server/platform/database/migrate.ts'
import { createLog } from '#server/platform/log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { adminUrl: string; superuserUrl: string; template: string }
  }
}

const FOLDER_PREFIX = 'waywell-postgres-'
const ABANDONED_AFTER_MS = 3_600_000

/** One PostgreSQL for the whole run; its own database, migrated once, is the template of every test file's. */
export default async function setUp(project: TestProject) {
  await clearAbandoned()
  const dataDir = await mkdtemp(join(tmpdir(), FOLDER_PREFIX))
  // Run as root, the database has another account: closed to it, this folder would hold postgres.json and not the data.
  await chmod(dataDir, 0o711)
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: () => {} })
  await migrate(postgres.url, FILES.migrations)
  await fillCatalog(postgres.url)
  const adminUrl = new URL(postgres.url)
  const template = adminUrl.pathname.slice(1)
  // A database with a connection open cannot be a template.
  adminUrl.pathname = '/postgres'
  const superuserUrl = new URL(adminUrl)
  superuserUrl.username = 'postgres'
  superuserUrl.password = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')).superuserPassword
  project.provide('postgres', { adminUrl: adminUrl.href, superuserUrl: superuserUrl.href, template })

  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Else the server of every test file would write the whole catalog. */
async function fillCatalog(ownerUrl: string) {
  const logins = await prepareLogins(ownerUrl, 'a secret of the template alone, which no test uses')
  const database = openDatabase(logins, createLog('silent'))
  await loadCatalog(database, FILES.knowledge)
  await database.close()
}

// A run that was killed leaves its database running, and each such run would cost the machine more memory.
async function clearAbandoned() {
  for await (const name of glob(`${FOLDER_PREFIX}*`, { cwd: tmpdir() })) {
    const dataDir = join(tmpdir(), name)
    // Another run may end, and take its folder away, while this one looks.
    const folder = await stat(dataDir).catch(() => null)
    if (folder === null || Date.now() - folder.mtimeMs < ABANDONED_AFTER_MS) continue
    const abandoned = await startEmbeddedPostgres({ dataDir, durable: false, log: () => {} }).catch(
      () => null,
    )
    if (abandoned === null) continue
    await abandoned.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
