import type { RangeChoices } from '#shared/wellness/early-warning/early-warning.ts'
import { loadKept } from '#web/platform/kept.ts'

/** Under which name the answers beside the chart are kept. */
export const WARNING_ANSWERS = 'early-warning'

/** Of what somebody answered beside the chart, the days it concerns: for where there is no schema to check it with. */
export function loadRangeChoices(owner: string): RangeChoices {
  const kept = loadKept(owner, WARNING_ANSWERS)
  const daysOf = (name: 'keepOld' | 'startAnew') => {
    const days: unknown = Object.getOwnPropertyDescriptor(kept ?? {}, name)?.value
    return Array.isArray(days) ? days.map(String) : []
  }
  return { keepOld: daysOf('keepOld'), startAnew: daysOf('startAnew') }
}
