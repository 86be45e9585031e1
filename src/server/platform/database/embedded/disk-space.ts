import { statfs } from 'node:fs/promises'
import { errorFields, type Log } from '../../log.ts'

export type DiskSpace = {
  /** True when saving more would fill the disk, after which the database could not even be read. */
  isAlmostFull(): boolean
  stop(): void
}

/** WAL segments are 16 MB; PostgreSQL stops when it cannot write one. */
export const FREE_DISK_MIN_BYTES = 64 * 1024 * 1024
const POLL_MS = 1_000

/** Polls the free space under the embedded database; an external database is watched by its operator. */
export async function watchDiskSpace(
  folder: string,
  log: Log,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<DiskSpace> {
  let isAlmostFull = false
  const check = async () => {
    const bytes = await free(folder)
    const nowAlmostFull = bytes < FREE_DISK_MIN_BYTES
    if (nowAlmostFull !== isAlmostFull)
      log.warn(nowAlmostFull ? 'disk_almost_full' : 'disk_space_recovered', {
        freeMb: Math.floor(bytes / 1024 / 1024),
      })
    isAlmostFull = nowAlmostFull
  }
  await check()
  const timer = setInterval(
    () => check().catch(error => log.warn('disk_space_unreadable', errorFields(error))),
    POLL_MS,
  )
  timer.unref()
  return { isAlmostFull: () => isAlmostFull, stop: () => clearInterval(timer) }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
