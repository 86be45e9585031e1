import { createHmac, timingSafeEqual } from 'node:crypto'

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** HMAC of the subscriber id; valid as long as the subscription. */
export function unsubscribeToken(secret: string, subscriberId: string): string {
  return `${subscriberId}.${sign(secret, subscriberId)}`
}

export function subscriberIdFrom(secret: string, token: string): string | null {
  const [, id, given] = TOKEN.exec(token) ?? []
  if (!id || !given) return null
  return timingSafeEqual(Buffer.from(given), Buffer.from(sign(secret, id))) ? id : null
}

function sign(secret: string, subscriberId: string) {
  return createHmac('sha256', secret).update(`unsubscribe:${subscriberId}`).digest('base64url')
}
