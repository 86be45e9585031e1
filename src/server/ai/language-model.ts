import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, isStepCount, Output, streamText, tool } from 'ai'
import type * as z from 'zod'
import type { Fact } from '#engine/grounding/fact.ts'
import type { AiTool, Turn } from './ai.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { factsMessage } from './instructions.ts'
import { ModelFailure, modelFailure } from './model-failure.ts'
import type { Tokens } from './usage.ts'

export type ModelOptions = { baseUrl: URL; apiKey: string; model: string; sendsSchema: boolean }

type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'tool'; name: string }
  | { type: 'usage'; usage: Tokens }

export type LanguageModel = {
  generate<Value>(asked: {
    instructions: string
    facts: readonly Fact[]
    reply: z.ZodType<Value>
    signal: AbortSignal
    onUsage: (usage: Tokens) => void
  }): Promise<Value>
  stream(asked: {
    instructions: string
    facts: readonly Fact[]
    turns: readonly Turn[]
    tools: readonly AiTool[]
    onFacts: (found: Fact[]) => Fact[]
    signal: AbortSignal
  }): AsyncIterable<ModelEvent>
}

const OUTPUT_MAX_TOKENS = 4_000
/** How often the model may call tools before it has to answer. */
const STEPS_MAX = 4

/** Any OpenAI-compatible endpoint. Retries, time limits and checks are the caller's. */
export function createLanguageModel({
  baseUrl,
  apiKey,
  model: name,
  sendsSchema,
}: ModelOptions): LanguageModel {
  // It would print to the console that a server lacks json_schema; the schema stands in the instructions as well.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const model = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl.href.replace(/\/$/u, ''),
    apiKey,
    supportsStructuredOutputs: sendsSchema,
    includeUsage: true,
    fetch: boundedFetch,
  })(name)
  const common = { model, maxRetries: 0, maxOutputTokens: OUTPUT_MAX_TOKENS }

  return {
    async generate({ instructions, facts, reply, signal, onUsage }) {
      const result = await generateText({
        ...common,
        instructions,
        prompt: factsMessage(facts),
        output: Output.object({ schema: reply }),
        abortSignal: signal,
        onStepEnd: ({ usage }) => onUsage(tokens(usage)),
      })
      if (result.finishReason === 'content-filter') throw new ModelFailure('declined')
      return result.output
    },

    async *stream({ instructions, facts, turns, tools, onFacts, signal }) {
      const last = turns.length - 1
      const result = streamText({
        ...common,
        instructions,
        // The facts go with the person's message, so that both are data of one kind.
        messages: turns.map(({ role, text }, at) => ({
          role,
          content:
            role === 'user' && at === last
              ? `${factsMessage(facts)}\n${JSON.stringify({ message: text })}`
              : text,
        })),
        tools: Object.fromEntries(
          tools.map(({ name, description, input, run }) => [
            name,
            tool({
              description,
              inputSchema: input,
              execute: async given => JSON.parse(factsMessage(onFacts(await run(given)))),
            }),
          ]),
        ),
        stopWhen: isStepCount(STEPS_MAX),
        abortSignal: signal,
        // Without it the error would be printed; the loop below throws it.
        onError: () => {},
      })
      for await (const part of result.stream) {
        if (part.type === 'text-delta') yield { type: 'text', text: part.text }
        else if (part.type === 'tool-call') yield { type: 'tool', name: part.toolName }
        else if (part.type === 'finish-step') {
          yield { type: 'usage', usage: tokens(part.usage) }
          if (part.finishReason === 'content-filter') throw new ModelFailure('declined')
        } else if (part.type === 'error') throw modelFailure(part.error)
        else if (part.type === 'abort') throw modelFailure(signal.reason)
      }
    },
  }
}

function tokens({
  inputTokens = 0,
  outputTokens = 0,
}: {
  inputTokens?: number
  outputTokens?: number
}): Tokens {
  return { inputTokens, outputTokens }
}
