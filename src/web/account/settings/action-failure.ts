import { Problem } from '#shared/problem.ts'
import { log } from '#web/platform/log.ts'

/** What a person reads when something in the settings was refused. */
export function actionFailure(error: unknown): string {
  if (error instanceof Problem) return error.message
  log('an action in the settings failed', error)
  return 'Something went wrong. Please try again.'
}
