import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '#shared/problem.ts'

/** The key under which a saving call may be sent again, and a hash of its input, both as the database keeps them. */
export type IdempotencyKey = { key: string; hash: string }

/** New keys go into another table after this time; the one before is still asked, so a key is known for one to two of them. */
export const IDEMPOTENCY_SLOT_SECONDS = 3 * 3600

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/

export function idempotencyKey(
  headers: IncomingHttpHeaders,
  operation: string,
  input: unknown,
): IdempotencyKey | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !KEY_PATTERN.test(key))
    throw new Problem('bad_request', { message: 'Idempotency-Key must be 1 to 200 visible characters.' })
  return {
    key: sha256(`${operation}\n${key}`).toString('hex', 0, 16),
    hash: String(sha256(JSON.stringify(input)).readBigInt64BE()),
  }
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
