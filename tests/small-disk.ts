import { execFileSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  /** Whether bytes really run out here; else only the reading of what is free says so. */
  isReal: boolean
  free(): Promise<number>
  /** Fills the disk except for this many bytes. */
  fill(leave: number): Promise<void>
  clear(): Promise<void>
  remove(): Promise<void>
}

const SIZE_BYTES = 240 * 1024 * 1024
const STEP = 64 * 1024

/** A disk of its own where this process may mount one, which takes root; else a folder whose free space is simulated. */
export async function openSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'waywell-disk-'))
  await chmod(folder, 0o711)
  const isReal = mount(folder)
  const filler = join(folder, 'filler')
  let pretended = SIZE_BYTES
  const free = async () => {
    if (!isReal) return pretended
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  return {
    folder,
    isReal,
    free,
    async fill(leave) {
      pretended = leave
      if (isReal) writeUntilFull(filler, (await free()) - leave)
    },
    async clear() {
      pretended = SIZE_BYTES
      await rm(filler, { force: true })
    },
    async remove() {
      if (isReal) execFileSync('umount', [folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_BYTES},mode=0711`, 'none', folder], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

function writeUntilFull(path: string, bytes: number) {
  const block = Buffer.alloc(STEP)
  const file = openSync(path, 'a')
  try {
    for (let written = 0; written < bytes; )
      written += writeSync(file, block, 0, Math.min(STEP, bytes - written))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}
