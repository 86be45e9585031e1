import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Engine, loadEngine } from '#engine/engine.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'

/** The committed knowledge base. */
export const testKnowledge: KnowledgeFiles = name =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '..', 'knowledge', name)))

/** The engine over the committed base, loaded once for a test file. */
export function testEngine(): Engine {
  return loadEngine(testKnowledge)
}
