import { randomUUID } from 'node:crypto'
import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { processStartTime, UNKNOWN_START_TIME } from './process-identity.ts'

type FolderLock = { release(): void }

const HEARTBEAT_MS = 2_000
const HEARTBEAT_TIMEOUT_MS = 5_000
const SETTLE_MS = 50

const holderSchema = z.object({
  token: z.string(),
  pid: z.number().int(),
  /** When the process started; the name in lock files that older versions wrote. */
  life: z.string(),
  machine: z.string(),
})
type Holder = z.infer<typeof holderSchema>

/** Makes this process the only one that runs the database in the folder, or refuses. */
export async function lockFolder(folder: string, displayPath: string): Promise<FolderLock> {
  const path = join(folder, 'postgres.lock')
  const mine = ownHolder()
  const draft = `${path}.${mine.token}`
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 })
  try {
    if (!linkIfAbsent(draft, path)) {
      const holder = readHolder(path)
      if (holder !== undefined && (await isHeld(holder, path))) throw inUseError(holder, displayPath)
      renameSync(draft, path)
      // Two processes may find the same abandoned lock at once; the last to write it is the owner.
      await sleep(SETTLE_MS)
      if (readHolder(path)?.token !== mine.token) throw inUseError(readHolder(path), displayPath)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS).unref()
  const release = () => {
    clearInterval(heartbeat)
    process.off('exit', release)
    rmSync(path, { force: true })
  }
  process.once('exit', release)
  return { release }
}

function inUseError(holder: Holder | undefined, displayPath: string): EmbeddedPostgresError {
  const who = holder === undefined ? 'another process' : `process ${holder.pid}`
  return new EmbeddedPostgresError(
    `The data folder ${displayPath} is in use by ${who}: stop that server first, or set DATA_DIR to another folder.`,
  )
}

async function isHeld(holder: Holder, path: string): Promise<boolean> {
  if (holder.machine !== machineId()) return heartbeatMoves(path)
  const startTime = processStartTime(holder.pid)
  if (startTime === undefined) return false
  return startTime === holder.life || startTime === UNKNOWN_START_TIME || holder.life === UNKNOWN_START_TIME
}

// Two containers on one volume cannot see each other's processes: only the moving heartbeat tells that one lives.
async function heartbeatMoves(path: string): Promise<boolean> {
  const before = statSync(path).mtimeMs
  await sleep(HEARTBEAT_TIMEOUT_MS)
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs !== before
}

function touch(path: string): void {
  const now = new Date()
  // A folder deleted under a running server must not bring the server down.
  try {
    utimesSync(path, now, now)
  } catch {}
}

function ownHolder(): Holder {
  const { pid } = process
  return { token: randomUUID(), pid, life: processStartTime(pid) ?? UNKNOWN_START_TIME, machine: machineId() }
}

function machineId(): string {
  return process.platform === 'linux' ? `${hostname()} ${readlinkSync('/proc/self/ns/pid')}` : hostname()
}

function readHolder(path: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

function linkIfAbsent(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
