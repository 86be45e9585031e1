import type { Ai } from './ai.ts'
import { createEmbeddedAi } from './embedded-ai.ts'
import type { AiDeps, ModelAiOptions } from './model-ai.ts'

type AiConfig = { mode: 'embedded' } | ({ mode: 'openai-compatible' } & ModelAiOptions)

/** The library of models is loaded by the first request that may use it, and by no server without one. */
export function openAi(config: AiConfig, deps: AiDeps): Ai {
  if (config.mode === 'embedded') return createEmbeddedAi('off')
  const unasked = createEmbeddedAi('not_agreed')
  let loading: Promise<Omit<Ai, 'name' | 'isOn'>> | null = null
  const loaded = () => {
    loading ??= import('./model-ai.ts').then(({ createModelAi }) => createModelAi(config, deps))
    return loading
  }
  return {
    name: `${config.model} at ${config.baseUrl.host}`,
    isOn: true,
    ask: async request => (request.agreed ? await loaded() : unasked).ask(request),
    async *stream(request) {
      yield* (request.agreed ? await loaded() : unasked).stream(request)
    },
  }
}
