import * as z from 'zod/mini'

const ENDPOINT_MAX_CHARACTERS = 1000
/** Nobody has more browsers; the oldest go when another is added. */
export const BROWSERS_MAX = 10

/** Push services of the browsers' makers. The server calls an address that a caller gives it: no other host is ever asked. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const

/** The address at which a browser can be reached while it is closed; what it holds is for the browser's maker. */
export const pushSubscription = z.object({
  endpoint: z
    .string()
    .check(
      z.maxLength(ENDPOINT_MAX_CHARACTERS),
      z.refine(isPushAddress, 'Not the address of a push service'),
    ),
})

export function isPushAddress(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false
  return PUSH_HOSTS.some(host => url.hostname === host || url.hostname.endsWith(`.${host}`))
}
