import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { DemandCondition } from '#engine/occupations/load-demand-tables.ts'

/** Percent of the people asked who gave one of the answers of a condition; null where one of their shares is withheld. */
export function conditionShare(
  career: CareerData,
  row: number,
  { element, from, to }: DemandCondition,
): number | null {
  const context = career.workContext()
  const shares = context.answer(row, context.element(element))?.shares.slice(from - 1, to)
  if (!shares || shares.length === 0) return null
  let sum = 0
  for (const share of shares) {
    if (share === null) return null
    sum += share
  }
  return Math.min(100, sum)
}
