import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseProblem } from '#server/platform/database/database-problem.ts'
import {
  type DiskSpace,
  FREE_DISK_MIN_BYTES,
  watchDiskSpace,
} from '#server/platform/database/embedded/disk-space.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { createLog } from '#server/platform/log.ts'
import { type Person, startTestAppOn, type TestApp } from './harness.ts'
import { openSmallDisk, type SmallDisk } from './small-disk.ts'

let disk: SmallDisk
let postgres: EmbeddedPostgres
let diskSpace: DiskSpace
let app: TestApp
let ana: Person
beforeAll(async () => {
  disk = await openSmallDisk()
  postgres = await startEmbeddedPostgres({ dataDir: join(disk.folder, 'data'), log: () => {} })
  diskSpace = await watchDiskSpace(
    disk.folder,
    createLog('error', () => {}),
    disk.free,
  )
  app = await startTestAppOn(postgres.url, {}, diskSpace.isAlmostFull)
  ana = await app.signUp('ana')
}, 120_000)
afterAll(async () => {
  await disk.clear()
  await app.close()
  diskSpace.stop()
  await postgres.stop()
  await disk.remove()
})

const save = (notes: string) =>
  app.post('/api/check-ins', { mood: 3, energy: 3, notes }, ana.bearer).then(({ status, body }) => ({
    status,
    code: body.code,
  }))
const REFUSED = { status: 503, code: 'storage_full' }

test('on a disk that is nearly full nothing more is saved, what is there can be read, and saving works again once space is free', async () => {
  const kept = ['while there is space']
  expect((await save('while there is space')).status).toBe(201)

  await disk.fill(FREE_DISK_MIN_BYTES / 2)
  await expect.poll(() => save('no space'), { timeout: 30_000, interval: 1_000 }).toEqual(REFUSED)
  const { notes } = await listed()
  kept.push(...notes.filter(note => note === 'no space'))
  expect((await app.post('/auth/sign-in', { email: ana.email, password: ana.password })).status).toBe(200)

  await disk.fill(0)
  expect(await save('no space at all')).toEqual(REFUSED)
  expect((await listed()).status).toBe(200)
  expect((await app.fetch('/readyz')).status).toBe(200)
  if (disk.isReal) {
    const refusal = await writePastTheGuard().catch(databaseProblem)
    expect(refusal).toMatchObject({ code: 'storage_full', status: 503 })
    expect((await listed()).status).toBe(200)
  }

  await disk.clear()
  await expect
    .poll(() => save('space again'), { timeout: 30_000, interval: 1_000 })
    .toMatchObject({ status: 201 })
  expect((await listed()).notes.toSorted()).toEqual([...kept, 'space again'].toSorted())
})

async function listed(): Promise<{ status: number; notes: string[] }> {
  const answer = await app.fetch('/api/check-ins?limit=100', { headers: ana.bearer })
  const rows = (await answer.json()) as { notes: string }[]
  return { status: answer.status, notes: rows.map(row => row.notes) }
}

/** What a server would do that looks at the disk a moment too late. */
function writePastTheGuard() {
  return app.internals.database.asSystem(tx =>
    tx.execute(sql`insert into rate_limits select md5(g::text), 1, now() from generate_series(1, 200000) g`),
  )
}
