import * as z from 'zod/mini'

/** People need at least this long; the form itself waits out the rest, so a quick person is never taken for a bot. */
export const FILL_TIME_MIN_MS = 1500

/** What a public form says about how it was filled in; a plain call to the API may leave both out. */
export const botSigns = z.object({
  /** A field no person sees. */
  website: z.optional(z.string().check(z.maxLength(500))),
  filledInMs: z.optional(z.number()),
})

export type BotSigns = z.infer<typeof botSigns>

/** Such a message is answered like any other and then dropped: a bot must not learn why. */
export function looksAutomated(signs: BotSigns): boolean {
  if (signs.website) return true
  return signs.filledInMs !== undefined && signs.filledInMs < FILL_TIME_MIN_MS
}
