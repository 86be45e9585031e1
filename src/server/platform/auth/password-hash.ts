import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { verifyPassword as verifyLegacyHash } from 'better-auth/crypto'

type Cost = { ln: number; r: number; p: number }

const COST: Cost = { ln: 14, r: 16, p: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 64
const FORM = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/

/** A salted scrypt hash that says what it cost (PHC string format), so that the cost can be raised one day. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, KEY_BYTES, cost)
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${plain(salt)}$${plain(key)}`
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const [, ln, r, p, salt = '', key = ''] = FORM.exec(hash) ?? []
  // Kept before hashes said their cost.
  if (ln === undefined) return verifyLegacyHash({ hash, password })
  const kept = Buffer.from(key, 'base64')
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  return timingSafeEqual(kept, await derive(password, Buffer.from(salt, 'base64'), kept.length, cost))
}

function derive(password: string, salt: Buffer, length: number, { ln, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r * p }
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
