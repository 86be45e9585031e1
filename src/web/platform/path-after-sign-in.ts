import * as z from 'zod/mini'
import { DEFAULT_PATH, sameOriginPath } from '#shared/same-origin-path.ts'

const PLACEHOLDER_ORIGIN = 'https://here.invalid'
const SIGN_IN_PATHS = ['/login', '/signup']
const fromState = z.object({ from: z.string() })

/** Where somebody goes after signing in: back to where they came from, never to another site or to the sign-in pages. */
export function pathAfterSignIn(navigationState: unknown): string {
  const parsed = fromState.safeParse(navigationState)
  if (!parsed.success) return DEFAULT_PATH
  const path = sameOriginPath(parsed.data.from, PLACEHOLDER_ORIGIN)
  return SIGN_IN_PATHS.includes(new URL(path, PLACEHOLDER_ORIGIN).pathname) ? DEFAULT_PATH : path
}
