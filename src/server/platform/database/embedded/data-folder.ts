import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { z } from 'zod'
import type { LogFields } from '../../log.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { type Account, accountFor, canReach } from './os-user.ts'

/** What DATA_DIR remembers about its database. */
const clusterStateSchema = z.object({
  place: z.string(),
  port: z.number().int().nullable(),
  superuserPassword: z.string(),
  ownerPassword: z.string(),
  ownerReady: z.boolean(),
})
export type Note = z.infer<typeof clusterStateSchema>

/** Where one database lives: place holds the cluster, its lock and its log. */
export type DataFolder = {
  dataDir: string
  place: string
  cluster: string
  logFile: string
  cacheFolder: string
  account: Account
}

const EXTERNAL_ROOT = '/var/lib/waywell'

export function openDataFolder(dataDir: string): DataFolder {
  makeDataDir(dataDir)
  const real = realpathSync(dataDir)
  const noted = readState(real)?.place
  const inside = accountFor(join(real, 'postgres'))
  const place =
    noted !== undefined ? absolute(real, noted) : canReach(real, inside) ? real : externalClusterDir(real)
  if (!existsSync(place)) {
    throw new EmbeddedPostgresError(
      `The database of ${real} should lie in ${place}, which does not exist: bring that folder back, or set DATA_DIR to another folder.`,
    )
  }
  const cluster = join(place, 'postgres')
  return {
    dataDir: real,
    place,
    cluster,
    logFile: join(place, 'postgres.log'),
    cacheFolder: join(EXTERNAL_ROOT, 'binaries'),
    account: accountFor(cluster),
  }
}

export function loadState(folder: DataFolder, log: (event: string, fields: LogFields) => void): Note {
  const note = readState(folder.dataDir)
  if (note !== undefined) return note
  if (existsSync(folder.cluster)) {
    if (folder.place === folder.dataDir) {
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
    place: folder.place === folder.dataDir ? '.' : folder.place,
    port: null,
    superuserPassword: randomBytes(24).toString('hex'),
    ownerPassword: randomBytes(24).toString('hex'),
    ownerReady: false,
  }
  saveState(folder, fresh)
  return fresh
}

export function saveState(folder: DataFolder, note: Note): void {
  const path = notePath(folder.dataDir)
  const draft = `${path}.new`
  writeFileSync(draft, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 })
  copyOwner(draft, folder.dataDir)
  renameSync(draft, path)
}

/** Root may open a folder for its owner; a file left to root would lock the owner out the next day. */
export function copyOwner(path: string, like: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(like)
  chownSync(path, uid, gid)
}

function readState(dataDir: string): Note | undefined {
  const path = notePath(dataDir)
  if (!existsSync(path)) return undefined
  try {
    return clusterStateSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new EmbeddedPostgresError(
      `${path} cannot be read: bring back the file as it was, or set DATA_DIR to another folder.`,
    )
  }
}

function notePath(dataDir: string): string {
  return join(dataDir, 'postgres.json')
}

function absolute(dataDir: string, place: string): string {
  return isAbsolute(place) ? place : join(dataDir, place)
}

function makeDataDir(dataDir: string): void {
  if (existsSync(dataDir)) return
  const ENTER_ONLY = 0o711
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? ENTER_ONLY : 0o700 })
}

function externalClusterDir(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const place = join(EXTERNAL_ROOT, name)
  mkdirSync(place, { recursive: true })
  for (const folder of [EXTERNAL_ROOT, place]) chmodSync(folder, 0o711)
  return place
}
