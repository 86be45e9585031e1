import { createHash, randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { z } from 'zod'
import type { LogFields } from '../../log.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { canReach, type OsUser, osUserFor } from './os-user.ts'

/** What DATA_DIR remembers about its database. */
const clusterState = z.object({
  /** The root of the data folder, relative to DATA_DIR where it lies inside. */
  place: z.string(),
  port: z.number().int().nullable(),
  superuserPassword: z.string(),
  ownerPassword: z.string(),
  ownerReady: z.boolean(),
})
export type ClusterState = z.infer<typeof clusterState>

/** Where one database lives: root holds the cluster, its lock and its log. */
export type DataFolder = {
  dataDir: string
  root: string
  cluster: string
  logFile: string
  cacheFolder: string
  osUser: OsUser
}

const EXTERNAL_ROOT = '/var/lib/waywell'

export function openDataFolder(dataDir: string): DataFolder {
  makeDataDir(dataDir)
  const real = realpathSync(dataDir)
  const savedPlace = readState(real)?.place
  const inside = osUserFor(join(real, 'postgres'))
  const root =
    savedPlace !== undefined ? absolute(real, savedPlace) : canReach(real, inside) ? real : externalRoot(real)
  if (!existsSync(root)) {
    throw new EmbeddedPostgresError(
      `The database of ${real} should lie in ${root}, which does not exist: bring that folder back, or set DATA_DIR to another folder.`,
    )
  }
  const cluster = join(root, 'postgres')
  return {
    dataDir: real,
    root,
    cluster,
    logFile: join(root, 'postgres.log'),
    cacheFolder: join(EXTERNAL_ROOT, 'binaries'),
    osUser: osUserFor(cluster),
  }
}

export function loadState(folder: DataFolder, log: (event: string, fields: LogFields) => void): ClusterState {
  const state = readState(folder.dataDir)
  if (state !== undefined) return state
  if (existsSync(folder.cluster)) {
    if (folder.root === folder.dataDir) {
      throw new EmbeddedPostgresError(
        `${folder.dataDir} holds a database but not the file postgres.json with its password: bring that file back, or set DATA_DIR to another folder.`,
      )
    }
    // Whoever deleted DATA_DIR to begin anew must not meet the old data, nor lose it without a word.
    const aside = `${folder.cluster}-before-${new Date().toISOString().replaceAll(/\D/g, '')}`
    renameSync(folder.cluster, aside)
    log('postgres_set_aside', { folder: aside })
  }
  const fresh = {
    place: folder.root === folder.dataDir ? '.' : folder.root,
    port: null,
    superuserPassword: randomBytes(24).toString('hex'),
    ownerPassword: randomBytes(24).toString('hex'),
    ownerReady: false,
  }
  saveState(folder, fresh)
  return fresh
}

export function ownerUrl(
  { ownerPassword }: Pick<ClusterState, 'ownerPassword'>,
  port: number,
  socketFolder: string | null = null,
): string {
  // Drivers take the parameter for the host, and the port for a part of the socket's name.
  const socket = socketFolder === null ? '' : `?host=${encodeURIComponent(socketFolder)}`
  return `postgres://waywell:${ownerPassword}@127.0.0.1:${port}/waywell${socket}`
}

/** Where the database of a folder is while its server runs; null where there never was one. */
export function savedOwnerUrl(dataDir: string): string | null {
  const state = existsSync(dataDir) ? readState(realpathSync(dataDir)) : undefined
  return state?.port ? ownerUrl(state, state.port) : null
}

export function saveState(folder: DataFolder, state: ClusterState): void {
  const path = statePath(folder.dataDir)
  const draft = `${path}.new`
  writeFileSync(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  copyOwner(draft, folder.dataDir)
  renameSync(draft, path)
}

/** Root may open a folder for its owner; a file left to root would lock the owner out the next day. */
export function copyOwner(path: string, like: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(like)
  chownSync(path, uid, gid)
}

function readState(dataDir: string): ClusterState | undefined {
  const path = statePath(dataDir)
  if (!existsSync(path)) return undefined
  try {
    return clusterState.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new EmbeddedPostgresError(
      `${path} cannot be read: bring back the file as it was, or set DATA_DIR to another folder.`,
    )
  }
}

function statePath(dataDir: string): string {
  return join(dataDir, 'postgres.json')
}

function absolute(dataDir: string, place: string): string {
  return isAbsolute(place) ? place : join(dataDir, place)
}

function makeDataDir(dataDir: string): void {
  const ENTER_ONLY = 0o711
  try {
    makeFolder(resolve(dataDir), process.getuid?.() === 0 ? ENTER_ONLY : 0o700)
    if (!statSync(dataDir).isDirectory()) throw new Error('it is a file')
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be used (${error instanceof Error ? error.message : error}): make it a folder that this user may write to, or set DATA_DIR to another folder.`,
    )
  }
}

/** One folder after the other: where a folder takes none, as /proc does, making them all at once never ends. */
function makeFolder(path: string, mode: number): void {
  if (existsSync(path)) return
  makeFolder(dirname(path), mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another server may start at the same moment.
    if (!existsSync(path)) throw error
  }
}

function externalRoot(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const root = join(EXTERNAL_ROOT, name)
  mkdirSync(root, { recursive: true })
  for (const folder of [EXTERNAL_ROOT, root]) chmodSync(folder, 0o711)
  return root
}
