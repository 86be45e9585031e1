import * as z from 'zod/mini'

/** People need at least this long; the form itself waits out the rest, so a quick person is never taken for a bot. */
export const FILL_TIME_MIN_MS = 1500
const WEBSITE_MAX_CHARACTERS = 500

/** What a public form says about how it was filled in; a plain call to the API may leave both out. */
export const honeypotFields = z.object({
  /** A field no person sees. */
  website: z.optional(z.string().check(z.maxLength(WEBSITE_MAX_CHARACTERS))),
  filled_in_ms: z.optional(z.number()),
})

export type HoneypotFields = z.infer<typeof honeypotFields>

/** Such a message is answered like any other and then dropped: a bot must not learn why. */
export function isProbablyBot(fields: HoneypotFields): boolean {
  if (fields.website) return true
  return fields.filled_in_ms !== undefined && fields.filled_in_ms < FILL_TIME_MIN_MS
}
