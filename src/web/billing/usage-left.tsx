import type { Billing } from '#shared/billing/contract.ts'
import { longUsDate } from '#shared/billing/limit-details.ts'
import { gateState } from './gate-state.ts'
import type { GatedFeature } from './gated-tools.ts'
import { leftWords } from './usage-words.ts'

/** "1 of 2 résumés left in November", above a tool that is counted. */
export function UsageLeft({ feature, billing }: { feature: GatedFeature; billing: Billing }) {
  const state = gateState(billing, feature)
  if (state.kind === 'upgrade' || state.limit === null) return null
  const left = state.kind === 'used-up' ? 0 : (state.left ?? 0)
  return (
    <p className="figures pt-4 text-sm text-soft">
      {leftWords(feature, left, state.limit, billing.renews_on)}. They renew on{' '}
      {longUsDate(billing.renews_on)}.
    </p>
  )
}
