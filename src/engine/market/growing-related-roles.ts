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
/** Percentage points of growth that weigh as much as one rank of relation. */
const GROWTH_POINTS_PER_RANK = 0.6
const MAX_ZONE_DROP = 1
/** Job zone of an occupation that publishes none. */
const UNRATED_ZONE = 3
/** “All Other” codes aggregate several roles. */
const CATCH_ALL_TITLE = /All Other/

/** Related roles whose employment grows, sorted by growth less some points for each rank of relation. */
export function growingRelatedRoles(career: CareerData, row: number): RelatedRole[] {
  const { occupations, outlooks, wages } = career
  const zone = occupations.zones[row] ?? UNRATED_ZONE
  return occupations
    .related(row)
    .map((other, rank) => ({ other, rank, outlook: outlooks.of(other) }))
    .filter(
      ({ other, outlook }) =>
        (outlook?.growth ?? 0) >= MIN_RELATED_ROLE_GROWTH_PERCENT &&
        !CATCH_ALL_TITLE.test(occupations.titles[other] ?? '') &&
        (occupations.zones[other] ?? 0) >= zone - MAX_ZONE_DROP,
    )
    .sort(
      (a, b) =>
        (b.outlook?.growth ?? 0) -
        b.rank * GROWTH_POINTS_PER_RANK -
        ((a.outlook?.growth ?? 0) - a.rank * GROWTH_POINTS_PER_RANK),
    )
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
          ? `, US median pay ${amountText(median, wage.unit)}${wage.unit === 'hour' ? ' an hour' : ''}`
          : ''
      const text = `${role}: +${growthPercent.toFixed(1)}% jobs by ${LAST_PROJECTED_YEAR}${pay}`
      return { code: occupations.codes[other] ?? '', role, growthPercent, median, text }
    })
}
