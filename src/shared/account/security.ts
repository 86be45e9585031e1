import * as z from 'zod/mini'

const time = z.iso.datetime({ offset: true })

/** What Settings → Security shows about an account. */
export const security = z.object({
  email: z.string(),
  email_verified: z.boolean(),
  /** A new address that waits for its confirmation. */
  pending_email: z.nullable(z.string()),
  has_password: z.boolean(),
  google: z.object({ available: z.boolean(), linked: z.boolean() }),
  two_factor: z.object({ enabled: z.boolean(), recovery_codes_left: z.int() }),
})

export const activeSession = z.object({
  id: z.uuid(),
  current: z.boolean(),
  /** As the browser names itself; null when it did not. */
  user_agent: z.nullable(z.string()),
  created_at: time,
  last_seen_at: time,
  expires_at: time,
})

/** `confirm`: someone who is signed in shows once more that it is them. */
export const GOOGLE_INTENTS = ['sign-in', 'sign-up', 'link', 'confirm'] as const

export type Security = z.infer<typeof security>
export type ActiveSession = z.infer<typeof activeSession>
export type GoogleIntent = (typeof GOOGLE_INTENTS)[number]
