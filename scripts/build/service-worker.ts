import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Chunk, chunkOf } from './page-html.ts'

const SOURCE = 'src/web/service-worker.js'
/** What opens without a connection. */
const OFFLINE_PAGES = [
  '/dashboard',
  '/wellness',
  '/wellness/checkin',
  '/wellness/overview',
  '/wellness/history',
  '/wellness/entry',
  '/wellness/year',
]
/** Everything these load, now or later. */
const OFFLINE_SOURCES = [
  'index.html',
  'src/web/main.tsx',
  'src/web/shell/app-shell.tsx',
  'src/web/dashboard/dashboard-screen.tsx',
  'src/web/offline.ts',
  // Named in a file that every page loads, whose later parts are left out.
  'src/web/safety/crisis-check.tsx',
  ...['check-in', 'overview', 'history', 'entry', 'year'].map(name => `src/web/wellness/${name}-screen.tsx`),
]
/** Of these, what they load later is every other screen. */
const WITHOUT_LATER_PARTS = ['index.html', 'app']

/** Writes dist/web/service-worker.js, which differs whenever something it keeps does. */
export async function writeServiceWorker(
  out: string,
  chunksFile: string,
  pages: Readonly<Record<string, { file: string }>>,
  fonts: readonly string[],
): Promise<void> {
  const chunks: Record<string, Chunk> = JSON.parse(await readFile(chunksFile, 'utf8'))
  const found = new Set<string>()
  for (const source of OFFLINE_SOURCES) collect(chunkOf(chunks, source))
  const files = [...found].flatMap(key => {
    const { file, css = [] } = chunks[key] ?? { file: '' }
    return [file, ...css]
  })
  const kept = [...new Set(files.map(file => `/${file}`)), ...fonts, '/favicon.svg'].toSorted()
  const hash = createHash('sha256').update(kept.join())
  for (const path of OFFLINE_PAGES) hash.update(await readFile(join(out, pages[path]?.file ?? '')))
  const script = (await readFile(SOURCE, 'utf8'))
    .replace('__VERSION__', hash.digest('base64url').slice(0, 16))
    .replace('__PAGES__', JSON.stringify(OFFLINE_PAGES))
    .replace('__FILES__', JSON.stringify(kept))
  await writeFile(join(out, 'service-worker.js'), script)

  function collect(key: string) {
    const chunk = chunks[key]
    if (!chunk || found.has(key)) return
    found.add(key)
    for (const one of chunk.imports ?? []) collect(one)
    if (WITHOUT_LATER_PARTS.includes(key) || WITHOUT_LATER_PARTS.includes(chunk.name ?? '')) return
    for (const one of chunk.dynamicImports ?? []) collect(one)
  }
}
