import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Engine, openEngine } from '#engine/engine.ts'

/** The engine over the committed base, opened once for a test file. */
export function testEngine(): Engine {
  return openEngine(name => new Uint8Array(readFileSync(join(import.meta.dirname, '..', 'knowledge', name))))
}
