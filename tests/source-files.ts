import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A file of the repository, read as text. */
export type SourceFile = { path: string; text: string; lines: number; isTest: boolean; imports: string[] }

const NOT_OURS = new Set([
  '.git',
  'node_modules',
  'dist',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
])
/** Files of the knowledge base: the build writes them. */
const BUILT = /^knowledge\/[^/]+\.[a-z]+$/
const IS_TEXT = /\.(ts|tsx|mts|mjs|css|html|sql|json|md|yml|yaml|svg|txt)$|^[^.]+$|\.example$/

/** Every text file that people write and read here. */
export function sourceFiles(): SourceFile[] {
  return walk('').map(read)
}

function walk(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name)
    if (NOT_OURS.has(entry.name) || BUILT.test(path)) return []
    if (entry.isDirectory()) return walk(path)
    return entry.isFile() && IS_TEXT.test(entry.name) ? [path] : []
  })
}

function read(path: string): SourceFile {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const isTest = /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
  return { path, text, lines: text.trimEnd().split('\n').length, isTest, imports: importsOf(path, text) }
}

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g

/** What a file imports: paths in this repository as they are from its root, packages by their name. */
function importsOf(path: string, text: string): string[] {
  if (!/\.(ts|tsx|mjs)$/.test(path)) return []
  return [...text.matchAll(IMPORT)].map(match => resolveImport(path, match[1] ?? ''))
}

function resolveImport(importer: string, target: string): string {
  if (target.startsWith('#tests/')) return target.slice(1)
  if (target.startsWith('#')) return `src/${target.slice(1)}`
  return target.startsWith('.') ? posix.join(dirname(importer), target) : target
}

const NAMED = /\bimport\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/g
const WHOLE = /\b(?:import\s+\*\s+as\s+\w+\s+from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g
const LAZY_NAME = /\(await import\(\s*['"]([^'"\n]+)['"],?\s*\)\)\.(\w+)/g
const LAZY_NAMES = /\{([^{}]*)\}\s*=\s*await import\(\s*['"]([^'"\n]+)['"]\s*\)/g
const TYPE_OF = /typeof import\(['"]([^'"\n]+)['"]\)/g

/** What a file takes from which other file, by name; `*` where it takes the whole module. */
export function importedNames({ path, text }: SourceFile): { from: string; name: string }[] {
  const at = (specifier = '') => resolveImport(path, specifier)
  const list = (names = '', specifier = '') =>
    names
      .split(',')
      .map(
        name =>
          name
            .trim()
            .replace(/^type /, '')
            .split(/\s+as\s+|:/)[0]
            ?.trim() ?? '',
      )
      .filter(Boolean)
      .map(name => ({ from: at(specifier), name }))
  const lazy = [...text.matchAll(LAZY_NAME)].map(([, from, name = '']) => ({ from: at(from), name }))
  const lazyLists = [...text.matchAll(LAZY_NAMES)]
  const known = new Set([...lazy.map(({ from }) => from), ...lazyLists.map(([, , from]) => at(from))])
  const whole = [...text.matchAll(WHOLE), ...text.matchAll(TYPE_OF)]
    .map(([, from]) => ({ from: at(from), name: '*' }))
    .filter(({ from }) => !known.has(from))
  return [
    ...[...text.matchAll(NAMED)].flatMap(([, names, from]) => list(names, from)),
    ...lazyLists.flatMap(([, names, from]) => list(names, from)),
    ...lazy,
    ...whole,
  ]
}
