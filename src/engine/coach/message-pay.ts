import type { MarketResult } from '#shared/career/market-result.ts'
import { amountText, grouped } from '#shared/career/pay.ts'

type StatedPay = { value: number; unit: 'year' | 'hour' }

const HOURS_PER_YEAR = 2_080
const MAX_HOURLY = 300
const MIN_YEARLY = 5_000
const PER_THOUSAND = 1_000
const AMOUNT =
  /\$?\s?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(k\b)?\s*(?:dollars?|bucks)?\s*(an hour|per hour|\/ ?h(?:ou)?r?|hourly)?/giu

/** An amount of pay that a message states: "$21 an hour", "78k", "$78,000". */
export function statedPay(text: string): StatedPay | null {
  for (const [whole, digits = '', thousands, hourly] of text.matchAll(AMOUNT)) {
    const value = Number(digits.replaceAll(',', '')) * (thousands ? PER_THOUSAND : 1)
    if (hourly && value <= MAX_HOURLY) return { value, unit: 'hour' }
    if ((whole.includes('$') || thousands) && value >= MIN_YEARLY) return { value, unit: 'year' }
  }
  return null
}

/** Where a stated amount stands among published pay, with the figures that the sentence holds. */
export function placePay(
  stated: StatedPay,
  { salary }: MarketResult,
): { text: string; figures: number[] } | null {
  if (!salary) return null
  const inUnit =
    stated.unit === salary.unit
      ? stated.value
      : stated.unit === 'hour'
        ? stated.value * HOURS_PER_YEAR
        : stated.value / HOURS_PER_YEAR
  const points = salary.percentiles
    .filter(({ amount }) => !amount.at_least)
    .map(({ name, amount }) => ({
      at: Number(name.slice(1)),
      value: amount.value,
      text: `the ${name.slice(1)}th percentile (${amountText(amount, salary.unit)})`,
    }))
  const below = points.filter(({ value }) => value <= inUnit).at(-1)
  const above = points.find(({ value }) => value > inUnit)
  const said =
    stated.unit === 'year'
      ? `$${grouped(stated.value)}`
      : `$${stated.value} an hour${salary.unit === 'year' ? ` (about $${grouped(inUnit)} a year, full time)` : ''}`
  const where =
    below && above
      ? `stands between ${below.text} and ${above.text} of pay for it there.`
      : above
        ? `is below ${above.text}: nearly everybody in the role earns more.`
        : below
          ? `is above ${below.text}: few people in the role earn more.`
          : null
  return where === null
    ? null
    : { text: `${said} ${where}`, figures: [Math.round(inUnit), below?.at ?? 0, above?.at ?? 0] }
}
