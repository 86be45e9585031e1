import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import type { SourceFile } from './sources.ts'

const FETCH_TIMEOUT_MS = 120_000

/** What stands between a folder of raw files and a build: one sentence for each file that is missing or another version. */
export async function sourceProblems(folder: string, files: SourceFile[]): Promise<string[]> {
  const problems: string[] = []
  for (const file of files) {
    const bytes = await readIfThere(join(folder, file.file))
    if (!bytes) problems.push(`${file.file} is missing`)
    else if (sha256(bytes) !== file.sha256)
      problems.push(`${file.file} is another version: expected sha256 ${file.sha256}, found ${sha256(bytes)}`)
  }
  return problems
}

/**
 * Fetches every file that the folder lacks and answers what went wrong. A mirror is the address of a copy of the whole
 * folder; without one each file comes from its original, and those that were prepared from theirs cannot be fetched.
 */
export async function downloadSources(
  folder: string,
  files: SourceFile[],
  mirror?: string | undefined,
): Promise<string[]> {
  const problems: string[] = []
  for (const file of files) {
    if ((await sourceProblems(folder, [file])).length === 0) continue
    const problem = await download(folder, file, mirror)
    if (problem) problems.push(problem)
  }
  return problems
}

async function download(
  folder: string,
  file: SourceFile,
  mirror: string | undefined,
): Promise<string | null> {
  if (!mirror && file.prepared)
    return `${file.file} cannot be fetched: make it from ${file.original} (${file.prepared})`
  const address = mirror ? new URL(encodeURI(file.file), withSlash(mirror)).href : file.original
  const fetched = await fetchBytes(address)
  if (typeof fetched === 'string') return `${file.file}: ${fetched}`
  const bytes = !mirror && file.member ? zipMember(fetched, file.member) : fetched
  if (!bytes) return `${file.file}: ${address} holds no ${file.member}`
  if (sha256(bytes) !== file.sha256)
    return `${file.file}: ${address} offers another version: expected sha256 ${file.sha256}, found ${sha256(bytes)}`
  await writeWhole(join(folder, file.file), bytes)
  return null
}

async function fetchBytes(address: string): Promise<Uint8Array | string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
    if (!response.ok) return `${address} answered ${response.status}`
    return new Uint8Array(await response.arrayBuffer())
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return `${address} could not be reached: ${cause}`
  }
}

function zipMember(archive: Uint8Array, member: string): Uint8Array | undefined {
  try {
    return unzipSync(archive, { filter: ({ name }) => name === member })[member]
  } catch {
    return undefined
  }
}

/** A build that starts beside an interrupted download must not read half a file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}
