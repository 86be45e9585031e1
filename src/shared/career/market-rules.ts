import type { DemandLevel, MarketResult, WageTrend } from './market-result.ts'

const HIGH_GROWTH_PERCENT = 5
const HIGH_OPENINGS_SHARE = 0.11
const LOW_GROWTH_PERCENT = -1
const TREND_MARGIN_POINTS = 1

export function demandLevel(growthPercent: number, openingsPerYear: number, employment: number): DemandLevel {
  const openings = employment > 0 ? openingsPerYear / employment : 0
  if (growthPercent >= HIGH_GROWTH_PERCENT) return 'high'
  if (growthPercent >= 0 && openings >= HIGH_OPENINGS_SHARE) return 'high'
  return growthPercent < LOW_GROWTH_PERCENT ? 'low' : 'medium'
}

/** The yearly growth of the occupation's median against that of all occupations. */
export function wageTrend(yearlyPercent: number, allOccupationsPercent: number): WageTrend {
  const lead = yearlyPercent - allOccupationsPercent
  if (lead > TREND_MARGIN_POINTS) return 'increasing'
  return lead < -TREND_MARGIN_POINTS ? 'decreasing' : 'stable'
}

/** The reply has a level and a trend in any case; without published figures behind them they say nothing. */
export function isDemandKnown({ outlook }: Pick<MarketResult, 'outlook'>): boolean {
  return outlook !== null && outlook.growthPercent !== null && outlook.openingsPerYear !== null
}

export function isTrendKnown({ salary }: Pick<MarketResult, 'salary'>): boolean {
  return salary !== null && salary.yearlyGrowthPercent !== null
}
