import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import journal from '#server/migrations/meta/_journal.json' with { type: 'json' }
import { migrate } from '#server/platform/database/migrate.ts'
import { SERVER_ARGUMENTS } from '../scripts/setup/server-arguments.mjs'
import { startTestApp, type TestApp } from './harness.ts'

const FOLDER = 'src/server/migrations'
const [first, last] = [journal.entries[0], journal.entries.at(-1)]
if (!first || !last) throw new Error('There are no migrations.')

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waywell-migrations-'))
  await cp(FOLDER, folder, { recursive: true })
  onTestFinished(() => rm(folder, { recursive: true }))
})

const writeJournal = (entries: { tag: string; when: number }[]) =>
  writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({
      ...journal,
      entries: entries.map((entry, idx) => ({ idx, version: '7', breakpoints: true, ...entry })),
    }),
  )

const history = () => app.sql('select hash, created_at from drizzle.__drizzle_migrations order by id')

describe('the start stops, and changes nothing, at a migration that', () => {
  test('was changed after the database had it', async () => {
    const before = await history()
    const file = join(folder, `${first.tag}.sql`)
    await writeFile(file, `${await readFile(file, 'utf8')}\n-- a second thought\n`)
    await expect(migrate(app.ownerUrl, folder)).rejects.toThrow(
      `The migration ${first.tag} was changed after this database had it.`,
    )
    expect(await history()).toEqual(before)
  })

  test('came too late: it is dated before one the database has', async () => {
    const before = await history()
    await writeFile(join(folder, '0099_late.sql'), 'create table late (id int);')
    await writeJournal([...journal.entries, { tag: '0099_late', when: last.when - 1 }])
    await expect(migrate(app.ownerUrl, folder)).rejects.toThrow('The migration 0099_late was skipped')
    expect(await history()).toEqual(before)
  })

  test('has the same time as the last one the database has', async () => {
    const before = await history()
    await writeFile(join(folder, '0099_twin.sql'), 'create table twin (id int);')
    await writeJournal([...journal.entries, { tag: '0099_twin', when: last.when }])
    await expect(migrate(app.ownerUrl, folder)).rejects.toThrow('The migration 0099_twin was skipped')
    expect(await history()).toEqual(before)
  })

  test('has the same time as another new one', async () => {
    for (const name of ['one', 'two'])
      await writeFile(join(folder, `0099_${name}.sql`), `create table ${name} (id int);`)
    const when = last.when + 1
    await writeJournal([...journal.entries, { tag: '0099_one', when }, { tag: '0099_two', when }])
    await expect(migrate(app.ownerUrl, folder)).rejects.toThrow(
      'The migration 0099_two has no time of its own',
    )
    expect(await app.sql("select to_regclass('public.one')::text as name")).toEqual([{ name: null }])
  })

  test('only the database knows, since a newer version made it', async () => {
    await writeJournal(journal.entries.slice(0, -1))
    await expect(migrate(app.ownerUrl, folder)).rejects.toThrow(
      `The database has a migration of ${new Date(last.when).toISOString()} that this version of the program does not know.`,
    )
  })
})

test('a migration that is new runs, and the next start finds nothing to do', async () => {
  await writeFile(join(folder, '0099_next.sql'), 'create table next_thing (id int);')
  await writeJournal([...journal.entries, { tag: '0099_next', when: last.when + 1 }])
  await migrate(app.ownerUrl, folder)
  await migrate(app.ownerUrl, folder)
  expect(await app.sql("select to_regclass('public.next_thing')::text as name")).toEqual([
    { name: 'next_thing' },
  ])
  await app.sql('drop table next_thing')
  await app.sql('delete from drizzle.__drizzle_migrations where created_at = $1', [last.when + 1])
})

test('a server on a newer database says so and does not serve', async () => {
  await app.sql('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    'of a newer version',
    last.when + 86_400_000,
  ])
  onTestFinished(async () => {
    await app.sql("delete from drizzle.__drizzle_migrations where hash = 'of a newer version'")
  })
  const start = promisify(execFile)(process.execPath, SERVER_ARGUMENTS, {
    env: { ...process.env, DATABASE_URL: app.ownerUrl, PORT: '0', DATA_DIR: app.dataDir },
    timeout: 100_000,
  })
  await expect(start).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('that this version of the program does not know'),
  })
})

test('the journal lists every file, and its times grow with its numbers', async () => {
  const files = (await readdir(FOLDER)).filter(name => name.endsWith('.sql')).sort()
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files)
  expect(journal.entries.map(({ idx }) => idx)).toEqual(files.map(name => Number(name.slice(0, 4))))
  const times = journal.entries.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
})
