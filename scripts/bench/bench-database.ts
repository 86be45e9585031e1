import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILES } from '#server/files.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { migrate, prepareLogins } from '#server/platform/database/migrate.ts'

/** A migrated PostgreSQL of its own, with all its durability; `close` leaves nothing behind. */
export async function openBenchDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'waywell-bench-'))
  // Run as root, the database has another account, and its data would be left behind outside of a closed folder.
  chmodSync(dataDir, 0o711)
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  await migrate(postgres.url, FILES.migrations)
  const { servingUrl, secret } = await prepareLogins(postgres.url, null)
  const superuser = new URL(postgres.url)
  superuser.username = 'postgres'
  superuser.password = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')).superuserPassword
  return {
    dataDir,
    folder: postgres.folder,
    version: postgres.version,
    secret,
    ownerUrl: postgres.url,
    servingUrl,
    superuserUrl: superuser.href,
    async close() {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type BenchDatabase = Awaited<ReturnType<typeof openBenchDatabase>>
