import { useState } from 'react'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { Problem, type ProblemCode } from '#shared/problem.ts'
import { actionFailure } from './action-failure.ts'

export type Refusal = { sentence: string; needsFreshSession: boolean }

/** Does what a form is for; a refusal goes to the field it is about, or above the form. */
export function useAttempt<Fields extends FieldValues>(
  setError: UseFormSetError<Fields>,
  fieldOf: Partial<Record<ProblemCode, Path<Fields>>>,
) {
  const [refusal, setRefusal] = useState<Refusal>()

  async function attempt(work: () => Promise<void>) {
    setRefusal(undefined)
    try {
      await work()
    } catch (error) {
      const field = error instanceof Problem ? fieldOf[error.code] : undefined
      if (error instanceof Problem && field)
        setError(field, { message: error.message }, { shouldFocus: true })
      else
        setRefusal({
          sentence: actionFailure(error),
          needsFreshSession: error instanceof Problem && error.code === 'fresh_session_needed',
        })
    }
  }

  return { refusal, attempt }
}
