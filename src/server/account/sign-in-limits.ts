import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { cookieName } from '#server/platform/auth/create-auth.ts'
import type { Call } from '#server/platform/http/call-context.ts'
import type { AccountDeps } from './account-deps.ts'
import { cookieValue } from './sessions.ts'

const BY_ONE_STRANGER = { attempts: 10, seconds: 900 }
const BY_ALL_STRANGERS = { attempts: 50, seconds: 900 }
const BY_KNOWN_DEVICE = { attempts: 10, seconds: 900 }
const DEVICE_SECONDS = 365 * 24 * 3600

export type DeviceDeps = Pick<AccountDeps, 'secret' | 'publicUrl'>
type SignInLimitDeps = DeviceDeps & Pick<AccountDeps, 'rateLimit'>

/**
 * Counts a guess at an account: by account and network, and by account over all networks. A browser that has been in
 * before is counted on its own, so that strangers who hammer an address never lock its owner out.
 */
export async function takeGuess(
  deps: SignInLimitDeps,
  call: Call,
  what: string,
  email: string,
): Promise<void> {
  const device = knownDevice(deps, call, email)
  if (device) {
    await deps.rateLimit.take(`${what}-device`, `${email}\n${device}`, BY_KNOWN_DEVICE)
  } else {
    await deps.rateLimit.takeAll([
      { what: `${what}-stranger`, who: `${email}\n${call.address}`, limit: BY_ONE_STRANGER },
      { what: `${what}-strangers`, who: email, limit: BY_ALL_STRANGERS },
    ])
  }
}

/** Forgets the guesses of someone who turned out to be right, and knows their browser from now on. */
export async function guessedRight(
  deps: SignInLimitDeps,
  call: Call,
  what: string,
  email: string,
): Promise<void> {
  const device = knownDevice(deps, call, email)
  if (device) await deps.rateLimit.forget(`${what}-device`, `${email}\n${device}`)
  else await deps.rateLimit.forget(`${what}-stranger`, `${email}\n${call.address}`)
  rememberDevice(deps, call, email)
}

export function rememberDevice(deps: SignInLimitDeps, call: Call, email: string): void {
  if (!call.fromBrowser) return
  const id = knownDevice(deps, call, email) ?? randomUUID()
  const secure = deps.publicUrl.protocol === 'https:' ? '; Secure' : ''
  call.setCookie(
    `${cookieName(deps.publicUrl, 'device')}=${id}.${signature(deps, email, id)}; Path=/; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** A browser that has been in this account before, known by its signed cookie. */
export function knownDevice(deps: DeviceDeps, call: Call, email: string): string | null {
  const [id = '', given = ''] = (cookieValue(call, cookieName(deps.publicUrl, 'device')) ?? '').split('.')
  const right = Buffer.from(signature(deps, email, id))
  const shown = Buffer.from(given)
  return right.length === shown.length && timingSafeEqual(right, shown) ? id : null
}

function signature(deps: DeviceDeps, email: string, id: string) {
  return createHmac('sha256', deps.secret).update(`device\n${email}\n${id}`).digest('base64url')
}
