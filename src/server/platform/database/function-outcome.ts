/** How a function of schema `api` ended when it refused: the exception gave back whatever its transaction had written. */
export type FunctionOutcome = { outcome: string; detail: string | null }

const OUTCOME_STATE = 'WW000'

export function functionOutcome(error: unknown): FunctionOutcome | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== OUTCOME_STATE) return null
  return { outcome: error.message, detail: 'detail' in error ? String(error.detail) : null }
}
