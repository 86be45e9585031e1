import { dirname } from 'node:path'
import type { SourceFile } from '#tests/source-files.ts'

/** The tests that import a file, through others or by themselves, in two rounds: those beside it, then the rest. */
export function relatedTests(files: readonly SourceFile[], path: string): string[][] {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const target of file.imports) importers.set(target, [...(importers.get(target) ?? []), file.path])
  }
  const reached = new Set([path])
  for (const next of reached) for (const importer of importers.get(next) ?? []) reached.add(importer)
  const tests = [...reached].filter(isUnitTest).sort()
  const beside = tests.filter(test => dirname(test) === dirname(path))
  return [beside, tests.filter(test => !beside.includes(test))].filter(round => round.length > 0)
}

function isUnitTest(path: string): boolean {
  return /^(?:src\/(?!web\/)|scripts\/).*(?<!\.db)\.test\.ts$/.test(path)
}
