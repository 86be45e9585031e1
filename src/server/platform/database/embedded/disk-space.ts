import { statfs } from 'node:fs/promises'
import { errorFields, type Log } from '../../log.ts'

export type StorageRoom = {
  /** True when saving more would fill the disk, after which the database could not even be read. */
  isShort(): boolean
  stop(): void
}

/** Enough for the database to go on by itself: its log of changes grows in steps of 16 MB. */
export const RESERVE_BYTES = 64 * 1024 * 1024
const LOOK_EVERY_MS = 1_000

/** Watches the disk under the embedded database; whoever runs their own watches it there. */
export async function watchStorageRoom(
  folder: string,
  log: Log,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<StorageRoom> {
  let isShort = false
  const look = async () => {
    const bytes = await free(folder)
    const nowShort = bytes < RESERVE_BYTES
    if (nowShort !== isShort)
      log.warn(nowShort ? 'storage_short' : 'storage_enough', { freeMb: Math.floor(bytes / 1024 / 1024) })
    isShort = nowShort
  }
  await look()
  const timer = setInterval(
    () => look().catch(error => log.warn('storage_unknown', errorFields(error))),
    LOOK_EVERY_MS,
  )
  timer.unref()
  return { isShort: () => isShort, stop: () => clearInterval(timer) }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
