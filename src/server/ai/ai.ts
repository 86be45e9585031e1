import type { ZodMiniType } from 'zod/mini'

/** What a caller needs of a language model: an answer of a given shape, or a refusal; it never invents a number. */
export type Ask = <T>(question: {
  instructions: string
  prompt: string
  shape: ZodMiniType<T>
  signal?: AbortSignal
}) => Promise<T>
