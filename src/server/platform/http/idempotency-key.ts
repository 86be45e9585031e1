import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '#shared/problem.ts'

/** The key under which a saving call may be sent again, with a hash of its input. */
export type IdempotencyKey = { key: string; hash: string }

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/

export function idempotencyKey(headers: IncomingHttpHeaders, input: unknown): IdempotencyKey | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !KEY_PATTERN.test(key))
    throw new Problem('bad_request', { message: 'Idempotency-Key must be 1 to 200 visible characters.' })
  return { key, hash: createHash('sha256').update(JSON.stringify(input)).digest('base64url') }
}
