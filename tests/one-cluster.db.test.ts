import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FILES } from '#server/files.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { migrate, prepareLogins } from '#server/platform/database/migrate.ts'
import { queryOnce } from './query-once.ts'

const DATABASES = ['one', 'two', 'three', 'four']

test('several empty databases of one cluster may start at once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waywell-cluster-'))
  await chmod(dataDir, 0o711)
  const cluster = await startEmbeddedPostgres({ dataDir, durable: false, log: () => {} })
  onTestFinished(async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const admin = new URL(cluster.url)
  admin.pathname = '/postgres'
  for (const name of DATABASES) await queryOnce(admin.href, `create database ${name}`)

  const logins = await Promise.all(
    DATABASES.map(async name => {
      const url = new URL(cluster.url)
      url.pathname = `/${name}`
      await migrate(url.href, FILES.migrations)
      return prepareLogins(url.href, null)
    }),
  )

  for (const [index, { servingUrl, authUrl }] of logins.entries())
    for (const url of [servingUrl, authUrl])
      expect(await queryOnce(url, 'select current_database() as name')).toEqual([{ name: DATABASES[index] }])
})
