import { chmod, glob, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { FILES } from '#server/files.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'

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

// A run that was killed leaves its database running, and each such run would cost the machine more memory.
async function clearAbandoned() {
  for await (const name of glob(`${FOLDER_PREFIX}*`, { cwd: tmpdir() })) {
    const dataDir = join(tmpdir(), name)
    if (Date.now() - (await stat(dataDir)).mtimeMs < ABANDONED_AFTER_MS) continue
    const abandoned = await startEmbeddedPostgres({ dataDir, durable: false, log: () => {} }).catch(
      () => null,
    )
    if (abandoned === null) continue
    await abandoned.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
