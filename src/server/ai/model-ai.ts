import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { screenFacts, withoutIdentity } from '#engine/grounding/screen-facts.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Background } from '#server/platform/jobs/background.ts'
import type { Log } from '#server/platform/log.ts'
import type { Ai, Ask, Sent } from './ai.ts'
import { checkValue } from './check-value.ts'
import { BREAKER, createCircuitBreaker } from './circuit-breaker.ts'
import { instructionsFor } from './instructions.ts'
import { createLanguageModel, type ModelOptions } from './language-model.ts'
import { ModelFailure, modelFailure } from './model-failure.ts'
import { streamAnswer } from './stream-answer.ts'
import { addUsage, type TokenPrices, type Tokens } from './usage.ts'

export type AiLimits = {
  /** One call, and the call with its second try. */
  attemptMs: number
  totalMs: number
  /** Before the second try, at most. */
  retryWaitMs: number
  /** Of a stream: the wait for the next piece, and the whole. */
  silenceMs: number
  streamMs: number
  /** Calls under way in this process; beyond it the engine answers. */
  concurrent: number
  breaker: { failures: number; restMs: number }
}

const AI_LIMITS: AiLimits = {
  attemptMs: 8_000,
  totalMs: 12_000,
  retryWaitMs: 300,
  silenceMs: 8_000,
  streamMs: 60_000,
  concurrent: 32,
  breaker: BREAKER,
}

export type AiDeps = {
  database: Pick<Database, 'callFunction'>
  background: Pick<Background, 'run'>
  log: Pick<Log, 'warn'>
}

export type ModelAiOptions = ModelOptions & { prices: TokenPrices; limits?: Partial<AiLimits> }

/** The words of a language model, checked; the engine's wherever it fails. */
export function createModelAi(
  options: ModelAiOptions,
  { database, background, log }: AiDeps,
): Omit<Ai, 'name' | 'isOn'> {
  const limits = { ...AI_LIMITS, ...options.limits }
  const model = createLanguageModel(options)
  const breaker = createCircuitBreaker(limits.breaker)
  let underWay = 0

  function enter(): void {
    if (underWay >= limits.concurrent || !breaker.mayCall()) throw new ModelFailure('busy')
    underWay++
  }

  function leave(failure: ModelFailure | null, { feature, signal }: Ask): void {
    underWay--
    // Whoever stopped waiting says nothing about the model.
    if (signal?.aborted) return
    if (failure === null || failure.reason === 'unsupported' || failure.reason === 'declined')
      breaker.succeeded()
    else breaker.failed()
    if (failure) log.warn('ai_failed', { feature, reason: failure.reason, status: failure.status })
  }

  function count({ userId, feature }: Ask, tokens: Tokens): void {
    background.run('ai_usage', () => addUsage(database, { userId, feature, tokens, prices: options.prices }))
  }

  function sentOf(screened: ReturnType<typeof screenFacts>): Sent {
    return {
      model: options.model,
      host: options.baseUrl.host,
      facts: screened.facts.map(({ label, text }) => ({ label, text })),
      withheld: screened.withheld,
    }
  }

  /** Twice at most, and never past the time that somebody waits. */
  async function tryTwice<T>(
    signal: AbortSignal | undefined,
    attempt: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const total = AbortSignal.any([AbortSignal.timeout(limits.totalMs), ...(signal ? [signal] : [])])
    const once = () => attempt(AbortSignal.any([total, AbortSignal.timeout(limits.attemptMs)]))
    try {
      return await once()
    } catch (error) {
      const failure = modelFailure(error)
      if (!failure.canRetry || total.aborted) throw failure
      await delay(randomInt(limits.retryWaitMs))
      return once()
    }
  }

  return {
    async ask(request) {
      const { agreed, task, subject, reply, engine, signal, personName } = request
      if (!agreed) return { value: engine, written_by: 'engine', reason: 'not_agreed', sent: null }
      const screened = screenFacts(request.facts, personName)
      const instructions = instructionsFor(task, reply)
      try {
        enter()
      } catch (error) {
        return { value: engine, written_by: 'engine', reason: modelFailure(error).reason, sent: null }
      }
      let failure: ModelFailure | null = null
      const sent = sentOf(screened)
      try {
        const value = await tryTwice(signal, attempt =>
          model.generate({
            instructions,
            facts: screened.facts,
            reply,
            signal: attempt,
            onUsage: tokens => count(request, tokens),
          }),
        )
        return {
          value: await checkValue(value, reply, { facts: screened.facts, subject, instructions, personName }),
          written_by: 'model',
          reason: null,
          sent,
        }
      } catch (error) {
        failure = modelFailure(error)
        return { value: engine, written_by: 'engine', reason: failure.reason, sent }
      } finally {
        leave(failure, request)
      }
    },

    async *stream(request) {
      const own = async function* (reason: 'not_agreed' | ModelFailure['reason'], sent: Sent | null) {
        yield { type: 'text', text: await request.engine() } as const
        yield { type: 'end', written_by: 'engine', reason, ended: 'complete', sent } as const
      }
      if (!request.agreed) return yield* own('not_agreed', null)
      try {
        enter()
      } catch (error) {
        return yield* own(modelFailure(error).reason, null)
      }
      let failure: ModelFailure | null = null
      try {
        const said = request.turns
          .filter(({ role }) => role === 'user')
          .map(({ text }) => ({ source: 'person' as const, label: 'Message', text }))
        const screened = screenFacts(request.facts, request.personName)
        const sent = sentOf(screened)
        for (const { text } of request.turns)
          sent.facts.push({ label: 'Your message', text: withoutIdentity(text, request.personName) })
        const ended = yield* streamAnswer(model, {
          ...request,
          facts: screened.facts,
          heard: screenFacts(said, request.personName).facts,
          limits,
          onUsage: tokens => count(request, tokens),
          onFound: found => sent.facts.push(...found.map(({ label, text }) => ({ label, text }))),
        })
        failure = ended.failure
        if (!ended.hasText && !request.signal?.aborted)
          return yield* own(failure?.reason ?? 'unsupported', sent)
        const isStopped = request.signal?.aborted ?? false
        yield {
          type: 'end',
          written_by: 'model',
          reason: null,
          ended: isStopped ? 'stopped' : failure ? 'cut' : 'complete',
          sent,
        }
      } finally {
        leave(failure, request)
      }
    },
  }
}
