import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithMessage } from './exit-with-message.mjs'
import { ROOT } from './install.mjs'
import { captureNode } from './run-node.mjs'

const STAMP = join(ROOT, 'dist', '.built-from')
const SOURCES = [
  'index.html',
  'knowledge/manifest.json',
  'package-lock.json',
  'scripts/build',
  'scripts/build.mjs',
  'src/shared',
  'src/web',
  'vite.config.ts',
]

/** Builds the front end unless dist/ was made from the very same sources. Speaks on stderr only. */
export async function ensureBuilt() {
  const sources = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  const startedAt = performance.now()
  process.stderr.write('Building the pages … ')
  rmSync(STAMP, { force: true })
  const { code, output } = await captureNode([join(ROOT, 'scripts', 'build.mjs')], { cwd: ROOT })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  process.stderr.write(code === 0 ? `done in ${seconds} s\n` : 'failed\n')
  if (code !== 0) exitWithMessage(`The pages could not be built:\n${output.trim()}`)
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  writeFileSync(STAMP, sources)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(filesIn)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  const entry = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (entry === undefined || /\.test\.tsx?$/.test(path)) return []
  if (entry.isFile()) return [path]
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap(name => filesIn(`${path}/${name}`))
}
