import * as z from 'zod/mini'
import { EXHAUSTION_ANSWERS } from '#shared/wellness/early-warning/warning-words.ts'
import { loadKept, saveKept } from '#web/platform/kept.ts'
import { WARNING_ANSWERS } from './range-choices.ts'

/** What somebody answered beside the chart. It stays in this browser, and goes when they sign out. */
const warningAnswers = z.object({
  /** By the day a warning began. */
  exhaustion: z.record(z.string(), z.enum([...EXHAUSTION_ANSWERS, 'skipped'])),
  keepOld: z.array(z.string()),
  startAnew: z.array(z.string()),
})
export type WarningAnswers = z.infer<typeof warningAnswers>

export const NO_ANSWERS: WarningAnswers = { exhaustion: {}, keepOld: [], startAnew: [] }

export function loadWarningAnswers(owner: string): WarningAnswers {
  return warningAnswers.safeParse(loadKept(owner, WARNING_ANSWERS)).data ?? NO_ANSWERS
}

export function saveWarningAnswers(owner: string, answers: WarningAnswers) {
  saveKept(owner, WARNING_ANSWERS, answers)
}
