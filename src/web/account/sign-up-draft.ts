import * as z from 'zod/mini'

/** Whose draft it is while nobody is signed in; deleted as soon as somebody is. */
export const VISITOR = 'visitor'

/** What of an unsent sign-up outlives a look at another page: never a password. */
export const signUpDraft = z.partial(
  z.object({ full_name: z.string(), email: z.string(), agree_to_terms: z.boolean() }),
)
