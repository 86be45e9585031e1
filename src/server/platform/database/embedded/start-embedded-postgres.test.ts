import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { queryOnce } from '#tests/query-once.ts'
import { processStartTime } from './process-identity.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'

const START_TIMEOUT_MS = 120_000
const isRoot = process.getuid?.() === 0

const workshop = mkdtempSync(join(tmpdir(), 'waywell-launcher-'))
chmodSync(workshop, 0o711)
const dataDir = join(workshop, 'data')

let events: string[] = []
const running = new Set<EmbeddedPostgres>()
const holders = new Set<ChildProcess>()

beforeAll(async () => {
  const postgres = await start(dataDir, { durable: false })
  await queryOnce(postgres.url, 'create table notes (id int primary key)')
  await postgres.stop()
}, START_TIMEOUT_MS)

afterEach(async () => {
  for (const holder of holders) {
    if (holder.exitCode !== null || holder.signalCode !== null) continue
    holder.kill('SIGKILL')
    await once(holder, 'exit')
  }
  holders.clear()
  for (const postgres of running) await postgres.stop()
  running.clear()
})

afterAll(() => rmSync(workshop, { recursive: true }))

describe('the embedded database', { timeout: START_TIMEOUT_MS }, () => {
  test('opens again in the same place, on the same port, with what was saved', async () => {
    const first = await start()
    await queryOnce(first.url, 'insert into notes values (1)')
    await first.stop()

    const second = await start()

    expect(second.url).toBe(first.url)
    expect(await queryOnce(second.url, 'select id from notes where id = 1')).toEqual([{ id: 1 }])
  })

  test('is served by an owner who is no superuser and cannot pass row-level security', async () => {
    const { url } = await start()

    expect(
      await queryOnce(
        url,
        `select current_user::text as name, rolsuper, rolbypassrls, rolcreaterole, rolreplication
         from pg_roles where rolname = current_user`,
      ),
    ).toEqual([
      { name: 'waywell', rolsuper: false, rolbypassrls: false, rolcreaterole: true, rolreplication: false },
    ])
  })

  test('listens on this machine only, asks for a password, and keeps that password to itself', async () => {
    const { url } = await start()
    const withoutPassword = new URL(url)
    withoutPassword.password = 'guess'

    expect(await queryOnce(url, `select setting from pg_settings where name = 'listen_addresses'`)).toEqual([
      { setting: '127.0.0.1' },
    ])
    await expect(queryOnce(withoutPassword.href, 'select 1')).rejects.toThrow(
      'password authentication failed',
    )
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o077).toBe(0)
  })

  test.skipIf(process.platform === 'win32')(
    'is reached by a socket file that only its owner may open, and by its port',
    async () => {
      const { url, folder } = await start()
      const { port, searchParams } = new URL(url)
      const socket = join(folder, `.s.PGSQL.${port}`)
      const client = `select client_addr is null as by_socket from pg_stat_activity where pid = pg_backend_pid()`

      expect(searchParams.get('host')).toBe(folder)
      expect(statSync(socket).mode & 0o077).toBe(0)
      expect(await queryOnce(url, client)).toEqual([{ by_socket: true }])
      expect(await queryOnce(withoutSocket(url), client)).toEqual([{ by_socket: false }])
    },
  )

  test('is reached by its port alone where the path of a socket would be too long', async () => {
    const long = join(workshop, 'd'.repeat(100))
    renameSync(dataDir, long)
    try {
      const postgres = await start(long)
      expect(postgres.url).toBe(withoutSocket(postgres.url))
      expect(await queryOnce(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await postgres.stop()
    } finally {
      renameSync(long, dataDir)
    }
  })

  test.skipIf(process.platform === 'win32')(
    'opens when the pid of a socket that a crash left behind belongs to another program by now',
    async () => {
      const { url, folder } = await start()
      const lock = join(folder, `.s.PGSQL.${new URL(url).port}.lock`)
      const written = readFileSync(lock, 'utf8')
      for (const postgres of running) await postgres.stop()
      // Of the database's own account: PostgreSQL takes no notice of others, nor of its parent.
      const { uid, gid } = statSync(folder)
      const other = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], { uid, gid, cwd: '/' })
      holders.add(other)
      writeFileSync(lock, written.replace(/^\d+/, String(other.pid)))

      const again = await start()

      expect(await queryOnce(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
    },
  )

  test('sorts by code point and knows letters beyond English', async () => {
    const { url } = await start()

    expect(await queryOnce(url, `select upper('zoë') as name, 'Z' < 'a' as by_code_point`)).toEqual([
      { name: 'ZOË', by_code_point: true },
    ])
  })

  test('refuses a second process with one sentence that names the first', async () => {
    const holder = await startElsewhere()

    await expect(start()).rejects.toThrow(
      `The data folder ${dataDir} is in use by process ${holder.pid}: stop that server first, or set DATA_DIR to another folder.`,
    )
  })

  test('has one owner when two start at the same moment', async () => {
    const outcomes = await Promise.allSettled([start(), start()])

    expect(outcomes.map(outcome => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('is taken over, with every acknowledged write, after its server was killed', async () => {
    const holder = await startElsewhere()
    await queryOnce(holder.url, 'insert into notes values (2)')
    const databasePid = postmasterPid()
    holder.process.kill('SIGKILL')
    await once(holder.process, 'exit')

    const postgres = await start()

    expect(events).toContain('postgres_adopted')
    expect(postmasterPid()).toBe(databasePid)
    expect(await queryOnce(postgres.url, 'select id from notes where id = 2')).toEqual([{ id: 2 }])
    await postgres.stop()
    expect(processStartTime(databasePid)).toBeUndefined()
  })

  test('is started again, on the same address and with every acknowledged write, when it was killed', async () => {
    const postgres = await start()
    await queryOnce(postgres.url, 'insert into notes values (3)')

    process.kill(postmasterPid(), 'SIGKILL')

    await until(() => events.includes('postgres_restarted'))
    expect(events).toContain('postgres_died')
    expect(await queryOnce(postgres.url, 'select id from notes where id = 3')).toEqual([{ id: 3 }])
  })

  test('is started again when it was killed after a take-over', async () => {
    const holder = await startElsewhere()
    holder.process.kill('SIGKILL')
    await once(holder.process, 'exit')
    const postgres = await start()

    process.kill(postmasterPid(), 'SIGKILL')

    await until(() => events.includes('postgres_restarted'))
    expect(await queryOnce(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('opens after server and database were both killed', async () => {
    const holder = await startElsewhere()
    await queryOnce(holder.url, 'insert into notes values (4)')
    const databasePid = postmasterPid()
    holder.process.kill('SIGKILL')
    process.kill(databasePid, 'SIGKILL')
    await once(holder.process, 'exit')
    await until(() => processStartTime(databasePid) === undefined)

    const postgres = await start()

    expect(await queryOnce(postgres.url, 'select id from notes where id = 4')).toEqual([{ id: 4 }])
  })

  test('stops with a process that exits without a word', async () => {
    const holder = await startElsewhere()
    const databasePid = postmasterPid()

    holder.process.stdin?.end()

    await once(holder.process, 'exit')
    await until(() => processStartTime(databasePid) === undefined)
    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false)
  })

  test('stops with a process that exits while the database is still starting', async () => {
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    const holder = runElsewhere(`
      import { existsSync } from 'node:fs'
      startEmbeddedPostgres(options)
      setInterval(() => existsSync(${JSON.stringify(pidFile)}) && process.exit(0), 1)
    `)

    await once(holder, 'exit')

    await until(() => !existsSync(pidFile))
    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false)
  })

  test('opens when the pid noted by a crashed database belongs to another program by now', async () => {
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(
      pidFile,
      `${process.pid}\n${dataDir}/postgres\n1700000000\n5432\n\n127.0.0.1\n  1 1\nready\n`,
    )

    const postgres = await start()

    expect(await queryOnce(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is never opened by another major version than the one that wrote it', async () => {
    const versionFile = join(dataDir, 'postgres', 'PG_VERSION')
    const written = readFileSync(versionFile)
    writeFileSync(versionFile, '11\n')

    const refusal = start().finally(() => writeFileSync(versionFile, written))

    await expect(refusal).rejects.toThrow(
      'The data was written by PostgreSQL 11, which was not found on this machine',
    )
  })

  test('says so when the file with its password is missing', async () => {
    const stateFile = join(dataDir, 'postgres.json')
    const kept = readFileSync(stateFile)
    rmSync(stateFile)

    const refusal = start().finally(() => writeFileSync(stateFile, kept, { mode: 0o600 }))

    await expect(refusal).rejects.toThrow('not the file postgres.json with its password')
  })

  test('works in a folder that nobody else may enter, leaves that folder’s mode alone, and starts anew when it was deleted', async () => {
    const closed = join(workshop, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const first = await start(closed, { durable: false })
    await queryOnce(first.url, 'create table only_in_the_first (id int)')
    await first.stop()

    expect(statSync(closed).mode & 0o777).toBe(0o700)
    expect(first.folder.startsWith(isRoot ? '/var/lib/waywell/' : workshop)).toBe(true)

    rmSync(closed, { recursive: true })
    mkdirSync(closed, { mode: 0o700 })
    const second = await start(closed, { durable: false })
    expect(await queryOnce(second.url, `select to_regclass('only_in_the_first') as found`)).toEqual([
      { found: null },
    ])
    await second.stop()
    if (isRoot) rmSync(dirname(second.folder), { recursive: true })
  })
})

async function start(folder = dataDir, { durable } = { durable: true }): Promise<EmbeddedPostgres> {
  events = []
  const seen = events
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    durable,
    log: event => seen.push(event),
  })
  running.add(postgres)
  return postgres
}

async function startElsewhere(): Promise<{ process: ChildProcess; pid: number | undefined; url: string }> {
  const child = runElsewhere(`
    const postgres = await startEmbeddedPostgres(options)
    process.stdout.write(postgres.url + '\\n')
    process.stdin.resume().on('end', () => process.exit(0))
  `)
  const [url] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`it ended with code ${code}`))),
  ])
  return { process: child, pid: child.pid, url: String(url) }
}

function runElsewhere(program: string) {
  const launcher = join(import.meta.dirname, 'start-embedded-postgres.ts')
  const opening = `
    import { startEmbeddedPostgres } from ${JSON.stringify(launcher)}
    const options = { dataDir: ${JSON.stringify(dataDir)}, log() {} }
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', opening + program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  holders.add(child)
  return child
}

function withoutSocket(url: string): string {
  const byPort = new URL(url)
  byPort.searchParams.delete('host')
  return byPort.href
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(20)
}
