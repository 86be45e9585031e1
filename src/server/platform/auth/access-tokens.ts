import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { JWKSNoMatchingKey } from 'jose/errors'

export type Caller = { userId: string; sessionId: string }

export type AccessTokens = {
  /** Who holds the token, or null for any token that is not good; no visit to the database. */
  verify(authorization: string | undefined, nowMs?: number): Caller | null | Promise<Caller | null>
  /** Takes a token for verified that this server has just signed: checking it would cost more than the call it comes with. */
  remember(token: string, caller: Caller, expiresMs: number): void
}

const TOKEN_MAX_CHARACTERS = 4096
const CACHED_TOKENS = 20_000
const KEY_RELOAD_MS = 10_000

type Verified = Caller & { notBeforeMs: number; expiresMs: number }

export function createAccessTokens(options: {
  issuer: string
  audience: string
  keys: () => Promise<JSONWebKeySet>
  hasEnded: (sessionId: string) => boolean
}): AccessTokens {
  // Checking a signature costs about 200 µs, more than the rest of a request together.
  const verified = new Map<string, Verified>()
  let keySet: ReturnType<typeof createLocalJWKSet> | null = null
  let loadedAtMs = 0

  async function check(token: string, nowMs: number): Promise<Verified | null> {
    for (const attempt of ['known keys', 'newest keys'] as const) {
      if (!keySet || (attempt === 'newest keys' && nowMs - loadedAtMs > KEY_RELOAD_MS)) {
        keySet = createLocalJWKSet(await options.keys())
        loadedAtMs = nowMs
      }
      try {
        const { payload } = await jwtVerify(token, keySet, {
          issuer: options.issuer,
          audience: options.audience,
          algorithms: ['EdDSA'],
          requiredClaims: ['sub', 'sid', 'exp', 'iat'],
          currentDate: new Date(nowMs),
        })
        const { sub, sid, exp, nbf } = payload
        if (typeof sub !== 'string' || typeof sid !== 'string' || !isTime(exp)) return null
        return { userId: sub, sessionId: sid, notBeforeMs: (nbf ?? 0) * 1000, expiresMs: exp * 1000 }
      } catch (error) {
        if (!(error instanceof JWKSNoMatchingKey)) return null
      }
    }
    return null
  }

  async function verifyNew(token: string, nowMs: number): Promise<Caller | null> {
    const caller = await check(token, nowMs)
    if (!caller) return null
    keep(token, caller)
    return whileGood(token, caller, nowMs)
  }

  function keep(token: string, caller: Verified) {
    if (verified.size >= CACHED_TOKENS) verified.delete(verified.keys().next().value ?? '')
    verified.set(token, caller)
  }

  function whileGood(token: string, caller: Verified, nowMs: number): Caller | null {
    if (caller.expiresMs <= nowMs || caller.notBeforeMs > nowMs) {
      verified.delete(token)
      return null
    }
    return options.hasEnded(caller.sessionId) ? null : caller
  }

  return {
    verify(authorization, nowMs = Date.now()) {
      if (!authorization || authorization.length > TOKEN_MAX_CHARACTERS) return null
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1]
      if (!token) return null
      const known = verified.get(token)
      return known ? whileGood(token, known, nowMs) : verifyNew(token, nowMs)
    },
    remember(token, caller, expiresMs) {
      keep(token, { ...caller, notBeforeMs: 0, expiresMs })
    },
  }
}

// `exp: 1e999` parses to Infinity and would never expire.
function isTime(claim: unknown): claim is number {
  return Number.isFinite(claim)
}
