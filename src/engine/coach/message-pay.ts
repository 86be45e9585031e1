import { abroadMoney } from '#engine/market/pay-abroad.ts'
import type { MarketResult } from '#shared/career/market-result.ts'
import { amountText, grouped } from '#shared/career/pay.ts'
import { type AbroadPay, placeAbroad } from './local-pay.ts'

type StatedPay = {
  value: number
  unit: 'year' | 'month' | 'week' | 'hour'
  /** The money it was written in, where it was. */
  sign: '$' | '£' | '€' | null
}

const PER_YEAR = { year: 1, month: 12, week: 52, hour: 2_080 } as const
const MAX_HOURLY = 300
const MIN_MONTHLY = 300
const MIN_WEEKLY = 100
const MIN_YEARLY = 5_000
const PER_THOUSAND = 1_000
const AMOUNT =
  /([$£€])?\s?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(k\b)?\s*(?:dollars?|bucks|pounds|euros?)?\s*(?:(an hour|per hour|\/ ?h(?:ou)?r?|hourly)|(a month|per month|monthly)|(a week|per week|weekly)|(a year|per year|yearly))?/giu

/** An amount of pay that a message states: "$21 an hour", "78k", "$78,000", "£2,900 a month". */
export function statedPay(text: string): StatedPay | null {
  for (const [, written, digits = '', thousands, hourly, monthly, weekly, yearly] of text.matchAll(AMOUNT)) {
    const value = Number(digits.replaceAll(',', '')) * (thousands ? PER_THOUSAND : 1)
    const sign = SIGNS.find(one => one === written) ?? null
    if (hourly && value <= MAX_HOURLY) return { value, unit: 'hour', sign }
    if (monthly && value >= MIN_MONTHLY) return { value, unit: 'month', sign }
    if (weekly && value >= MIN_WEEKLY) return { value, unit: 'week', sign }
    if ((sign || thousands || yearly) && value >= MIN_YEARLY) return { value, unit: 'year', sign }
  }
  return null
}

const SIGNS = ['$', '£', '€'] as const
const OWN_PAY = String.raw`\b(?:i(?:['’ ]?a?m)? (?:currently |now |only |just |still )?(?:at|on|make|making|earn|earning|get|getting|paid|get paid)|(?:they|they['’]?re|it) pay(?:s|ing)?(?: me)?) (?:only |just |about |around |like )?`
/** "I'm at 36.50", "i make 71": an amount of which nobody says what it counts. */
const BARE_PAY = new RegExp(
  String.raw`${OWN_PAY}\$?(\d{2,3}(?:\.\d{2})?)(?=\s*(?:$|[;!?)]|[.,](?!\d)|(?:and|but|is|in|as|with|after|right now|now|here|today|so|while|plus|which)\b))`,
  'iu',
)
const MIN_BARE_PAY = 7

/** What somebody says they are paid. A bare number is an hour's pay, or thousands a year where that is nearer to what is published. */
export function ownPay(text: string, { salary }: MarketResult): StatedPay | null {
  const [, digits] = BARE_PAY.exec(text) ?? []
  if (digits === undefined) return new RegExp(OWN_PAY, 'iu').test(text) ? statedPay(text) : null
  const value = Number(digits)
  if (value < MIN_BARE_PAY || value > MAX_HOURLY) return null
  const hourly: StatedPay = { value, unit: 'hour', sign: null }
  const yearly: StatedPay = { value: value * PER_THOUSAND, unit: 'year', sign: null }
  const middle = salary?.percentiles.find(({ name }) => name === 'p50')?.amount.value
  if (digits.includes('.') || !salary || middle === undefined) return hourly
  const distance = (stated: StatedPay) => Math.abs(Math.log(inUnitOf(stated, salary.unit) / middle))
  return distance(yearly) < distance(hourly) ? yearly : hourly
}

/** Where a stated amount stands among published pay, with the figures that the sentence holds. */
export function placePay(
  stated: StatedPay,
  market: MarketResult,
): { text: string; figures: number[] } | null {
  const { salary } = market
  if (!salary) return null
  if (placeAbroad(market) !== null) return salary.abroad && comparedAbroad(stated, salary.abroad)
  if (stated.sign !== null && stated.sign !== '$') return null
  const inUnit = inUnitOf(stated, salary.unit)
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
      : `$${stated.unit === 'hour' ? withCents(stated.value) : grouped(stated.value)} ${PER[stated.unit]}${salary.unit === 'year' ? ` (about $${grouped(inUnit)} a year, full time)` : ''}`
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

/** 36.5 → "36.50", 35 → "35". */
function withCents(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}

/** What it makes in a year, full time. */
export function yearlyOf({ value, unit }: StatedPay): number {
  return value * PER_YEAR[unit]
}

const PER = { year: 'a year', month: 'a month', week: 'a week', hour: 'an hour' } as const

function inUnitOf({ value, unit }: StatedPay, asked: StatedPay['unit']): number {
  return (value * PER_YEAR[unit]) / PER_YEAR[asked]
}

/** Money that each sign stands for; a dollar sign is that of several countries. */
const CURRENCIES: Record<(typeof SIGNS)[number], readonly string[]> = {
  $: ['CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
  '£': ['GBP'],
  '€': ['EUR'],
}

/** Without a sign it is taken for the money of the country. */
function comparedAbroad(stated: StatedPay, abroad: AbroadPay): { text: string; figures: number[] } | null {
  const middle = abroad.median ?? abroad.mean
  if (middle === null || (stated.sign && !CURRENCIES[stated.sign].includes(abroad.currency))) return null
  const inUnit = inUnitOf(stated, abroad.unit)
  const about =
    stated.unit === abroad.unit
      ? ''
      : ` is about ${abroadMoney(abroad, inUnit)} ${PER[abroad.unit]} full time, which`
  const side = inUnit === middle ? 'as much as' : inUnit > middle ? 'more than' : 'less than'
  const which = abroad.median === null ? 'the average' : 'the middle'
  return {
    text: `${abroad.currency} ${grouped(stated.value)} ${PER[stated.unit]}${about} is ${side} ${which} of what is published there (${abroadMoney(abroad, middle)}).`,
    figures: [Math.round(inUnit), Number(inUnit.toFixed(2)), Math.round(stated.value)],
  }
}
