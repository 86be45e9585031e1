import { abroadMoney, payAbroadRangeText } from '#engine/market/pay-abroad.ts'
import type { MarketResult } from '#shared/career/market-result.ts'
import { amountText, salaryRangeText } from '#shared/career/pay.ts'
import { placeInSentence } from '#shared/career/place-in-sentence.ts'

type Salary = NonNullable<MarketResult['salary']>
export type AbroadPay = NonNullable<Salary['abroad']>

/** Pay as it is published where somebody is: in dollars in the United States, elsewhere in the money of the country. */
type LocalPay = {
  place: string
  /** "$70,300 - $87,700 a year", "GBP 1,877 - GBP 3,707 a month". */
  range: string
  /** What the middle half earns, whatever somebody's years: what a talk about pay may call published. */
  published: string
  /** The same as "from $70,300 to $87,700". */
  fromTo: string
  /** A quarter earn this or more. */
  upper: string | null
}

/** The place that was asked for, where it is outside of the United States. */
export function placeAbroad({ place }: MarketResult): string | null {
  return place.kind === 'country' ? place.name : null
}

/** Null where nothing is published for the place: what is paid elsewhere does not take its place. */
export function localPay(market: MarketResult): LocalPay | null {
  const { salary } = market
  if (!salary) return null
  if (placeAbroad(market) === null) return payInDollars(salary)
  return salary.abroad && payAbroad(salary.abroad)
}

function payInDollars({ band, unit, percentiles }: Salary): LocalPay {
  const amountAt = (percentile: 'p25' | 'p75') => percentiles.find(({ name }) => name === percentile)?.amount
  const upper = amountAt('p75')
  const [low, high] = [amountAt('p25') ?? band.low, upper ?? band.high]
  const per = unit === 'year' ? ' a year' : ''
  return {
    place: placeInSentence(band.place),
    range: `${salaryRangeText(band)}${per}`,
    published: `${salaryRangeText({ low, high, unit })}${per} for the middle half of earners`,
    fromTo: `from ${amountText(low, unit)} to ${amountText(high, unit)}`,
    upper: upper ? amountText(upper, unit) : null,
  }
}

function payAbroad(abroad: AbroadPay): LocalPay {
  const { low, high } = abroad
  const range = payAbroadRangeText(abroad)
  return {
    place: placeInSentence(abroad.country),
    range,
    published: range,
    fromTo:
      low === null || high === null ? range : `from ${abroadMoney(abroad, low)} to ${range.split(' - ')[1]}`,
    upper: abroad.spread === 'middle half' && high !== null ? abroadMoney(abroad, high) : null,
  }
}

/** What is said where nothing is published for a place. */
export function noLocalPay(role: string, place: string): string {
  return `I know of no published pay for ${role} work in ${placeInSentence(place)}, so I will not guess a figure.`
}
