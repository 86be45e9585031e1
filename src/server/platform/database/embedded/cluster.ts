import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Binaries, program } from './binaries.ts'
import { copyOwner, type DataFolder } from './data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { failureInOutput } from './failure-in-output.ts'
import { processCommand, processStartTime } from './process-identity.ts'
import { removeSockets } from './unix-socket.ts'

/** A running database server; exited settles when it is gone, however that came about. */
export type Postmaster = { pid: number; exited: Promise<void> } & PostmasterAddress

/** Where it can be reached: always by its port, and faster by a socket file where it has one. */
type PostmasterAddress = { port: number; socketFolder: string | null }

const POLL_MS = 10
const ADOPTED_POLL_MS = 250
const STOP_TIMEOUT_S = 30
const LOG_MAX_BYTES = 5_000_000
const MINIMAL_ENV = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }

export function clusterMajor(cluster: string): number | undefined {
  const file = join(cluster, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** Makes the cluster in one step: a start that was cut off leaves none behind. */
export async function createCluster(
  folder: DataFolder,
  binaries: Binaries,
  superuserPassword: string,
  durable: boolean,
) {
  const draft = `${folder.cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  const passwordFile = `${draft}.password`
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 })
  if (folder.osUser !== null) {
    for (const path of [draft, passwordFile]) chownSync(path, folder.osUser.uid, folder.osUser.gid)
  }
  const BUILTIN_LOCALE_SINCE = 17
  const locale =
    binaries.major >= BUILTIN_LOCALE_SINCE ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []
  try {
    await run(folder, program(binaries, 'initdb'), [
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      ...locale,
      '--data-checksums',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(draft, folder.cluster)
}

/** The server that already runs in the folder, left behind by a process that was killed. */
export async function findPostmaster(folder: DataFolder): Promise<Postmaster | undefined> {
  for (;;) {
    const found = readPostmasterFile(folder)
    if (found === undefined || !isPostmasterOf(found.pid, folder)) return undefined
    if (found.status === 'ready') {
      const exited = processExit(found.pid)
      stopWithThisProcess(found.pid, exited)
      return { ...found, exited }
    }
    await sleep(POLL_MS)
  }
}

export async function launchPostmaster(
  folder: DataFolder,
  binaries: Binaries,
  address: PostmasterAddress,
  durable: boolean,
): Promise<Postmaster> {
  clearStalePid(folder)
  if ((statSync(folder.logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX_BYTES)
    truncateSync(folder.logFile)
  const logFile = openSync(folder.logFile, 'a', 0o600)
  copyOwner(folder.logFile, folder.root)
  const logStart = statSync(folder.logFile).size
  const settings = serverSettings(address, durable).flatMap(setting => ['-c', setting])
  // In its own process group, so that Ctrl-C reaches the server, which lets requests finish before the database stops.
  const child = spawn(program(binaries, 'postgres'), ['-D', folder.cluster, ...settings], {
    detached: true,
    stdio: ['ignore', logFile, logFile],
    cwd: folder.root,
    env: MINIMAL_ENV,
    ...folder.osUser,
  })
  closeSync(logFile)
  const exited = childExit(child)
  if (child.pid !== undefined) stopWithThisProcess(child.pid, exited)
  let hasExited = false
  exited.then(() => {
    hasExited = true
  })
  child.unref()
  while (!hasExited) {
    const file = readPostmasterFile(folder)
    if (child.pid !== undefined && file?.pid === child.pid && file.status === 'ready') {
      return { ...file, exited }
    }
    await sleep(POLL_MS)
  }
  throw new EmbeddedPostgresError(`PostgreSQL did not start: ${lastFatalLine(folder, logStart)}`)
}

export async function stopPostmaster(folder: DataFolder, binaries: Binaries): Promise<void> {
  const stop = (mode: string) =>
    run(folder, program(binaries, 'pg_ctl'), [
      'stop',
      '-D',
      folder.cluster,
      '-m',
      mode,
      '-t',
      String(STOP_TIMEOUT_S),
    ])
  if (readPostmasterFile(folder) === undefined) return
  await stop('fast').catch(() => stop('immediate'))
}

function serverSettings({ port, socketFolder }: PostmasterAddress, durable: boolean): string[] {
  const safety = durable
    ? ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on']
    : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
  return [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${socketFolder ?? ''}`,
    'unix_socket_permissions=0700',
    'cluster_name=waywell',
    // Databases that are thrown away serve many servers at once.
    `max_connections=${durable ? 100 : 300}`,
    'shared_buffers=128MB',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    // Failed statements and their details carry what people wrote; the application logs its own errors without it.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
    ...safety,
  ]
}

function readPostmasterFile(
  folder: DataFolder,
): ({ pid: number; status: string } & PostmasterAddress) | undefined {
  const path = join(folder.cluster, 'postmaster.pid')
  let lines: string[]
  try {
    lines = readFileSync(path, 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, , , port, socketFolder, , , status = ''] = lines
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder: socketFolder || null,
    status: status.trim(),
  }
}

function isPostmasterOf(pid: number, folder: DataFolder): boolean {
  return processStartTime(pid) !== undefined && processCommand(pid).includes(folder.cluster)
}

// The noted pid may be a zombie or, after a reboot, another program: PostgreSQL would refuse for ever. It ignores its
// parent's pid; the rest of the file stays, because it tells PostgreSQL whether old sessions still use the data.
function clearStalePid(folder: DataFolder): void {
  const found = readPostmasterFile(folder)
  if (found !== undefined && isPostmasterOf(found.pid, folder)) return
  removeSockets(folder.cluster)
  if (found === undefined) return
  const path = join(folder.cluster, 'postmaster.pid')
  const [, ...rest] = readFileSync(path, 'utf8').split('\n')
  writeFileSync(path, [process.pid, ...rest].join('\n'))
}

// A process that exits without a word must not leave the database running behind it.
function stopWithThisProcess(pid: number, exited: Promise<void>): void {
  const interrupt = () => {
    try {
      process.kill(pid, 'SIGINT')
    } catch {
      // It is gone already.
    }
  }
  process.once('exit', interrupt)
  exited.then(() => process.off('exit', interrupt))
}

function childExit(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
}

async function processExit(pid: number): Promise<void> {
  const startTime = processStartTime(pid)
  while (startTime !== undefined && processStartTime(pid) === startTime)
    await sleep(ADOPTED_POLL_MS, undefined, { ref: false })
}

function lastFatalLine(folder: DataFolder, from: number): string {
  const output = readFileSync(folder.logFile).subarray(from).toString('utf8')
  return failureInOutput(output) || `see ${folder.logFile}`
}

async function run(folder: DataFolder, file: string, args: string[]): Promise<void> {
  try {
    await promisify(execFile)(file, args, { cwd: folder.root, env: MINIMAL_ENV, ...folder.osUser })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw new EmbeddedPostgresError(
      failureInOutput(output) ||
        `${file} could not be run: ${error instanceof Error ? error.message : error}`,
    )
  }
}
