import type { OperationAccess } from '#shared/operation.ts'
import type { RateLimit } from './rate-limit.ts'

type Feature = NonNullable<OperationAccess['feature']>

/** A feature that was opened to a caller; where it is limited, a use is still to be reserved. */
export type FeatureGrant = { feature: Feature; monthlyLimit: number | null }

/** What the access gate asks beside the contract. */
export type AccessChecks = {
  rateLimit: RateLimit
  diskIsAlmostFull: () => boolean
  /** Throws when the plan of this user lacks the feature, or has none of it left. */
  requireFeature: (userId: string, feature: Feature) => Promise<FeatureGrant>
}
