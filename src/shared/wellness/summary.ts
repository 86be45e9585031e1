import { average } from './burnout-risk.ts'
import type { CheckIn } from './check-in.ts'

type WellnessSummary = { averageMood: number; averageEnergy: number; count: number }

/** The three summary cards; none without entries. */
export function wellnessSummary(
  checkIns: readonly Pick<CheckIn, 'mood' | 'energy'>[],
): WellnessSummary | null {
  if (checkIns.length === 0) return null
  return {
    averageMood: oneDecimal(average(checkIns.map(c => c.mood))),
    averageEnergy: oneDecimal(average(checkIns.map(c => c.energy))),
    count: checkIns.length,
  }
}

function oneDecimal(value: number) {
  return Math.round(value * 10) / 10
}
