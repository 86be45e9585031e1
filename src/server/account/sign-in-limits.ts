import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { cookieName } from '#server/platform/auth/create-auth.ts'
import type { Call } from '#server/platform/http/call-context.ts'
import type { AccountHouse } from './account-deps.ts'
import { cookieValue } from './sessions.ts'

const BY_ONE_STRANGER = { attempts: 10, seconds: 900 }
const BY_ALL_STRANGERS = { attempts: 50, seconds: 900 }
const BY_KNOWN_DEVICE = { attempts: 10, seconds: 900 }
const DEVICE_SECONDS = 365 * 24 * 3600

export type DeviceHouse = Pick<AccountHouse, 'secret' | 'publicUrl'>
type House = DeviceHouse & Pick<AccountHouse, 'rateLimit'>

/**
 * Counts a guess at an account: by account and network, and by account over all networks. A browser that has been in
 * before is counted on its own, so that strangers who hammer an address never lock its owner out.
 */
export async function takeGuess(house: House, call: Call, what: string, email: string): Promise<void> {
  const device = knownDevice(house, call, email)
  if (device) {
    await house.rateLimit.take(`${what}-device`, `${email}\n${device}`, BY_KNOWN_DEVICE)
  } else {
    await house.rateLimit.takeAll([
      { what: `${what}-stranger`, who: `${email}\n${call.address}`, limit: BY_ONE_STRANGER },
      { what: `${what}-strangers`, who: email, limit: BY_ALL_STRANGERS },
    ])
  }
}

/** Forgets the guesses of someone who turned out to be right, and knows their browser from now on. */
export async function guessedRight(house: House, call: Call, what: string, email: string): Promise<void> {
  const device = knownDevice(house, call, email)
  if (device) await house.rateLimit.forget(`${what}-device`, `${email}\n${device}`)
  else await house.rateLimit.forget(`${what}-stranger`, `${email}\n${call.address}`)
  rememberDevice(house, call, email)
}

export function rememberDevice(house: House, call: Call, email: string): void {
  if (!call.fromBrowser) return
  const id = knownDevice(house, call, email) ?? randomUUID()
  const secure = house.publicUrl.protocol === 'https:' ? '; Secure' : ''
  call.setCookie(
    `${cookieName(house.publicUrl, 'device')}=${id}.${signature(house, email, id)}; Path=/; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** A browser that has been in this account before, known by its signed cookie. */
export function knownDevice(house: DeviceHouse, call: Call, email: string): string | null {
  const [id = '', given = ''] = (cookieValue(call, cookieName(house.publicUrl, 'device')) ?? '').split('.')
  const right = Buffer.from(signature(house, email, id))
  const shown = Buffer.from(given)
  return right.length === shown.length && timingSafeEqual(right, shown) ? id : null
}

function signature(house: DeviceHouse, email: string, id: string) {
  return createHmac('sha256', house.secret).update(`device\n${email}\n${id}`).digest('base64url')
}
