import type { Ai, EngineReason } from './ai.ts'

/** The engine writes everything: there is no model, or nobody may ask it. */
export function createEmbeddedAi(reason: EngineReason): Ai {
  return {
    name: 'none, the engine writes',
    isOn: false,
    ask: async ({ engine }) => ({ value: engine, written_by: 'engine', reason, sent: null }),
    async *stream({ engine }) {
      yield { type: 'text', text: await engine() }
      yield { type: 'end', written_by: 'engine', reason, ended: 'complete', sent: null }
    },
  }
}
