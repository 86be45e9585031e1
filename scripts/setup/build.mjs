import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithMessage } from './exit-with-message.mjs'
import { ROOT } from './install.mjs'
import { captureNode } from './run-node.mjs'

const STAMPS = join(ROOT, '.cache', 'build')
/** What each part of dist/ is made from, and a file that is there once it was made. */
const MADE_FROM = {
  web: {
    sources: [
      'index.html',
      'knowledge/manifest.json',
      'package-lock.json',
      'scripts/build',
      'scripts/build.mjs',
      'src/shared',
      'src/web',
      'vite.config.ts',
    ],
    result: 'dist/web/manifest.json',
  },
  server: {
    sources: [
      'knowledge/manifest.json',
      'knowledge/tables',
      'package-lock.json',
      'package.json',
      'scripts/build/server.ts',
      'scripts/build.mjs',
      'scripts/setup/server-arguments.mjs',
      'src/engine',
      'src/server',
      'src/shared',
    ],
    result: 'dist/server/main.js',
  },
}
export const PARTS = Object.keys(MADE_FROM)

/** Builds those parts of dist/ that were not made from the very same sources. Speaks on stderr only. */
export async function ensureBuilt(parts = PARTS) {
  const stale = parts.filter(part => !isBuilt(part))
  if (stale.length === 0) return
  const startedAt = performance.now()
  process.stderr.write(stale.includes('web') ? 'Building the pages … ' : 'Building the server … ')
  const { code, output } = await captureNode([join(ROOT, 'scripts', 'build.mjs'), ...stale], { cwd: ROOT })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  process.stderr.write(code === 0 ? `done in ${seconds} s\n` : 'failed\n')
  if (code !== 0) exitWithMessage(`The product could not be built:\n${output.trim()}`)
}

/** Forgets when a part was built; the answer, called once it is built, keeps what it was built from. */
export function beginBuild(part) {
  const sources = fingerprint(part)
  rmSync(stampOf(part), { force: true })
  return () => {
    mkdirSync(STAMPS, { recursive: true })
    writeFileSync(stampOf(part), sources)
  }
}

/** Whether a part of dist/ was made from the sources as they are now. */
export function isBuilt(part) {
  const stamp = stampOf(part)
  return (
    existsSync(join(ROOT, MADE_FROM[part].result)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(part)
  )
}

function stampOf(part) {
  return join(STAMPS, `${part}.made-from`)
}

function fingerprint(part) {
  const hash = createHash('sha256')
  for (const path of MADE_FROM[part].sources.flatMap(filesIn)) {
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
