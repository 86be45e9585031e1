import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { MarketResult } from '#shared/career/market-result.ts'
import { grouped } from '#shared/career/pay.ts'
import { PAY_ABROAD } from '#shared/career/pay-abroad-sources.ts'
import type { Place } from './resolve-place.ts'

type AbroadPay = NonNullable<NonNullable<MarketResult['salary']>['abroad']>

/** Official pay of the place's own country in its own money, as published; nothing in the United States or where none is. */
export function payAbroad(career: CareerData, row: number, place: Place): AbroadPay | null {
  const source = place.country === null ? undefined : PAY_ABROAD[place.country]
  if (!source || place.country === null) return null
  const pay = career.payAbroad().of(place.country, career.occupations.codes[row] ?? '')
  if (!pay) return null
  const { currency, unit, publisher, year, people } = source
  const { group, occupations, mean, median, p10, p25, p75, p90 } = pay
  return {
    country: career.places().countries.get(place.country)?.name ?? place.country,
    currency,
    unit,
    group,
    isShared: occupations > 1,
    people,
    mean,
    median,
    low: p25 === null ? p10 : p25,
    high: p75 === null ? p90 : p75,
    spread:
      p25 !== null && p75 !== null
        ? 'middle half'
        : p10 !== null && p90 !== null
          ? 'middle eight tenths'
          : null,
    publisher,
    year,
  }
}

/** "EUR 4,260 a month in the middle", or the range where one is published. */
export function payAbroadRangeText(pay: AbroadPay): string {
  const per = `a ${pay.unit}`.replace('a hour', 'an hour')
  if (pay.spread && pay.low !== null && pay.high !== null)
    return `${abroadMoney(pay, pay.low)} - ${abroadMoney(pay, pay.high)} ${per}`
  return pay.median !== null
    ? `${abroadMoney(pay, pay.median)} ${per} in the middle`
    : `${abroadMoney(pay, pay.mean ?? 0)} ${per} on average`
}

/** One sentence: what is earned, by whom, and who says so. */
export function payAbroadText(pay: AbroadPay): string {
  const middle =
    pay.median !== null
      ? `the median is ${abroadMoney(pay, pay.median)}`
      : `the mean is ${abroadMoney(pay, pay.mean ?? 0)}`
  const spread =
    pay.spread && pay.low !== null && pay.high !== null
      ? `, the ${pay.spread} earn ${abroadMoney(pay, pay.low)} to ${abroadMoney(pay, pay.high)}`
      : ''
  return `Pay in ${pay.country}: ${middle} gross ${pay.unit === 'hour' ? 'an hour' : 'a month'} for the group “${pay.group}”${spread} (${pay.people}; ${pay.publisher}, ${pay.year}).`
}

/** "GBP 2,918": the money of a country by its letters. */
export function abroadMoney({ currency, unit }: Pick<AbroadPay, 'currency' | 'unit'>, value: number): string {
  return `${currency} ${unit === 'hour' ? value.toFixed(2) : grouped(value)}`
}
