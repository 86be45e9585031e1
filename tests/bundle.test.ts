import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FILES } from '#server/files.ts'
import type { BundleContents } from '../scripts/build/server.ts'
import { ROOT } from './source-files.ts'

const SERVER = join(ROOT, 'dist/server')
const LOADED_AT_START_MAX_BYTES = 2_300_000

const contents: BundleContents = JSON.parse(
  readFileSync(join(ROOT, '.cache/build/server-contents.json'), 'utf8'),
)
const modulesOf = (files: Iterable<string>) => [...files].flatMap(file => contents[file]?.modules ?? [])

test('every server starts with at most 2.3 MB of script; mail, payments, export, models and engine come when they are used', () => {
  const serve = contents['main.js']?.dynamicImports ?? []
  const eager = withImports(['main.js', ...serve])
  const bytes = [...eager].reduce((sum, file) => sum + statSync(join(SERVER, file)).size, 0)
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(bytes).toBeLessThanOrEqual(LOADED_AT_START_MAX_BYTES)
  const rare =
    /node_modules\/(?:nodemailer|postal-mime|stripe|fflate|csv-stringify|ai|@ai-sdk)\/|^src\/engine\/(?!text\/)/
  expect(modulesOf(eager).filter(path => rare.test(path))).toEqual([])
})

test('no script of the start has a character for which V8 would keep all of it in two bytes each', () => {
  const files = readdirSync(SERVER).filter(file => /^(?:main|serve|api|schemas)\b.*\.js$/.test(file))
  expect(files.length).toBeGreaterThanOrEqual(4)
  expect(files.filter(file => /[\u0100-\uffff]/.test(readFileSync(join(SERVER, file), 'utf8')))).toEqual([])
})

test('the bundle holds no second database library, no tool and no test', () => {
  const all = modulesOf(Object.keys(contents))
  expect(all.length).toBeGreaterThan(500)
  expect(all.filter(path => /\/(?:kysely|mysql2|vite|rolldown)\/|^(?:tests|scripts)\//.test(path))).toEqual(
    [],
  )
})

test('the bundle imports its own files and Node’s, so that dist/ can be copied anywhere', () => {
  const imported = Object.values(contents).flatMap(({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ])
  expect(imported).toContain('node:http')
  expect(imported.filter(from => contents[from] === undefined && !isBuiltin(from))).toEqual([])
})

test('whatever the server reads besides code lies beside the bundle as beside the sources', () => {
  for (const path of [FILES.commonPasswords, join(FILES.migrations, 'meta/_journal.json')])
    expect(readFileSync(path.replace('src', 'dist'), 'utf8')).toBe(readFileSync(path, 'utf8'))
  const statements = (folder: string) => readdirSync(folder).filter(name => name.endsWith('.sql'))
  expect(statements(join(SERVER, 'migrations'))).toEqual(statements(FILES.migrations))
})

test('the engine has a file of its own for its threads, and beside it all that it reads', () => {
  expect(
    modulesOf(['engine-worker.js']).filter(path => path.startsWith('src/engine/')).length,
  ).toBeGreaterThan(100)
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
  const copied = files(join(ROOT, 'dist/knowledge'))
  const read = files(FILES.knowledge).filter(name => !/^build\b|\.md$/.test(name))
  expect(copied.length).toBeGreaterThan(50)
  expect(copied).toEqual(read)
})

test('nothing of the machine that built it is in the bundle, and its maps name sources by where they lie in it', () => {
  const files = readdirSync(SERVER).filter(name => /\.js(?:\.map)?$/.test(name))
  expect(files.filter(name => readFileSync(join(SERVER, name), 'utf8').includes(ROOT))).toEqual([])
  const maps = files.filter(name => name.endsWith('.map'))
  expect(maps.length).toBeGreaterThan(5)
  for (const map of maps)
    for (const source of JSON.parse(readFileSync(join(SERVER, map), 'utf8')).sources)
      expect(source).toMatch(/^(?:\.\.\/\.\.\/(?:src|node_modules)\/|\0?rolldown\/)/)
})

function withImports(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    const chunk = contents[file]
    if (chunk === undefined || found.has(file)) continue
    found.add(file)
    withImports(chunk.imports, found)
  }
  return found
}
