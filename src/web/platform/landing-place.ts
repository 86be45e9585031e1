import * as z from 'zod/mini'

const HOME_SIGNED_IN = '/dashboard'
const fromState = z.object({ from: z.string() })

/** Where somebody goes after signing in: back to where they came from, never to another site or to the sign-in pages. */
export function landingPlace(navigationState: unknown): string {
  const parsed = fromState.safeParse(navigationState)
  if (!parsed.success) return HOME_SIGNED_IN
  const base = 'https://here.invalid'
  if (!URL.canParse(parsed.data.from, base)) return HOME_SIGNED_IN
  const target = new URL(parsed.data.from, base)
  const stays = target.origin === base && parsed.data.from.startsWith('/')
  if (!stays || target.pathname === '/login' || target.pathname === '/signup') return HOME_SIGNED_IN
  return `${target.pathname}${target.search}${target.hash}`
}
