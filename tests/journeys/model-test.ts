import { type AiServer, openAiServer } from '#tests/ai-server.ts'
import { test } from './journey.ts'
import { startServer } from './start-server.ts'

/** A product with a language model on this machine; one for all journeys with a model. */
export const modelTest = test.extend<object, { ai: { model: AiServer; url: string } }>({
  ai: [
    async ({ browserName: _browser }, use) => {
      const model = await openAiServer()
      const { url, stop } = await startServer(model.settings)
      await use({ model, url })
      await stop()
      await model.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ ai }, use) => use(ai.url),
})
