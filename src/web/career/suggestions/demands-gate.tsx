import type { ReactNode } from 'react'
import { featureName } from '#shared/billing/feature-access.ts'
import { useBilling } from '#web/billing/billing-queries.ts'
import { gateState } from '#web/billing/gate-state.ts'
import { GATED_TOOLS } from '#web/billing/gated-tools.ts'
import { UpgradeAction } from '#web/billing/upgrade-card.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'

const FEATURE = 'role-demands'

/** Around what belongs to Professional within an open screen: what it would show, and the upgrade, where the plan closes it. */
export function DemandsGate({ isRefused, children }: { isRefused: boolean; children: ReactNode }) {
  const billing = useBilling()
  if (billing.isPending) return <SkeletonRows label="Loading your plan" count={3} />
  const isClosed = isRefused || (billing.data && gateState(billing.data, FEATURE).kind !== 'open')
  if (!isClosed) return children
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4 rounded-lg bg-action-wash p-5 sm:p-6">
      <p className="font-semibold">{featureName(FEATURE)}: part of the Professional plan.</p>
      <ul className="list-disc ps-5">
        {GATED_TOOLS[FEATURE].points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <UpgradeAction billing={billing.data} />
    </div>
  )
}

/** Whether the calls may be made: undefined while the plan is not known. */
export function useDemandsOpen(): boolean {
  const billing = useBilling()
  // Where the plan cannot be loaded the server decides.
  return billing.isError || (billing.data !== undefined && gateState(billing.data, FEATURE).kind === 'open')
}
