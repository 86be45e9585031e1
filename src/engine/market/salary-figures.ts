import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { yearlyGrowth } from '#engine/occupations/load-wages.ts'
import type { ExperienceBand } from '#shared/career/experience.ts'
import { type MarketResult, PERCENTILE_NAMES } from '#shared/career/market-result.ts'
import type { Amount } from '#shared/career/pay.ts'
import { payAbroad } from './pay-abroad.ts'
import { localPayRatio, payBand, priceLevel, scaleAmount } from './pay-band.ts'
import type { Place } from './resolve-place.ts'

/** Every figure a screen draws of an occupation's pay: percentiles, the person's band, the years, and what it buys. */
export function salaryFigures(
  career: CareerData,
  row: number,
  place: Place,
  experience: ExperienceBand,
): MarketResult['salary'] {
  const wage = career.wages.of(row)
  const band = payBand(career, row, place, experience)
  if (!wage || !band) return null
  const ratio = localPayRatio(career, row, place)
  const level = priceLevel(career, place)
  const country =
    place.country && place.country !== 'US' ? career.places().countries.get(place.country) : undefined
  const growth = yearlyGrowth(wage.medians)
  const times = (amount: Amount, factor: number) => scaleAmount(amount, wage.unit, factor)
  return {
    unit: wage.unit,
    percentiles: PERCENTILE_NAMES.flatMap((name, at) => {
      const amount = wage.percentiles[at]
      return amount ? [{ name, amount: scaleAmount(amount, wage.unit, ratio) }] : []
    }),
    band,
    medians: wage.medians,
    yearlyGrowthPercent: growth === null ? null : Math.round(growth * 100) / 100,
    allOccupationsGrowthPercent: Math.round(career.wages.allOccupationsGrowthPercent * 100) / 100,
    buyingPower:
      level === null ? null : { low: times(band.low, 1 / level), high: times(band.high, 1 / level) },
    equivalent:
      country?.pppFactor && country.pppYear
        ? {
            country: country.name,
            currency: country.currency,
            low: times(band.low, country.pppFactor),
            high: times(band.high, country.pppFactor),
            year: country.pppYear,
          }
        : null,
    abroad: payAbroad(career, row, place),
    fromYourRole: null,
  }
}
