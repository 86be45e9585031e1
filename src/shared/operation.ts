import { oc } from '@orpc/contract'
import type { Feature } from './billing/features.ts'

/** Who may call an operation, and how often: checked by the server's access gate, read by the API client. */
export type OperationAccess = {
  /** `api-key`: a program that acts for a person, and nobody else. */
  who: 'anyone' | 'signed-in' | 'api-key'
  /** Part of a plan: the gate answers 402 `upgrade_required` to those whose plan lacks it, `limit_reached` to those who used it up. */
  feature?: Feature
  /** The same Idempotency-Key answers the same; another body under it answers 409. */
  idempotent?: true
  /** Signing in and out and deleting must work on a full disk. */
  allowedWhenDiskIsFull?: true
  /** Waits for a third party: its caller gets this long in place of the usual deadline. */
  deadlineMs?: number
  /** Attempts allowed per window: by account, and for `anyone` always by network address too. */
  limit?: {
    attempts: number
    seconds: number
    /** Counted by the operation in its own transaction, where only what is saved counts. */
    countedBy?: 'operation'
  }
}

export const operation = oc.$meta<{ access: OperationAccess }>({ access: { who: 'signed-in' } })
