import type { OperationAccess } from '#shared/operation.ts'
import type { RateLimit } from './rate-limit.ts'

/** What the access gate asks beside the contract. */
export type AccessChecks = {
  rateLimit: RateLimit
  diskIsAlmostFull: () => boolean
  /** Throws when the plan of this user lacks the feature. */
  requireFeature: (userId: string, feature: NonNullable<OperationAccess['feature']>) => Promise<void>
}
