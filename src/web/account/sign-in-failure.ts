import { Problem } from '#shared/problem.ts'
import { log } from '#web/platform/log.ts'

/** What a person reads when signing in or up was refused. */
export function signInFailure(error: unknown): string {
  if (error instanceof Problem) {
    return error.message.includes('Invalid login credentials') ? 'Invalid email or password' : error.message
  }
  log('signing in or up failed', error)
  return 'An error occurred. Please try again later.'
}
