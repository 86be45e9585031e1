import * as z from 'zod/mini'

export const ACCESS_TOKEN_SECONDS = 15 * 60
export const REFRESH_TICK_MS = 30_000
export const REFRESH_THRESHOLD_TICKS = 3
/**
 * Within it the credential does not change again and the one before still counts. Longer than a tick: an answer that was
 * lost on its way must not sign anybody out.
 */
export const REFRESH_WINDOW_SECONDS = REFRESH_TICK_MS / 1000 + 10

const sessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  user_metadata: z.object({
    full_name: z.string(),
    avatar_url: z.nullable(z.string()),
  }),
})

export const session = z.object({
  access_token: z.string(),
  /** Filled only for clients that are no browsers; a browser holds it as an httpOnly cookie. */
  refresh_token: z.nullable(z.string()),
  /** Unix time in seconds. */
  expires_at: z.int(),
  expires_in: z.int(),
  token_type: z.literal('bearer'),
  user: sessionUser,
})

export type Session = z.infer<typeof session>
export type SessionUser = z.infer<typeof sessionUser>

/** True when three ticks or fewer remain before the access token ends. */
export function needsRefresh(expiresAtSeconds: number, nowMs: number): boolean {
  return Math.floor((expiresAtSeconds * 1000 - nowMs) / REFRESH_TICK_MS) <= REFRESH_THRESHOLD_TICKS
}
