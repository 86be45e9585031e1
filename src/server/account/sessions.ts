import type { IncomingHttpHeaders } from 'node:http'
import { decodeJwt } from 'jose'
import { type Auth, sessionCookieName } from '#server/platform/auth.ts'
import type { Call } from '#server/platform/call.ts'
import type { Session } from '#shared/account/session.ts'
import { Problem } from '#shared/problem.ts'

/** The session object the client gets, made from the cookie better-auth has just set or was just sent. */
export async function openSession(
  auth: Auth,
  call: Call,
  credential: string,
  publicUrl: URL,
  nowMs: number = Date.now(),
): Promise<Session> {
  const headers = cookieHeaders(call.headers, `${sessionCookieName(publicUrl)}=${credential}`)
  const found = await auth.api.getSession({ headers })
  if (!found) throw new Problem('session_missing')
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

/** Passes better-auth's cookies on to the browser and returns the refresh credential among them. */
export function keepCookies(call: Call, headers: Headers, publicUrl: URL): string {
  const name = `${sessionCookieName(publicUrl)}=`
  let credential: string | null = null
  for (const line of headers.getSetCookie()) {
    if (line.startsWith(name)) credential = line.slice(name.length).split(';')[0] ?? ''
    if (call.fromBrowser) call.setCookie(line)
  }
  if (!credential) throw new Problem('session_missing')
  return credential
}

/** The refresh credential of a call: the cookie, or what a client without cookies sends. */
export function credentialOf(call: Call, sent: string | undefined, publicUrl: URL): string | null {
  if (sent !== undefined) return encodeURIComponent(sent)
  const name = `${sessionCookieName(publicUrl)}=`
  const cookie = call.headers.cookie?.split(/;\s*/).find(part => part.startsWith(name))
  return cookie?.slice(name.length) || null
}

export function cookieHeaders(from: IncomingHttpHeaders, cookie: string): Headers {
  const headers = new Headers({ cookie })
  if (from['user-agent']) headers.set('user-agent', from['user-agent'].slice(0, 300))
  return headers
}
