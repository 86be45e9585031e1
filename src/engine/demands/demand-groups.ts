import { oncePer } from '#engine/lazy.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { DemandCondition } from '#engine/occupations/load-demand-tables.ts'
import { DEMAND_GROUPS, type DemandBand, type DemandGroupName } from '#shared/career/role-demands.ts'

/** Experts give no sampling error, so that their answers must differ twice as much. */
const FACTOR_WITHOUT_SAMPLING_ERROR = 2

type DemandValue = {
  /** Mean of the conditions in standard deviations over all occupations; higher is more of the group. */
  value: number
  /** Two values of this kind differ beyond sampling error from here on. */
  smallestDifference: number
}

/** How much of one group of demands an occupation reports, over the conditions both have answers to. */
export function demandValue(
  career: CareerData,
  row: number,
  conditions: readonly DemandCondition[],
): DemandValue | null {
  const context = career.workContext()
  let [sum, squares, count, isSampled] = [0, 0, 0, true]
  for (const { element: id, direction } of conditions) {
    const element = context.element(id)
    const mean = context.mean(row, element)
    if (mean === null) continue
    sum += (direction * (mean - element.mean)) / element.deviation
    squares += (element.smallestDifference / element.deviation) ** 2
    count += 1
    isSampled &&= context.hasStandardError(row, element)
  }
  if (count === 0) return null
  return {
    value: sum / count,
    smallestDifference: (Math.sqrt(squares) / count) * (isSampled ? 1 : FACTOR_WITHOUT_SAMPLING_ERROR),
  }
}

/** Against another occupation, or against the mean of all where none is given; a difference within sampling error is none. */
export function demandBand(
  own: DemandValue | null,
  other: DemandValue | null | undefined,
): DemandBand | null {
  if (!own || other === null) return null
  // The mean of all occupations has no sampling error of its own.
  const needed = other
    ? Math.max(own.smallestDifference, other.smallestDifference)
    : own.smallestDifference / Math.SQRT2
  const difference = own.value - (other?.value ?? 0)
  if (Math.abs(difference) < needed) return 'about the same'
  return difference > 0 ? 'higher' : 'lower'
}

/** One group's band for an occupation, with and without another to compare. */
export function groupBand(
  career: CareerData,
  group: DemandGroupName,
  row: number,
  otherRow: number | null,
): DemandBand | null {
  const values = groupValues(career).get(group)
  const [own, other] = [values?.[row], otherRow === null ? undefined : values?.[otherRow]]
  if (own && (other || otherRow === null)) return demandBand(own, other ?? undefined)
  const conditions = sharedConditions(career, career.demandTables().conditionsOf(group), row, otherRow)
  return demandBand(
    demandValue(career, row, conditions),
    otherRow === null ? undefined : demandValue(career, otherRow, conditions),
  )
}

/** The values of the occupations that have answers to all conditions of a group, which are most of them. */
const groupValues = oncePer((career: CareerData) => {
  const context = career.workContext()
  const rows = Array.from({ length: career.occupations.count }, (_, row) => row)
  return new Map(
    DEMAND_GROUPS.map(group => {
      const conditions = career.demandTables().conditionsOf(group)
      const isWhole = (row: number) =>
        conditions.every(({ element }) => context.mean(row, context.element(element)) !== null)
      return [group, rows.map(row => (isWhole(row) ? demandValue(career, row, conditions) : null))]
    }),
  )
})

/** A mean over three conditions is not comparable with one over two of them. */
function sharedConditions(
  career: CareerData,
  conditions: readonly DemandCondition[],
  row: number,
  otherRow: number | null,
): DemandCondition[] {
  const context = career.workContext()
  return conditions.filter(
    ({ element }) =>
      context.mean(row, context.element(element)) !== null &&
      (otherRow === null || context.mean(otherRow, context.element(element)) !== null),
  )
}
