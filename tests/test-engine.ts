import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Engine, loadEngine } from '#engine/engine.ts'

/** The engine over the committed base, opened once for a test file. */
export function testEngine(): Engine {
  return loadEngine(name => new Uint8Array(readFileSync(join(import.meta.dirname, '..', 'knowledge', name))))
}
