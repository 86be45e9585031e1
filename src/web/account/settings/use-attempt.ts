import { useState } from 'react'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { Problem, type ProblemCode } from '#shared/problem.ts'
import { actionFailure } from './action-failure.ts'

/** Does what a form is for; a refusal goes to the field it is about, or above the form. */
export function useAttempt<Fields extends FieldValues>(
  setError: UseFormSetError<Fields>,
  fieldOf: Partial<Record<ProblemCode, Path<Fields>>>,
) {
  const [failure, setFailure] = useState<string>()

  async function attempt(work: () => Promise<void>) {
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      const field = error instanceof Problem ? fieldOf[error.code] : undefined
      if (error instanceof Problem && field)
        setError(field, { message: error.message }, { shouldFocus: true })
      else setFailure(actionFailure(error))
    }
  }

  return { failure, attempt }
}
