import { createHmac, timingSafeEqual } from 'node:crypto'

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** Proves that whoever holds it got one of our newsletters; it needs no row of its own and never ends. */
export function unsubscribeToken(secret: string, subscriberId: string): string {
  return `${subscriberId}.${seal(secret, subscriberId)}`
}

export function subscriberIdFrom(secret: string, token: string): string | null {
  const [, id, given] = TOKEN.exec(token) ?? []
  if (!id || !given) return null
  return timingSafeEqual(Buffer.from(given), Buffer.from(seal(secret, id))) ? id : null
}

function seal(secret: string, subscriberId: string) {
  return createHmac('sha256', secret).update(`unsubscribe:${subscriberId}`).digest('base64url')
}
