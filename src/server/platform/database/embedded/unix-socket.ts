import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The least that an operating system takes, that of macOS, without the zero at the end. */
const PATH_MAX_BYTES = 103
/** What PostgreSQL names its socket, before the port, and its lock file. */
const SOCKET_PREFIX = '.s.PGSQL.'

/**
 * Where the database offers a socket file beside its port: in the folder of the cluster, which only its owner may enter.
 * Null where none can be made; what makes a list of folders of one path is left to the port as well.
 */
export function socketFolder(cluster: string, port: number): string | null {
  if (process.platform === 'win32' || /[,"]/.test(cluster)) return null
  const path = join(cluster, `${SOCKET_PREFIX}${port}`)
  return Buffer.byteLength(path) > PATH_MAX_BYTES ? null : cluster
}

/** After a crash, the pid in a lock file may be another program's by now: PostgreSQL would refuse for ever. */
export function removeSockets(cluster: string): void {
  for (const name of readdirSync(cluster))
    if (name.startsWith(SOCKET_PREFIX)) rmSync(join(cluster, name), { force: true })
}

/** Whether a start failed for its socket alone: some file systems hold none. */
export function isSocketFailure(error: unknown): boolean {
  return /Unix-domain socket/i.test(String(error))
}
