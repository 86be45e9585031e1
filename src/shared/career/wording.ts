import * as z from 'zod/mini'

/**
 * Why the engine wrote a reply: no model is connected (`off`), the person did not agree to it, the model cannot be reached, takes too
 * long or is being spared, talked nonsense, declined, or said what no fact supports.
 */
const ENGINE_REASONS = [
  'off',
  'not_agreed',
  'away',
  'slow',
  'busy',
  'nonsense',
  'declined',
  'unsupported',
] as const

/** Who wrote the sentences of a reply. Facts and figures are the engine's either way. */
export const wording = z.object({
  by: z.enum(['engine', 'model']),
  /** Null where a model wrote it. */
  reason: z.nullable(z.enum(ENGINE_REASONS)),
  /** What left for the model, to be shown in words; null where nothing left this server. */
  sent: z.nullable(
    z.object({
      model: z.string(),
      host: z.string(),
      facts: z.array(z.object({ label: z.string(), text: z.string() })),
      /** Sentences that read like orders to a model, and were left out. */
      withheld: z.int(),
    }),
  ),
})

export type Wording = z.infer<typeof wording>
