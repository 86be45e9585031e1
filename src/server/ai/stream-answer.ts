import type { Fact } from '#engine/grounding/fact.ts'
import { indexFacts } from '#engine/grounding/fact-index.ts'
import { judgeSentence } from '#engine/grounding/judge-sentence.ts'
import { createLeakCheck, withoutMarkdown } from '#engine/grounding/plain-reply.ts'
import { replySentences } from '#engine/grounding/reply-sentences.ts'
import { screenFacts, withName, withoutIdentity } from '#engine/grounding/screen-facts.ts'
import type { StreamAsk, StreamEvent } from './ai.ts'
import { CANARY, instructionsFor } from './instructions.ts'
import type { LanguageModel } from './language-model.ts'
import { ModelFailure, modelFailure } from './model-failure.ts'
import type { Tokens } from './usage.ts'

type Streamed = { hasText: boolean; failure: ModelFailure | null }

type Options = StreamAsk & {
  /** What the person said in the conversation: they may be answered with it. */
  heard: readonly Fact[]
  limits: { silenceMs: number; streamMs: number }
  onUsage: (tokens: Tokens) => void
  /** What tools found, as it leaves for the model. */
  onFound: (facts: readonly Fact[]) => void
}

/** Sends each sentence on when it is whole and checked. A model that fails before its first sentence is asked once more. */
export async function* streamAnswer(
  model: LanguageModel,
  options: Options,
): AsyncGenerator<Extract<StreamEvent, { type: 'text' | 'tool' }>, Streamed> {
  for (let attempt = 1; ; attempt++) {
    const streamed = yield* streamOnce(model, options)
    const { hasText, failure } = streamed
    if (hasText || attempt > 1 || !failure?.canRetry || options.signal?.aborted) return streamed
  }
}

async function* streamOnce(
  model: LanguageModel,
  { task, tools, subject, signal, heard, limits, onUsage, onFound, personName, ...asked }: Options,
): AsyncGenerator<Extract<StreamEvent, { type: 'text' | 'tool' }>, Streamed> {
  const instructions = instructionsFor(task, null)
  const leaks = createLeakCheck(instructions)
  const stop = new AbortController()
  const silence = setTimeout(() => stop.abort(new ModelFailure('slow')), limits.silenceMs)
  const known = [...asked.facts, ...heard]
  let index = indexFacts(known)
  let waiting = ''
  let hasText = false

  function readable(sentence: string): string | null {
    if (sentence.includes(CANARY) || leaks(sentence)) throw new ModelFailure('declined')
    const verdict = judgeSentence(sentence, index, subject)
    if (!verdict.keep) {
      if (verdict.isDeclined) throw new ModelFailure('declined')
      return null
    }
    return withName(withoutMarkdown(sentence), personName)
  }

  try {
    const events = model.stream({
      instructions,
      facts: asked.facts,
      turns: asked.turns.map(({ role, text }) => ({ role, text: withoutIdentity(text, personName) })),
      tools,
      onFacts(found) {
        const { facts } = screenFacts(found, personName)
        known.push(...facts)
        onFound(facts)
        index = indexFacts(known)
        return facts
      },
      signal: AbortSignal.any([
        stop.signal,
        AbortSignal.timeout(limits.streamMs),
        ...(signal ? [signal] : []),
      ]),
    })
    for await (const event of events) {
      silence.refresh()
      if (event.type === 'usage') onUsage(event.usage)
      else if (event.type === 'tool') yield { type: 'tool', name: event.name }
      else {
        waiting = withoutThinking(waiting + event.text)
        if (isThinking(waiting)) continue
        const sentences = replySentences(waiting)
        // The last one may go on: "$91." is no end before its next figure came.
        waiting = sentences.pop() ?? ''
        for (const sentence of sentences) {
          const text = readable(sentence)
          if (text === null) continue
          hasText ||= text.trim() !== ''
          yield { type: 'text', text }
        }
      }
    }
    const text = readable(waiting)
    if (text !== null && text.trim() !== '') {
      hasText = true
      yield { type: 'text', text }
    }
    return { hasText, failure: hasText ? null : new ModelFailure('nonsense') }
  } catch (error) {
    return { hasText, failure: modelFailure(stop.signal.aborted ? stop.signal.reason : error) }
  } finally {
    clearTimeout(silence)
    // Whoever leaves the loop wants no more of it.
    stop.abort()
  }
}

/** Some models think aloud first; nothing of it is shown, not even while it is unfinished. */
function withoutThinking(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?<\/think>\s*/iu, '')
}

function isThinking(text: string): boolean {
  return /^\s*<(?:t(?:h(?:i(?:n(?:k(?:>[\s\S]*)?)?)?)?)?)?$/iu.test(text)
}
