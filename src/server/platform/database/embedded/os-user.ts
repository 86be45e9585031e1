import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The operating-system user PostgreSQL runs under; null means the one this process has. */
export type OsUser = { uid: number; gid: number } | null

const UNPRIVILEGED_USER = { uid: 65534, gid: 65534 }

// PostgreSQL refuses to run as root, and a cluster opens only for the user that owns it.
export function osUserFor(clusterFolder: string): OsUser {
  if (process.getuid?.() !== 0) return null
  if (!existsSync(clusterFolder)) return UNPRIVILEGED_USER
  const { uid, gid } = statSync(clusterFolder)
  return uid === 0 ? UNPRIVILEGED_USER : { uid, gid }
}

/** Whether the user may enter every folder on the way to the path, and read what is there. */
export function canReach(path: string, osUser: OsUser): boolean {
  if (osUser === null) return true
  const target = resolve(path)
  if (!existsSync(target)) return canReach(dirname(target), osUser)
  const READ = 4
  const ENTER = 1
  if (statSync(target).isFile() && !allows(target, READ, osUser)) return false
  for (let folder = target; ; folder = dirname(folder)) {
    if (statSync(folder).isDirectory() && !allows(folder, ENTER, osUser)) return false
    if (folder === dirname(folder)) return true
  }
}

function allows(path: string, bit: number, osUser: { uid: number; gid: number }): boolean {
  const { uid, gid, mode } = statSync(path)
  const shift = uid === osUser.uid ? 6 : gid === osUser.gid ? 3 : 0
  return ((mode >> shift) & bit) !== 0
}
