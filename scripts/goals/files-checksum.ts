import { createHash } from 'node:crypto'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'

const CHECKSUM_CHARS = 16

/** What weights were trained on: rules change what is said of few examples, so that a new rule asks for no training. */
export function filesChecksum(files: KnowledgeFiles, names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of names) hash.update(files(name))
  return hash.digest('hex').slice(0, CHECKSUM_CHARS)
}

export const ENCODER_FILES = ['sentence-encoder.bin', 'sentence-encoder.json'] as const
