import { createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto'

const TIMEOUT_MS = 10_000
/** A reminder that could not be delivered in this time is not worth showing any more. */
const DELIVER_WITHIN_SECONDS = 4 * 3600
const TOKEN_SECONDS = 12 * 3600
/** An uncompressed point: one byte that says so, then x and y. */
const COORDINATE_BYTES = 32
/** What a push service answers when the browser has withdrawn its permission or is gone. */
const GONE = [404, 410]

type PushKeys = { publicKey: string; sign(text: string): string }
type PushOutcome = 'sent' | 'gone' | 'failed'

/** Rings browsers through their makers' push services. */
export type Push = { publicKey: string; send(endpoint: string, now: Date): Promise<PushOutcome> }

/** `contact`: whom a push service can write to about this installation. */
export function createPush(secret: string, contact: string): Push {
  const keys = pushKeys(secret)
  return {
    publicKey: keys.publicKey,
    send: (endpoint, now) => sendPush(endpoint, { keys, contact, now }),
  }
}

/** The keys by which push services know this installation (RFC 8292): always the same for the same secret, so nothing has to be stored. */
export function pushKeys(secret: string): PushKeys {
  const curve = createECDH('prime256v1')
  for (let attempt = 0; ; attempt += 1) {
    try {
      curve.setPrivateKey(
        Buffer.from(hkdfSync('sha256', secret, '', `web push ${attempt}`, COORDINATE_BYTES)),
      )
      break
    } catch {
      // One in four thousand million numbers of this length is too great for the curve.
    }
  }
  const point = curve.getPublicKey()
  const coordinate = (place: number) =>
    point.subarray(1 + place * COORDINATE_BYTES, 1 + (place + 1) * COORDINATE_BYTES).toString('base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: coordinate(0),
      y: coordinate(1),
      d: curve.getPrivateKey().toString('base64url'),
    },
  })
  return {
    publicKey: point.toString('base64url'),
    sign: text => sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
  }
}

/** Rings at one browser. Nothing is in it: what the notification says stands in the service worker, so its maker cannot read it. */
async function sendPush(
  endpoint: string,
  { keys, contact, now }: { keys: PushKeys; contact: string; now: Date },
): Promise<PushOutcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: `vapid t=${vapidToken(endpoint, { keys, contact, now })}, k=${keys.publicKey}`,
        TTL: String(DELIVER_WITHIN_SECONDS),
        Topic: 'check-in',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (GONE.includes(response.status)) return 'gone'
    return response.ok ? 'sent' : 'failed'
  } catch {
    return 'failed'
  }
}

export function vapidToken(
  endpoint: string,
  { keys, contact, now }: { keys: PushKeys; contact: string; now: Date },
): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + TOKEN_SECONDS,
    sub: contact,
  }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  return `${signed}.${keys.sign(signed)}`
}
