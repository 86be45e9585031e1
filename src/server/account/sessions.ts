import type { IncomingHttpHeaders } from 'node:http'
import { and, eq, gt, sql } from 'drizzle-orm'
import { cookieName, sessionCookieName } from '#server/platform/auth/create-auth.ts'
import { accounts, sessions, users } from '#server/platform/auth/tables.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { noteRequest } from '#server/platform/request-context.ts'
import { Problem } from '#shared/problem.ts'
import { ACCESS_TOKEN_SECONDS, type Session } from '#shared/session.ts'
import type { AccountDeps } from './account-deps.ts'
import { credentialToken } from './session-credential.ts'
import { CREDENTIAL_PROVIDER } from './users.ts'

type SignedIn = Pick<AccountDeps, 'tokenSigner' | 'database' | 'publicUrl' | 'secret'>

/** The session object the client gets; browsers hold the credential in a cookie instead. */
export async function sessionObject(
  deps: Pick<AccountDeps, 'tokenSigner'>,
  call: CallContext,
  opened: {
    sessionId: string
    credential: string
    user: Pick<typeof users.$inferSelect, 'id' | 'email' | 'name' | 'image'>
  },
): Promise<Session> {
  const { user, sessionId } = opened
  noteRequest({ userId: user.id })
  const issuedAt = Math.floor(Date.now() / 1000)
  return {
    access_token: await deps.tokenSigner.sign({ userId: user.id, sessionId, issuedAt }),
    refresh_token: call.fromBrowser ? null : opened.credential,
    expires_at: issuedAt + ACCESS_TOKEN_SECONDS,
    expires_in: ACCESS_TOKEN_SECONDS,
    token_type: 'bearer',
    user: {
      id: user.id,
      email: user.email,
      user_metadata: { full_name: user.name, avatar_url: user.image },
    },
  }
}

/** The session in the cookies better-auth has just set; a browser gets the cookies too. */
export async function sessionFromHeaders(
  deps: SignedIn,
  call: CallContext,
  headers: Headers,
): Promise<Session> {
  const credential = setCookieValue(headers, sessionCookieName(deps.publicUrl))
  if (!credential) throw new Problem('session_missing')
  forwardCookies(call, headers)
  const signed = decodeURIComponent(credential)
  const [opened] = await deps.database.auth
    .select({ sessionId: sessions.id, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, credentialToken(deps.secret, signed) ?? ''))
  if (!opened) throw new Problem('session_missing')
  return sessionObject(deps, call, { ...opened, credential: signed })
}

/** The refresh credential of a call: the cookie, or what a client without cookies sends. */
export function refreshCredential(
  call: CallContext,
  sent: string | undefined,
  publicUrl: URL,
): string | null {
  return sent ?? decodedCookie(call, sessionCookieName(publicUrl))
}

/** Null also for a cookie that nobody could have got from us. */
export function decodedCookie(call: CallContext, name: string): string | null {
  const cookie = cookieValue(call, name)
  try {
    return cookie === null ? null : decodeURIComponent(cookie)
  } catch {
    return null
  }
}

export function twoFactorCookie(publicUrl: URL): string {
  return cookieName(publicUrl, 'two-factor')
}

export function cookieValue(call: CallContext, name: string): string | null {
  const cookie = call.headers.cookie?.split(/;\s*/).find(part => part.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1) || null
}

export function cookieHeaders(from: IncomingHttpHeaders, cookie: string): Headers {
  const headers = new Headers({ cookie })
  const agent = userAgentOf(from)
  if (agent) headers.set('user-agent', agent)
  return headers
}

export function userAgentOf(headers: IncomingHttpHeaders): string | null {
  return headers['user-agent']?.slice(0, 300) || null
}

/** The caller's own session, read anew: a token can outlive it by moments. */
export async function currentSession(deps: Pick<AccountDeps, 'database'>, call: CallContext) {
  return (await currentAccount(deps, call)).session
}

/** The caller's session, person and password hash, in one visit. */
export async function currentAccount(deps: Pick<AccountDeps, 'database'>, call: CallContext) {
  if (!call.caller) throw new Problem('unauthorized')
  const { userId, sessionId } = call.caller
  const [row] = await deps.database.auth
    .select({ session: sessions, person: users, passwordHash: accounts.password })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, CREDENTIAL_PROVIDER)))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
  if (!row) throw new Problem('unauthorized')
  return row
}

/** Headers under which better-auth takes a call of ours as the caller's. */
export function callerHeaders(call: CallContext, { token }: { token: string }): Headers {
  const headers = cookieHeaders(call.headers, '')
  headers.set('authorization', `Bearer ${token}`)
  return headers
}

/** Non-browsers get no cookies: they hold what they need in the answer. */
export function forwardCookies(call: CallContext, headers: Headers): void {
  if (call.fromBrowser) for (const line of headers.getSetCookie()) call.setCookie(line)
}

export function setCookieValue(headers: Headers, name: string): string | null {
  for (const line of headers.getSetCookie())
    if (line.startsWith(`${name}=`)) return line.slice(name.length + 1).split(';')[0] || null
  return null
}
