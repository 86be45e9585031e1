import { Problem } from '#shared/problem.ts'
import { log } from '#web/platform/log.ts'
import { NetworkError } from '#web/platform/problem-from-response.ts'

/** What a person reads when a check-in could not be changed. */
export function changeFailure(error: unknown, title: string): { title: string; description: string } {
  if (error instanceof NetworkError) {
    return { title, description: 'There is no connection right now. Please try again when you are back.' }
  }
  if (error instanceof Problem) return { title, description: error.message }
  log('a check-in could not be changed', error)
  return { title, description: 'Please try again later.' }
}
