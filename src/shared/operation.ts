import { oc } from '@orpc/contract'

/** Who may call an operation, and how often; the server's gate and the screens read the same line. */
export type Access = {
  who: 'anyone' | 'signed-in'
  /** Answers with the browser's cookie, so a foreign Origin is refused. */
  cookie?: boolean
  /** Takes an Idempotency-Key: the same key answers the same, another body under it is refused. */
  idempotent?: boolean
  /** Signing in and out and deleting must work on a full disk. */
  allowedWhenDiskIsFull?: boolean
  /** Waits for a third party: its caller gets this long in place of the usual deadline. */
  deadlineMs?: number
  /** Attempts allowed per window: by account, and for `anyone` always by network address too. */
  limit?: { attempts: number; seconds: number }
}

export const operation = oc.$meta<{ access: Access }>({ access: { who: 'signed-in' } })
