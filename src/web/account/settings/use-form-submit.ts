import { useState } from 'react'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { Problem, type ProblemCode } from '#shared/problem.ts'
import { actionFailure } from './action-failure.ts'

export type FormFailure = { message: string; needsRecentSignIn: boolean }

/** Submits a form; an error goes to the field it is about, or above the form. */
export function useFormSubmit<Fields extends FieldValues>(
  setError: UseFormSetError<Fields>,
  fieldOf: Partial<Record<ProblemCode, Path<Fields>>>,
) {
  const [failure, setFailure] = useState<FormFailure>()

  async function submit(work: () => Promise<void>) {
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      const field = error instanceof Problem ? fieldOf[error.code] : undefined
      if (error instanceof Problem && field)
        setError(field, { message: error.message }, { shouldFocus: true })
      else
        setFailure({
          message: actionFailure(error),
          needsRecentSignIn: error instanceof Problem && error.code === 'recent_sign_in_required',
        })
    }
  }

  return { failure, submit }
}
