import { Problem } from '#shared/problem.ts'
import { log } from '#web/platform/log.ts'
import type { Toast } from '#web/ui/toast.tsx'

/** The toast when a forgotten password could not be helped with. */
export function recoveryFailure(what: string, error: unknown): Toast {
  if (error instanceof Problem) return { tone: 'destructive', title: 'Error', description: error.message }
  log(what, error)
  return { tone: 'destructive', title: 'Error', description: 'Something went wrong. Please try again.' }
}
