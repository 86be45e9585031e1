import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai'
import type { EngineReason } from './ai.ts'

type ModelReason = Exclude<EngineReason, 'off' | 'not_agreed'>

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly reason: ModelReason
  readonly canRetry: boolean
  readonly status: number | null

  constructor(
    reason: ModelReason,
    { canRetry = false, status = null as number | null, cause = undefined as unknown } = {},
  ) {
    super(reason, { cause })
    this.reason = reason
    this.canRetry = canRetry
    this.status = status
  }
}

/** What a failed call means: whether the model was away, slow or talked nonsense, and whether a second try could help. */
export function modelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (isTimeout(error)) return new ModelFailure('slow', { cause: error })
  if (NoObjectGeneratedError.isInstance(error))
    return error.finishReason === 'content-filter'
      ? new ModelFailure('declined', { cause: error })
      : new ModelFailure('nonsense', { canRetry: true, cause: error })
  if (NoOutputGeneratedError.isInstance(error))
    return new ModelFailure('nonsense', { canRetry: true, cause: error })
  if (APICallError.isInstance(error)) {
    if (error.cause instanceof ModelFailure) return error.cause
    const status = error.statusCode ?? null
    // An answer that is no JSON at all comes with a good status.
    if (status !== null && status < 400)
      return new ModelFailure('nonsense', { canRetry: true, status, cause: error })
    const canRetry = status === null || status === 408 || status === 429 || status >= 500
    return new ModelFailure('away', { canRetry, status, cause: error })
  }
  return new ModelFailure('away', { canRetry: true, cause: error })
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || error.name === 'AbortError' || isTimeout(error.cause)
}
