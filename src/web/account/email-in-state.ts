import * as z from 'zod/mini'

const givenEmail = z.object({ email: z.string() })

/** The address already typed on the screen before: on sign-up, sign-in or the request for a new password. */
export function emailInState(navigationState: unknown): string {
  return givenEmail.safeParse(navigationState).data?.email ?? ''
}
