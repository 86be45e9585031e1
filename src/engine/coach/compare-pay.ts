import { abroadMoney } from '#engine/market/pay-abroad.ts'
import type { MarketResult } from '#shared/career/market-result.ts'
import { amountText, grouped, type PayUnit, salaryRangeText } from '#shared/career/pay.ts'
import type { CoachRole } from '#shared/coach/coach-answer.ts'
import { placeAbroad } from './local-pay.ts'

const NEARLY_EQUAL_PERCENT = 3
/** Of "29-1141.01": wages are published for the first seven characters. */
const WAGE_CODE_CHARACTERS = 7

type Compared = { role: CoachRole; market: MarketResult }
type Comparison = { text: string; figures: number[] }

/** What today's role pays beside another one, both in the middle and at the same place; null where that cannot be said. */
export function comparePay(there: Compared, today: Compared): Comparison | null {
  const [next, now] = [middleOf(there.market), middleOf(today.market)]
  if (!next || !now || next.kind !== now.kind) return null
  const present = today.role.role
  if (isCountedTogether(there, today))
    return said(
      `Pay is published for it and for your role today, ${present}, together, so the figures do not tell the two apart.`,
    )
  if (next.isLeast && now.isLeast)
    return said(
      `For your role today, ${present}, the figures end at ${now.text} as well, so they do not say which pays more.`,
    )
  const difference = Math.abs(next.value - now.value)
  const isNear = difference * 100 <= now.value * NEARLY_EQUAL_PERCENT
  const compared = isNear
    ? 'nearly the same'
    : `${now.money(difference)} ${next.value > now.value ? 'less' : 'more'}`
  return {
    text: `In the middle, your role today, ${present}, pays ${now.text} there, ${compared}.${bandText(today.market)}`,
    figures: [difference],
  }
}

function said(text: string): Comparison {
  return { text, figures: [] }
}

type Middle = {
  value: number
  /** Only a lower bound is published. */
  isLeast: boolean
  /** Unit, money and statistic: unlike kinds are not compared. */
  kind: string
  text: string
  money: (value: number) => string
}

function middleOf(market: MarketResult): Middle | null {
  const { salary } = market
  if (!salary) return null
  if (placeAbroad(market) === null) {
    const median = salary.percentiles.find(({ name }) => name === 'p50')?.amount
    return median
      ? {
          value: median.value,
          isLeast: median.at_least,
          kind: salary.unit,
          text: amountText(median, salary.unit),
          money: value => dollars(value, salary.unit),
        }
      : null
  }
  const { abroad } = salary
  const value = abroad?.median ?? abroad?.mean ?? null
  if (!abroad || value === null) return null
  const money = (amount: number) => abroadMoney(abroad, amount)
  const kind = `${abroad.unit} ${abroad.currency} ${abroad.median === null ? 'mean' : 'median'}`
  return { value, isLeast: false, kind, text: money(value), money }
}

function dollars(value: number, unit: PayUnit): string {
  return unit === 'hour' ? `$${value.toFixed(2)}` : `$${grouped(value)}`
}

/** One figure for both would be taken for equal pay. */
function isCountedTogether(there: Compared, today: Compared): boolean {
  const [next, now] = [there.market.salary?.abroad, today.market.salary?.abroad]
  if (placeAbroad(there.market) !== null) return next?.group === now?.group
  const codes = [there, today].map(({ role }) => role.code.slice(0, WAGE_CODE_CHARACTERS))
  return codes[0] === codes[1]
}

/** Somebody with years in a role stands elsewhere in it than its middle. */
function bandText(market: MarketResult): string {
  const { salary } = market
  if (!salary || placeAbroad(market) !== null || !/^\d/u.test(salary.band.basis)) return ''
  return ` With ${salary.band.basis} it is ${salaryRangeText(salary.band)}.`
}
