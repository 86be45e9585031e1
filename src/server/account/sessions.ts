import type { IncomingHttpHeaders } from 'node:http'
import { and, eq, gt, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { type Auth, cookieName, sessionCookieName } from '#server/platform/auth.ts'
import type { Call } from '#server/platform/call.ts'
import { session as sessions } from '#server/platform/tables.ts'
import type { Session } from '#shared/account/session.ts'
import { type SignInAnswer, TWO_FACTOR_METHODS } from '#shared/account/sign-in.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountHouse } from './house.ts'

/** The session object the client gets, made from the cookie better-auth has just set or was just sent. */
export async function openSession(
  auth: Auth,
  call: Call,
  credential: string,
  publicUrl: URL,
  nowMs: number = Date.now(),
): Promise<Session> {
  const headers = cookieHeaders(call.headers, `${sessionCookieName(publicUrl)}=${credential}`)
  const { headers: renewed, response: found } = await auth.api.getSession({ headers, returnHeaders: true })
  if (!found) throw new Problem('session_missing')
  // A session in use lives on; its cookie must not end before it.
  passOn(call, renewed)
  const { token } = await auth.api.getToken({ headers })
  const expiresAt = decodeJwt(token).exp ?? 0
  return {
    access_token: token,
    refresh_token: call.fromBrowser ? null : decodeURIComponent(credential),
    expires_at: expiresAt,
    expires_in: Math.max(0, expiresAt - Math.floor(nowMs / 1000)),
    token_type: 'bearer',
    user: {
      id: found.user.id,
      email: found.user.email,
      user_metadata: { full_name: found.user.name, avatar_url: found.user.image ?? null },
    },
  }
}

/** What a sign-in came to: a session, or the question for the second factor. */
export async function signInAnswerFrom(
  house: Pick<AccountHouse, 'auth' | 'publicUrl'>,
  call: Call,
  headers: Headers,
): Promise<SignInAnswer> {
  const challenge = setCookieValue(headers, twoFactorCookie(house.publicUrl))
  if (challenge) {
    passOn(call, headers)
    return {
      two_factor_required: true,
      methods: [...TWO_FACTOR_METHODS],
      challenge: call.fromBrowser ? null : decodeURIComponent(challenge),
    }
  }
  return { ...(await sessionFrom(house, call, headers)), two_factor_required: false }
}

/** The session in the cookies better-auth has just set; a browser gets the cookies too. */
export async function sessionFrom(
  house: Pick<AccountHouse, 'auth' | 'publicUrl'>,
  call: Call,
  headers: Headers,
): Promise<Session> {
  const credential = setCookieValue(headers, sessionCookieName(house.publicUrl))
  if (!credential) throw new Problem('session_missing')
  passOn(call, headers)
  return openSession(house.auth, call, credential, house.publicUrl)
}

/** The refresh credential of a call: the cookie, or what a client without cookies sends. */
export function credentialOf(call: Call, sent: string | undefined, publicUrl: URL): string | null {
  if (sent !== undefined) return encodeURIComponent(sent)
  return cookieValue(call, sessionCookieName(publicUrl))
}

export function twoFactorCookie(publicUrl: URL): string {
  return cookieName(publicUrl, 'two-factor')
}

export function cookieValue(call: Call, name: string): string | null {
  const cookie = call.headers.cookie?.split(/;\s*/).find(part => part.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1) || null
}

export function endedCookie(publicUrl: URL): string {
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : ''
  return `${sessionCookieName(publicUrl)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
}

export function cookieHeaders(from: IncomingHttpHeaders, cookie: string): Headers {
  const headers = new Headers({ cookie })
  if (from['user-agent']) headers.set('user-agent', from['user-agent'].slice(0, 300))
  return headers
}

/** The caller's own session, read anew: a token can outlive it by moments. */
export async function currentSession(house: Pick<AccountHouse, 'database'>, call: Call) {
  if (!call.caller) throw new Problem('unauthorized')
  const { userId, sessionId } = call.caller
  const [row] = await house.database.auth
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
  if (!row) throw new Problem('unauthorized')
  return row
}

/** Headers under which better-auth takes a call of ours as the caller's. */
export async function callerHeaders(house: Pick<AccountHouse, 'database'>, call: Call): Promise<Headers> {
  const { token } = await currentSession(house, call)
  const headers = cookieHeaders(call.headers, '')
  headers.set('authorization', `Bearer ${token}`)
  return headers
}

/** Non-browsers get no cookies: they hold what they need in the answer. */
export function passOn(call: Call, headers: Headers): void {
  if (call.fromBrowser) for (const line of headers.getSetCookie()) call.setCookie(line)
}

function setCookieValue(headers: Headers, name: string): string | null {
  for (const line of headers.getSetCookie())
    if (line.startsWith(`${name}=`)) return line.slice(name.length + 1).split(';')[0] || null
  return null
}
