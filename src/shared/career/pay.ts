import * as z from 'zod/mini'

/** An amount of pay. `at_least` says that the publisher gives only a lower bound. */
export const amount = z.object({ value: z.number().check(z.nonnegative()), at_least: z.boolean() })

export const PAY_UNITS = ['year', 'hour'] as const
/** How statistical offices outside the United States publish pay. */
export const PAY_ABROAD_UNITS = ['hour', 'month'] as const

export const salaryBand = z.object({
  low: amount,
  high: amount,
  unit: z.enum(PAY_UNITS),
  /** Why these two ends: the experience they stand for. */
  basis: z.string().check(z.minLength(1)),
  /** Where the pay holds: a wage area, a state or the United States. */
  place: z.string().check(z.minLength(1)),
  source: z.string().check(z.minLength(1)),
  year: z.string().check(z.minLength(1)),
})

export type Amount = z.infer<typeof amount>
export type PayUnit = (typeof PAY_UNITS)[number]
export type SalaryBand = z.infer<typeof salaryBand>

export function amountText({ value, at_least }: Amount, unit: PayUnit): string {
  const money = unit === 'hour' ? `$${value.toFixed(2)}` : `$${grouped(value)}`
  return at_least ? `${money} or more` : money
}

export function salaryRangeText({ low, high, unit }: Pick<SalaryBand, 'low' | 'high' | 'unit'>): string {
  const per = unit === 'hour' ? ' an hour' : ''
  if (low.at_least || (low.value === high.value && low.at_least === high.at_least))
    return `${amountText(low, unit)}${per}`
  return `${amountText(low, unit)} - ${amountText(high, unit)}${per}`
}

const HOURS_PER_WORK_YEAR = 2080

/** The ends of a band in dollars a year, so that hourly and yearly pay stand on one scale. */
export function yearlyPay({ low, high, unit }: Pick<SalaryBand, 'low' | 'high' | 'unit'>): {
  low: number
  high: number
  middle: number
} {
  const factor = unit === 'hour' ? HOURS_PER_WORK_YEAR : 1
  const ends = { low: low.value * factor, high: high.value * factor }
  return { ...ends, middle: (ends.low + ends.high) / 2 }
}

/** Thousands separators without the locale of the machine. */
export function grouped(value: number): string {
  return Math.round(value)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
