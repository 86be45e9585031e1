import * as z from 'zod'
import type { AiServer } from './ai-server.ts'

type ChatRequest = AiServer['requests'][number]

const message = z.object({
  facts: z.array(z.object({ text: z.string(), about: z.string().optional(), label: z.string() })),
})

/** What the product sent along for the model to word. */
export function factsOf(request: ChatRequest | undefined) {
  return message.parse(JSON.parse(String(request?.messages.at(-1)?.content))).facts
}

/** No fact says so. */
export const MADE_UP = 'It pays $990,000 at Globex.'

/** A model that words our own sentences in another way, and makes one up. */
export function reworded(request: ChatRequest) {
  const own = factsOf(request).filter(({ label }) => label === 'Our wording')
  return {
    json: Object.fromEntries(
      own.map(({ about = '', text }) => [about, `In short: ${text.replace(/\.?$/, '.')} ${MADE_UP}`]),
    ),
  }
}
