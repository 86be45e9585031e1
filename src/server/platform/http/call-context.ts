import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { os } from '@orpc/server'
import type { Access } from '#shared/operation.ts'
import { Problem } from '#shared/problem.ts'
import type { Caller } from '../auth/access-tokens.ts'
import type { RateLimit } from './rate-limit.ts'
import { hasUnstorableText } from './request-body.ts'

/** What every handler knows of the call it answers. */
export type Call = {
  caller: Caller | null
  address: string
  headers: IncomingHttpHeaders
  /** True when a page of ours or another's sent it; such a client keeps its refresh credential as a cookie. */
  fromBrowser: boolean
  crossSite: boolean
  rateLimit: RateLimit
  diskIsAlmostFull: () => boolean
  setCookie(line: string): void
  setHeader(name: string, value: string): void
}

/** Checks an operation's `access` line before its handler runs. */
export const gate = os.$context<Call>().middleware(async ({ context, procedure, path, next }, input) => {
  const { access } = procedure['~orpc'].meta as { access: Access }
  const changes = procedure['~orpc'].route.method !== 'GET'
  if (context.crossSite && changes) throw new Problem('cross_site_request')
  if (access.who === 'signed-in' && !context.caller) throw new Problem('unauthorized')
  if (changes && !access.allowedWhenDiskIsFull && context.diskIsAlmostFull())
    throw new Problem('storage_full')
  await takeAttempts(context, path.join('.'), access)
  if (hasUnstorableText(input))
    throw new Problem('invalid_input', { details: 'The text contains characters that cannot be stored.' })
  return next()
})

/**
 * Counts a call by account, and one that needs no account by network address as well: accounts are free, so counted
 * by account alone each further token would bring a fresh budget.
 */
async function takeAttempts({ caller, address, rateLimit }: Call, operation: string, access: Access) {
  const { who, limit } = access
  if (!limit) return
  const counted = [...(who === 'anyone' ? [address] : []), ...(caller ? [caller.userId] : [])]
  await rateLimit.takeAll(counted.map(one => ({ what: operation, who: one, limit })))
}

/** The person who is asking; from the token, never from the body. */
export function userOf(call: Call): string {
  if (!call.caller) throw new Problem('unauthorized')
  return call.caller.userId
}

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/

/** The key under which a saving call may be sent again, with a hash of what it says. */
export function idempotency(call: Call, input: unknown): { key: string; hash: string } | null {
  const key = call.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !KEY_PATTERN.test(key))
    throw new Problem('bad_request', { message: 'Idempotency-Key must be 1 to 200 visible characters.' })
  return { key, hash: createHash('sha256').update(JSON.stringify(input)).digest('base64url') }
}
