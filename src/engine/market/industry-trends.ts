import { signedPercent, wholePercent } from '#engine/text/number-text.ts'
import { NEWEST_INDUSTRY_WAGES } from '#shared/career/data-sources.ts'
import { grouped } from '#shared/career/pay.ts'
import type { MarketContext } from './market-context.ts'

const MIN_SHOWN_INDUSTRY_SHARE = 0.03
const MAX_FURTHER_INDUSTRIES = 2
/** Growth within this many percentage points of the whole economy's counts as its pace. */
const PACE_MARGIN_POINTS = 0.5
const PROJECTION_YEARS = 10
const MIN_NEW_JOB_SHARE = 0.01
const MIN_SELF_EMPLOYED_PERCENT = 10

/** Where the jobs of an occupation lie, which industry pays most, and what its openings come from. */
export function industryTrends({ career, row, outlook }: MarketContext): string[] {
  const shares = career.outlooks.industries(row).filter(({ share }) => share >= MIN_SHOWN_INDUSTRY_SHARE)
  const trends: string[] = []
  const [first, ...others] = shares
  if (first) {
    const rest = others
      .slice(0, MAX_FURTHER_INDUSTRIES)
      .map(({ industry, share }) => `${industry} ${wholePercent(share)}`)
    trends.push(
      `${first.industry} holds ${wholePercent(first.share)} of these jobs${rest.length > 0 ? `, then ${rest.join(' and ')}` : ''} (${NEWEST_INDUSTRY_WAGES}).`,
    )
  }
  const best = shares.filter(({ meanPay }) => meanPay).sort((a, b) => (b.meanPay ?? 0) - (a.meanPay ?? 0))[0]
  if (best?.meanPay && shares.length > 1)
    trends.push(
      `Of the industries we follow, ${best.industry} pays this role most: $${grouped(best.meanPay)} on average (${NEWEST_INDUSTRY_WAGES}).`,
    )
  if (outlook && outlook.growth !== null) {
    const overall = career.outlooks.allOccupationsGrowthPercent
    const pace =
      outlook.growth > overall + PACE_MARGIN_POINTS
        ? 'faster than'
        : outlook.growth < overall - PACE_MARGIN_POINTS
          ? 'slower than'
          : 'at the pace of'
    trends.push(
      `Employment moves ${pace} the whole economy: ${signedPercent(outlook.growth)} against ${signedPercent(overall)} by 2034.`,
    )
  }
  if (outlook?.openings && outlook.employment !== null && outlook.employmentNext !== null) {
    const newJobs = Math.max(0, (outlook.employmentNext - outlook.employment) / PROJECTION_YEARS)
    const share = Math.min(1, newJobs / outlook.openings)
    trends.push(
      share >= MIN_NEW_JOB_SHARE
        ? `About ${wholePercent(share)} of the yearly openings are new jobs; the rest replace people who retire or change occupation.`
        : 'The yearly openings replace people who retire or change occupation; few are new jobs.',
    )
  }
  if (outlook?.selfEmployedPercent && outlook.selfEmployedPercent >= MIN_SELF_EMPLOYED_PERCENT)
    trends.push(`${Math.round(outlook.selfEmployedPercent)}% of people in this work are self-employed.`)
  return trends
}
