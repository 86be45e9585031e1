import { educationText } from '#shared/career/education.ts'
import { amountText, grouped } from '#shared/career/pay.ts'
import { placeInSentence } from '#shared/career/place-in-sentence.ts'
import type { MarketContext } from './market-context.ts'
import { payAbroadText } from './pay-abroad.ts'
import { localPayRatio, priceLevel } from './pay-band.ts'

/** What moves the pay shown: place, prices, experience, its course over the years, and education. */
export function salaryFactors(about: MarketContext): string[] {
  const { career, row, place, years, salary, outlook } = about
  if (!salary) return ['The Bureau of Labor Statistics does not publish pay for this occupation.']
  const factors: string[] = []
  const ratio = localPayRatio(career, row, place)
  if (ratio !== null)
    factors.push(
      `Place: pay for this work in ${placeInSentence(place.name)} is ${comparedWithAverage(ratio)} the US average.`,
    )
  const level = priceLevel(career, place)
  if (level !== null && salary.buyingPower) {
    const { low, high } = salary.buyingPower
    factors.push(
      `Prices: ${place.name} is ${comparedWithAverage(level)} the US price level, so this pay buys what ${amountText(low, salary.unit)} to ${amountText(high, salary.unit)} buys on average.`,
    )
  }
  if (salary.abroad) factors.push(payAbroadText(salary.abroad))
  if (salary.equivalent) {
    const { country, currency, low, high, year } = salary.equivalent
    factors.push(
      `Abroad: at ${year} purchasing power the US figure equals ${currency} ${grouped(low.value)} to ${grouped(high.value)} in ${placeInSentence(country)}. It is an equivalent, not local pay.`,
    )
  }
  factors.push(
    years === null
      ? 'Experience: none given, so the range is the middle half of earners.'
      : `Experience: with ${salary.band.basis} people usually stand between the ${percentileText(salary, 'low')} and the ${percentileText(salary, 'high')} of pay. This is our rule of thumb.`,
  )
  const [first, last] = [salary.medians[0], salary.medians.at(-1)]
  if (first && last && salary.yearlyGrowthPercent !== null)
    factors.push(
      `Course: the national median went from ${amountText(first.amount, salary.unit)} in ${first.year} to ${amountText(last.amount, salary.unit)} in ${last.year}, ${salary.yearlyGrowthPercent.toFixed(1)}% a year against ${career.wages.allOccupationsGrowthPercent.toFixed(1)}% for all occupations to ${career.wages.allOccupationsLastYear}.`,
    )
  else factors.push(`Course: ${noCourse(salary)}, so no yearly growth is shown.`)
  if (outlook?.education) factors.push(`Education: ${educationText(outlook.education)} is usual for entry.`)
  const group = career.wages.of(row)?.group
  if (group && group !== career.occupations.titles[row]) factors.push(`Figures are for the group ${group}.`)
  return factors
}

function noCourse(salary: NonNullable<MarketContext['salary']>): string {
  const [first, last] = [salary.medians[0], salary.medians.at(-1)]
  return first?.amount.at_least || last?.amount.at_least
    ? 'the published medians are lower bounds'
    : 'the published medians jump from one year to the next, as in a small occupation'
}

function percentileText(salary: NonNullable<MarketContext['salary']>, end: 'low' | 'high'): string {
  const points = BAND_POINTS[salary.band.basis]
  return points ? points[end] : end === 'low' ? '25th percentile' : '75th'
}

const BAND_POINTS: Record<string, { low: string; high: string }> = {
  '0–1 years': { low: '10th', high: '25th percentile' },
  '2–5 years': { low: '25th percentile', high: 'middle' },
  '6–10 years': { low: 'middle', high: '75th percentile' },
  '11–15 years': { low: 'upper middle', high: 'top quarter' },
  '16 or more years': { low: '75th', high: '90th percentile' },
}

function comparedWithAverage(ratio: number): string {
  const points = Math.round(Math.abs(ratio - 1) * 100)
  if (points < 1) return 'at'
  return `${points}% ${ratio > 1 ? 'above' : 'below'}`
}
