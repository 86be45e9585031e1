import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The account PostgreSQL runs under; null means the one this process has. */
export type Account = { uid: number; gid: number } | null

const UNPRIVILEGED_USER = { uid: 65534, gid: 65534 }

// PostgreSQL refuses to run as root, and a cluster opens only for the account that owns it.
export function accountFor(clusterFolder: string): Account {
  if (process.getuid?.() !== 0) return null
  if (!existsSync(clusterFolder)) return UNPRIVILEGED_USER
  const { uid, gid } = statSync(clusterFolder)
  return uid === 0 ? UNPRIVILEGED_USER : { uid, gid }
}

/** Whether the account may enter every folder on the way to the path, and read what is there. */
export function canReach(path: string, account: Account): boolean {
  if (account === null) return true
  const target = resolve(path)
  if (!existsSync(target)) return canReach(dirname(target), account)
  const READ = 4
  const ENTER = 1
  if (statSync(target).isFile() && !allows(target, READ, account)) return false
  for (let folder = target; ; folder = dirname(folder)) {
    if (statSync(folder).isDirectory() && !allows(folder, ENTER, account)) return false
    if (folder === dirname(folder)) return true
  }
}

function allows(path: string, bit: number, account: { uid: number; gid: number }): boolean {
  const { uid, gid, mode } = statSync(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  return ((mode >> shift) & bit) !== 0
}
