import { Problem } from '#shared/problem.ts'
import { log } from '#web/platform/log.ts'
import type { Toast } from '#web/ui/toast.tsx'

/** The toast when the profile could not be saved, for an error or for a sentence of our own. */
export function onboardingFailure(error: unknown): Toast {
  return { tone: 'destructive', title: 'Error saving profile', description: sentenceOf(error) }
}

function sentenceOf(error: unknown): string {
  if (typeof error === 'string') return error
  if (error instanceof Problem) return error.message
  log('the onboarding could not be saved', error)
  return 'Please try again later.'
}
