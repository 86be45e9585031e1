import type { AccessChecks } from '#server/platform/http/access-checks.ts'
import { featureAccess } from '#shared/billing/feature-access.ts'
import type { Feature } from '#shared/billing/features.ts'
import { limitHint, limitMessage, upgradeMessage, writeLimitDetails } from '#shared/billing/limit-details.ts'
import { Problem } from '#shared/problem.ts'
import type { BillingDeps } from './billing-deps.ts'
import { readEntitlement } from './read-entitlement.ts'

/** Decides by the feature-access map and the plan of this moment; no token carries a plan. */
export function featureGate(
  deps: Pick<BillingDeps, 'database' | 'payments'>,
): AccessChecks['requireFeature'] {
  return async (userId, feature) => {
    const { entitlement, used, held, renews_on } = await readEntitlement(deps, userId)
    const { enabled, monthlyLimit } = featureAccess(entitlement.plan, feature)
    if (!enabled) throw upgradeRequired(feature)
    if (monthlyLimit !== undefined && (used[feature] ?? 0) + (held[feature] ?? 0) >= monthlyLimit)
      throw limitReached(feature, monthlyLimit, renews_on)
    return { feature, monthlyLimit: monthlyLimit ?? null }
  }
}

/** Whether the plan of this moment holds the feature at all, however much of it is used. */
export async function isFeatureOpen(
  deps: Pick<BillingDeps, 'database' | 'payments'>,
  userId: string,
  feature: Feature,
): Promise<boolean> {
  const { entitlement } = await readEntitlement(deps, userId)
  return featureAccess(entitlement.plan, feature).enabled
}

function upgradeRequired(feature: Feature): Problem {
  return new Problem('upgrade_required', {
    message: upgradeMessage(feature),
    details: writeLimitDetails({ feature, limit: 0, left: 0, renews_on: null }),
    hint: 'See the plans at /product/pricing.',
  })
}

export function limitReached(feature: Feature, limit: number, renews_on: string): Problem {
  return new Problem('limit_reached', {
    message: limitMessage(feature, limit, renews_on),
    details: writeLimitDetails({ feature, limit, left: 0, renews_on }),
    hint: limitHint(feature, limit),
  })
}
