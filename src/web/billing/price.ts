import type { Interval } from '#shared/billing/contract.ts'
import {
  ANNUAL_SAVING_PERCENT,
  PROFESSIONAL_ANNUAL_USD,
  PROFESSIONAL_MONTHLY_USD,
} from '#shared/billing/plans.ts'

export const PRICES: Record<Interval, string> = {
  month: `$${PROFESSIONAL_MONTHLY_USD}`,
  year: `$${PROFESSIONAL_ANNUAL_USD.toFixed(2)}`,
}

export const PRICE_SENTENCE = `${PRICES.month} a month, or ${ANNUAL_SAVING_PERCENT}% less by the year.`

export function upgradeLabel(interval: Interval): string {
  return `Upgrade for ${PRICES[interval]}/${interval}`
}

export const BILLING_OFF_SENTENCE =
  'Billing is switched off on this installation. Everything in Free stays yours.'
