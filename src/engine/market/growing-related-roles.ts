import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { LAST_PROJECTED_YEAR } from '#shared/career/data-sources.ts'
import { type Amount, amountText } from '#shared/career/pay.ts'

export type RelatedRole = {
  code: string
  role: string
  growthPercent: number
  median: Amount | null
  text: string
}

const MAX_RELATED_ROLES = 5
const MIN_RELATED_ROLE_GROWTH_PERCENT = 3
/** “All Other” codes aggregate several roles. */
const CATCH_ALL_TITLE = /All Other/

/** Related roles whose employment grows, sorted by growth less 0.6 points for each rank of relation. */
export function growingRelatedRoles(career: CareerData, row: number): RelatedRole[] {
  const { occupations, outlooks, wages } = career
  const zone = occupations.zones[row] ?? 3
  return occupations
    .related(row)
    .map((other, rank) => ({ other, rank, outlook: outlooks.of(other) }))
    .filter(
      ({ other, outlook }) =>
        (outlook?.growth ?? 0) >= MIN_RELATED_ROLE_GROWTH_PERCENT &&
        !CATCH_ALL_TITLE.test(occupations.titles[other] ?? '') &&
        (occupations.zones[other] ?? 0) >= zone - 1,
    )
    .sort((a, b) => (b.outlook?.growth ?? 0) - b.rank * 0.6 - ((a.outlook?.growth ?? 0) - a.rank * 0.6))
    .filter(
      ({ other }, at, all) =>
        all.findIndex(
          ({ other: same }) => occupations.projectionCodes[same] === occupations.projectionCodes[other],
        ) === at,
    )
    .slice(0, MAX_RELATED_ROLES)
    .map(({ other, outlook }) => {
      const wage = wages.of(other)
      const median = wage?.percentiles[2] ?? null
      const role = occupations.roles[other] ?? ''
      const growthPercent = outlook?.growth ?? 0
      const pay =
        wage && median
          ? `, median pay ${amountText(median, wage.unit)}${wage.unit === 'hour' ? ' an hour' : ''}`
          : ''
      const text = `${role}: +${growthPercent.toFixed(1)}% jobs by ${LAST_PROJECTED_YEAR}${pay}`
      return { code: occupations.codes[other] ?? '', role, growthPercent, median, text }
    })
}
