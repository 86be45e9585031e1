import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { cookieName } from '#server/platform/auth/create-auth.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { SIGN_IN_LIMITS } from '#shared/account/sign-in-limits.ts'
import type { AccountDeps } from './account-deps.ts'
import { cookieValue } from './sessions.ts'

const DEVICE_SECONDS = 365 * 24 * 3600

export type KnownDeviceDeps = Pick<AccountDeps, 'secret' | 'publicUrl'>
type SignInLimitDeps = KnownDeviceDeps & Pick<AccountDeps, 'rateLimit'>

/**
 * Counts a sign-in attempt: by account and network, and by account over all networks. A known browser has its own count,
 * so that attempts from elsewhere never lock the owner out.
 */
export async function countSignInAttempt(
  deps: SignInLimitDeps,
  call: CallContext,
  what: string,
  email: string,
): Promise<void> {
  const device = knownDevice(deps, call, email)
  if (device) {
    await deps.rateLimit.take(`${what}-device`, `${email}\n${device}`, SIGN_IN_LIMITS.perKnownDevice)
  } else {
    await deps.rateLimit.takeAll([
      {
        what: `${what}-network`,
        who: `${email}\n${call.address}`,
        limit: SIGN_IN_LIMITS.perAccountAndNetwork,
      },
      { what: `${what}-account`, who: email, limit: SIGN_IN_LIMITS.perAccount },
    ])
  }
}

/** After a successful sign-in: resets the count and remembers the browser. */
export async function clearSignInAttempts(
  deps: SignInLimitDeps,
  call: CallContext,
  what: string,
  email: string,
): Promise<void> {
  const device = knownDevice(deps, call, email)
  if (device) await deps.rateLimit.forget(`${what}-device`, `${email}\n${device}`)
  else await deps.rateLimit.forget(`${what}-network`, `${email}\n${call.address}`)
  rememberDevice(deps, call, email)
}

export function rememberDevice(deps: SignInLimitDeps, call: CallContext, email: string): void {
  if (!call.fromBrowser) return
  const id = knownDevice(deps, call, email) ?? randomUUID()
  const secure = deps.publicUrl.protocol === 'https:' ? '; Secure' : ''
  call.setCookie(
    `${cookieName(deps.publicUrl, 'device')}=${id}.${signature(deps, email, id)}; Path=/; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** A browser that has been in this account before, known by its signed cookie. */
export function knownDevice(deps: KnownDeviceDeps, call: CallContext, email: string): string | null {
  const [id = '', given = ''] = (cookieValue(call, cookieName(deps.publicUrl, 'device')) ?? '').split('.')
  const right = Buffer.from(signature(deps, email, id))
  const shown = Buffer.from(given)
  return right.length === shown.length && timingSafeEqual(right, shown) ? id : null
}

function signature(deps: KnownDeviceDeps, email: string, id: string) {
  return createHmac('sha256', deps.secret).update(`device\n${email}\n${id}`).digest('base64url')
}
