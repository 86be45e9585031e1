import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { SOURCE_DATES } from '#shared/career/data-sources.ts'
import type { ExperienceBand } from '#shared/career/experience.ts'
import type { Amount, PayUnit, SalaryBand } from '#shared/career/pay.ts'
import type { Place } from './resolve-place.ts'

const PERCENTILE_POINTS = [10, 25, 50, 75, 90]
const WAGE_SOURCE = 'BLS Occupational Employment and Wage Statistics'
const LOCAL_SOURCE = `${WAGE_SOURCE}; local level from DOL OFLC prevailing wages`

/** What the occupation pays between two percentiles, at the place's level of pay where that is known. */
export function payBand(
  career: CareerData,
  row: number,
  place: Place,
  band: ExperienceBand,
): SalaryBand | null {
  const wage = career.wages.of(row)
  if (!wage) return null
  const ratio = localPayRatio(career, row, place)
  return {
    low: percentile(wage.percentiles, band.fromPercentile, wage.unit, ratio),
    high: percentile(wage.percentiles, band.toPercentile, wage.unit, ratio),
    unit: wage.unit,
    basis: band.label,
    place: ratio === null ? 'United States' : place.name,
    source: ratio === null ? WAGE_SOURCE : LOCAL_SOURCE,
    year: ratio === null ? `May ${wage.year}` : `May ${wage.year}; ${SOURCE_DATES.localPay}`,
  }
}

/** Mean local pay of the occupation over its national mean, weighted over the areas of a place. */
export function localPayRatio(career: CareerData, row: number, place: Place): number | null {
  const places = career.places()
  const soc = (career.occupations.codes[row] ?? '').slice(0, 7)
  let [sum, weights] = [0, 0]
  for (const { area, weight } of place.areas) {
    const ratio = places.payRatio(soc, area)
    if (ratio === null) continue
    sum += ratio * weight
    weights += weight
  }
  return weights === 0 ? null : sum / weights
}

export function priceLevel(career: CareerData, place: Place): number | null {
  const places = career.places()
  let [sum, weights] = [0, 0]
  for (const { area, weight } of place.areas) {
    const level = places.priceLevel(area)
    if (level === null) continue
    sum += level * weight
    weights += weight
  }
  return weights === 0 ? null : Math.round((sum / weights) * 1000) / 1000
}

/** A point between two published percentiles is interpolated on a straight line. */
export function percentile(amounts: Amount[], at: number, unit: PayUnit, ratio: number | null): Amount {
  const above = Math.max(
    1,
    PERCENTILE_POINTS.findIndex(point => point >= at),
  )
  const [low, high] = [amounts[above - 1], amounts[above]]
  if (!low || !high) throw new Error('a wage has five percentiles')
  const fraction =
    (at - (PERCENTILE_POINTS[above - 1] ?? 0)) /
    ((PERCENTILE_POINTS[above] ?? 1) - (PERCENTILE_POINTS[above - 1] ?? 0))
  const value =
    fraction === 0 ? low.value : fraction === 1 ? high.value : low.value + (high.value - low.value) * fraction
  const at_least = fraction === 0 ? low.at_least : low.at_least || high.at_least
  return scaleAmount({ value, at_least }, unit, ratio)
}

/** Computed yearly amounts are rounded to $100; published ones are not. */
export function scaleAmount(amount: Amount, unit: PayUnit, ratio: number | null): Amount {
  const value = amount.value * (ratio ?? 1)
  if (unit === 'hour') return { ...amount, value: Math.round(value * 100) / 100 }
  return { ...amount, value: ratio === null ? Math.round(value) : Math.round(value / 100) * 100 }
}
