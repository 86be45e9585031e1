import { createHmac, randomUUID } from 'node:crypto'
import { cookieName } from '#server/platform/auth/create-auth.ts'
import { equalInConstantTime } from '#server/platform/equal-in-constant-time.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { SIGN_IN_LIMITS } from '#shared/account/sign-in-limits.ts'
import type { AccountDeps } from './account-deps.ts'
import { cookieValue } from './sessions.ts'
import { selectDeviceKey } from './users.ts'

const DEVICE_SECONDS = 365 * 24 * 3600

export type KnownDeviceDeps = Pick<AccountDeps, 'database' | 'secret' | 'publicUrl'>
type SignInLimitDeps = KnownDeviceDeps & Pick<AccountDeps, 'rateLimit'>

/**
 * Counts a sign-in attempt: by account and network, and by account over all networks. Known browsers have their own counts, so
 * that attempts from elsewhere never lock the owner out. Answers which known browser it was.
 */
export async function countSignInAttempt(
  deps: SignInLimitDeps,
  call: CallContext,
  what: string,
  email: string,
): Promise<string | null> {
  const device = await knownDevice(deps, call, email)
  await deps.rateLimit.countAttempts(
    device
      ? [
          { what: `${what}-device`, who: `${email}\n${device}`, limit: SIGN_IN_LIMITS.perKnownDevice },
          { what: `${what}-devices`, who: email, limit: SIGN_IN_LIMITS.allKnownDevices },
        ]
      : [
          {
            what: `${what}-network`,
            who: `${email}\n${call.address}`,
            limit: SIGN_IN_LIMITS.perAccountAndNetwork,
          },
          { what: `${what}-account`, who: email, limit: SIGN_IN_LIMITS.perAccount },
        ],
  )
  return device
}

/** After a successful sign-in. */
export async function clearSignInAttempts(
  deps: SignInLimitDeps,
  call: CallContext,
  what: string,
  email: string,
  device: string | null,
): Promise<void> {
  if (device) await deps.rateLimit.clearAttempts(`${what}-device`, `${email}\n${device}`)
  else await deps.rateLimit.clearAttempts(`${what}-network`, `${email}\n${call.address}`)
}

/** Makes the browser of a successful sign-in a known one. */
export async function rememberDevice(deps: KnownDeviceDeps, call: CallContext, email: string): Promise<void> {
  if (!call.fromBrowser) return
  const deviceKey = await selectDeviceKey(deps.database, email)
  if (deviceKey === null) return
  const account = { email, deviceKey }
  setDeviceCookie(deps, call, account, deviceInCookie(deps, call, account))
}

type DeviceAccount = { email: string; deviceKey: string }

export function setDeviceCookie(
  deps: KnownDeviceDeps,
  call: CallContext,
  account: DeviceAccount,
  device: string | null,
): void {
  if (!call.fromBrowser) return
  const id = device ?? randomUUID()
  const secure = deps.publicUrl.protocol === 'https:' ? '; Secure' : ''
  call.setCookie(
    `${cookieName(deps.publicUrl, 'device')}=${id}.${signature(deps, account, id)}; Path=/; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** A browser that has been in this account since its password was last changed, known by its signed cookie. */
export async function knownDevice(
  deps: KnownDeviceDeps,
  call: CallContext,
  email: string,
): Promise<string | null> {
  if (cookieValue(call, cookieName(deps.publicUrl, 'device')) === null) return null
  const deviceKey = await selectDeviceKey(deps.database, email)
  return deviceKey && deviceInCookie(deps, call, { email, deviceKey })
}

function deviceInCookie(deps: KnownDeviceDeps, call: CallContext, account: DeviceAccount): string | null {
  const [id = '', presented = ''] = (cookieValue(call, cookieName(deps.publicUrl, 'device')) ?? '').split('.')
  return equalInConstantTime(signature(deps, account, id), presented) ? id : null
}

function signature(deps: KnownDeviceDeps, { email, deviceKey }: DeviceAccount, id: string) {
  return createHmac('sha256', deps.secret).update(`device\n${email}\n${deviceKey}\n${id}`).digest('base64url')
}
