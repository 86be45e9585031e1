import { createHmac } from 'node:crypto'
import { SESSION_SECONDS, sessionCookieName } from '#server/platform/auth/create-auth.ts'
import { equalInConstantTime } from '#server/platform/equal-in-constant-time.ts'

/** What a client keeps of a session: its token with our signature, in better-auth's form. */
export function signCredential(secret: string, token: string): string {
  return `${token}.${signature(secret, token)}`
}

/** The token in a credential that we signed; null for any other. */
export function credentialToken(secret: string, credential: string): string | null {
  const end = credential.lastIndexOf('.')
  const token = credential.slice(0, end)
  const isOurs = equalInConstantTime(signature(secret, token), credential.slice(end + 1))
  return end > 0 && isOurs ? token : null
}

export function sessionCookie(publicUrl: URL, credential: string): string {
  return cookieLine(publicUrl, encodeURIComponent(credential), SESSION_SECONDS)
}

export function expiredSessionCookie(publicUrl: URL): string {
  return cookieLine(publicUrl, '', 0)
}

function cookieLine(publicUrl: URL, value: string, seconds: number): string {
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : ''
  return `${sessionCookieName(publicUrl)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function signature(secret: string, token: string): string {
  return createHmac('sha256', secret).update(token).digest('base64')
}
