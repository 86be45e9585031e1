import { createHash } from 'node:crypto'
import type { Mutant } from './mutate-source.ts'

export type FileMutants = { path: string; mutants: Mutant[] }

/**
 * The same share of every file's mutants, at least one each, picked by a hash of the changed line.
 * Nobody picks the easy ones, and moving a file or adding a line elsewhere changes no choice.
 */
export function chooseMutants(files: readonly FileMutants[], oneIn: number): FileMutants[] {
  return files
    .filter(file => file.mutants.length > 0)
    .map(({ path, mutants }) => ({
      path,
      mutants: mutants
        .map(mutant => ({ mutant, key: mutantKey(mutant) }))
        .sort((a, b) => (a.key < b.key ? -1 : 1))
        .slice(0, Math.max(1, Math.round(mutants.length / oneIn)))
        .map(({ mutant }) => mutant)
        .sort((a, b) => a.start - b.start),
    }))
}

export function mutantKey({ before, after }: Mutant): string {
  return createHash('sha256').update(`${before}\n${after}`).digest('hex')
}
