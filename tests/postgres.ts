import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/platform/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/postgres/start-embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { adminUrl: string; superuserUrl: string; template: string }
  }
}

/** One PostgreSQL for the whole run; its own database, migrated once, is the template of every test file's. */
export default async function setUp(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'waywell-postgres-'))
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: () => {} })
  await migrate(postgres.url)
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
