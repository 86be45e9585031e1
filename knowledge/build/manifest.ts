import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { byText } from './read-table.ts'
import { sourcesPage } from './sources-page.ts'
import type { BuiltFile } from './write-knowledge.ts'

const VERSION = 1
const NOT_BUILT = new Set(['manifest.json', 'sources.json', 'SOURCES.md'])

/** Lists every file of the base with its size and fingerprint, and writes the page of sources beside it. */
export async function writeManifest(target: string, built: BuiltFile[]): Promise<void> {
  const names = (await readdir(target, { withFileTypes: true }))
    .filter(entry => entry.isFile() && !NOT_BUILT.has(entry.name))
    .map(({ name }) => name)
    .sort(byText)
  const facts = new Map(built.map(({ file, ...rest }) => [file, rest]))
  const before = await factsBefore(target)
  const files = await Promise.all(
    names.map(async file => {
      const content = await readFile(join(target, file))
      const sha256 = createHash('sha256').update(content).digest('hex')
      return { file, bytes: content.length, sha256, ...(facts.get(file) ?? before.get(file)) }
    }),
  )
  await writeFile(join(target, 'manifest.json'), `${JSON.stringify({ version: VERSION, files }, null, 1)}\n`)
  await writeFile(join(target, 'SOURCES.md'), sourcesPage())
}

/** What the last build said of files that this one leaves as they are. */
async function factsBefore(target: string): Promise<Map<string, Omit<BuiltFile, 'file'>>> {
  const text = await readFile(join(target, 'manifest.json'), 'utf8').catch(() => '{"files":[]}')
  const { files }: { files: BuiltFile[] } = JSON.parse(text)
  return new Map(files.map(({ file, rows, source, date }) => [file, { rows, source, date }]))
}
