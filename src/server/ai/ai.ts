import type * as z from 'zod'
import type { Subject } from '#engine/grounding/check-sentence.ts'
import type { Fact } from '#engine/grounding/fact.ts'

type WrittenBy = 'model' | 'engine'

/**
 * Why the engine wrote the answer: no model is set up, the person did not agree, the model cannot be reached, took too long or is being
 * spared, talked nonsense, declined, or said what no fact supports.
 */
export type EngineReason =
  | 'off'
  | 'not_agreed'
  | 'away'
  | 'slow'
  | 'busy'
  | 'nonsense'
  | 'declined'
  | 'unsupported'

/** What left for the model, for the screen to show in words. */
export type Sent = {
  model: string
  host: string
  facts: { label: string; text: string }[]
  /** Sentences that read like orders to a model, and were left out. */
  withheld: number
}

export type Ask = {
  userId: string
  /** The feature the tokens are counted for. */
  feature: string
  /** Nothing leaves without it. */
  agreed: boolean
  /** Never sent: a mark stands for it in the facts, and becomes the name again in the answer. */
  personName: string | null
  /** What to write, in our words alone: whatever others wrote goes into the facts. */
  task: string
  facts: readonly Fact[]
  subject: Subject
  signal?: AbortSignal
}

type Answer<Value> = {
  value: Value
  written_by: WrittenBy
  reason: EngineReason | null
  sent: Sent | null
}

/** Something the model may look up; what it finds becomes a fact. */
export type AiTool = {
  name: string
  description: string
  input: z.ZodType
  run(input: unknown): Promise<Fact[]>
}

export type Turn = { role: 'user' | 'assistant'; text: string }

export type StreamAsk = Ask & {
  /** The conversation so far, oldest first; the last turn is the person's. */
  turns: readonly Turn[]
  tools: readonly AiTool[]
}

export type StreamEvent =
  | { type: 'text'; text: string }
  | { type: 'tool'; name: string }
  | {
      type: 'end'
      written_by: WrittenBy
      reason: EngineReason | null
      /** `cut`: the model failed or was stopped in the middle of its answer. */
      ended: 'complete' | 'stopped' | 'cut'
      sent: Sent | null
    }

/** Words for what the engine found. It never throws: where the model cannot answer, the engine's own text does. */
export type Ai = {
  /** For the summary of the start. */
  name: string
  isOn: boolean
  ask<Value>(request: Ask & { reply: z.ZodType<Value>; engine: Value }): Promise<Answer<Value>>
  /** Checked sentence by sentence, each sent on when it is whole. Leaving the loop or aborting the signal stops the model. */
  stream(request: StreamAsk & { engine: () => Promise<string> }): AsyncIterable<StreamEvent>
}
