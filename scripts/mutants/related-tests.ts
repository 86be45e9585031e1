import { dirname } from 'node:path'
import type { SourceFile } from '#tests/source-files.ts'

/** The tests that import a file, through others or by themselves: first those beside it, each time the quickest first. */
export function relatedTests(
  files: readonly SourceFile[],
  path: string,
  durations: ReadonlyMap<string, number>,
): string[] {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const target of file.imports) importers.set(target, [...(importers.get(target) ?? []), file.path])
  }
  const reached = new Set([path])
  for (const next of reached) for (const importer of importers.get(next) ?? []) reached.add(importer)
  const isBeside = (test: string) => Number(dirname(test) === dirname(path))
  return [...reached]
    .filter(isUnitTest)
    .sort((a, b) => isBeside(b) - isBeside(a) || (durations.get(a) ?? 0) - (durations.get(b) ?? 0))
}

/** Tests of the server and the screens need a build, a database or a browser; rules are tested where they stand. */
function isUnitTest(path: string): boolean {
  return /^(?:src\/(?:shared|engine)|scripts)\/.*\.test\.ts$/.test(path)
}
