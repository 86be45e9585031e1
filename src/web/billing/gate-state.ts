import type { Billing } from '#shared/billing/contract.ts'
import type { Feature } from '#shared/billing/features.ts'

export type GateState =
  | { kind: 'open'; limit: number | null; left: number | null }
  | { kind: 'upgrade' }
  | { kind: 'used-up'; limit: number }

/** What the server would answer to a call of a feature now. */
export function gateState(billing: Billing, feature: Feature): GateState {
  const usage = billing.usage.find(one => one.feature === feature)
  if (!usage?.enabled) return { kind: 'upgrade' }
  const { monthly_limit: limit, left } = usage
  if (limit !== null && left === 0) return { kind: 'used-up', limit }
  return { kind: 'open', limit, left }
}
