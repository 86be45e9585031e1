import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'

/** Reads the committed base of this project, wherever the command is started. */
export const readKnowledge: KnowledgeFiles = name => {
  const file = readFileSync(join(import.meta.dirname, '..', 'knowledge', name))
  // A Buffer's slice shares its memory where a Uint8Array's slice copies.
  return new Uint8Array(file.buffer, file.byteOffset, file.length)
}
