import { Problem } from '#shared/problem.ts'
import { log } from '#web/platform/log.ts'
import { NetworkError } from '#web/platform/problem-from-response.ts'

type Failure = { title: string; description: string }

export const NOT_SIGNED_IN: Failure = {
  title: 'Authentication required',
  description: 'Please sign in to save your check-in.',
}

/** What a person reads when a check-in could not be saved. */
export function checkInFailure(error: unknown): Failure {
  if (error instanceof NetworkError || (error instanceof Problem && error.code === 'unavailable')) {
    return { title: 'Service unavailable', description: 'Unable to save check-in. Please try again later.' }
  }
  if (error instanceof Problem) {
    return error.status === 401
      ? NOT_SIGNED_IN
      : { title: 'Error saving check-in', description: error.message }
  }
  log('a check-in could not be saved', error)
  return { title: 'An error occurred', description: 'Please try again later.' }
}
