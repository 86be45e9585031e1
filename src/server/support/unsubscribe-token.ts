import { createHmac } from 'node:crypto'
import { equalInConstantTime } from '#server/platform/equal-in-constant-time.ts'

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** HMAC of the subscriber id; valid as long as the subscription. */
export function unsubscribeToken(secret: string, subscriberId: string): string {
  return `${subscriberId}.${sign(secret, subscriberId)}`
}

export function subscriberIdFrom(secret: string, token: string): string | null {
  const [, id, signature] = TOKEN.exec(token) ?? []
  if (!id || !signature) return null
  return equalInConstantTime(sign(secret, id), signature) ? id : null
}

function sign(secret: string, subscriberId: string) {
  return createHmac('sha256', secret).update(`unsubscribe:${subscriberId}`).digest('base64url')
}
