import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { bearer, jwt } from 'better-auth/plugins'
import { PASSWORD_MAX, PASSWORD_MIN } from '#shared/account/credentials.ts'
import { ACCESS_TOKEN_SECONDS } from '#shared/account/session.ts'
import { PRODUCT } from '#shared/product.ts'
import { atMost } from './at-most.ts'
import type { Database } from './database.ts'
import * as tables from './tables.ts'
import { uuidV7 } from './uuid-v7.ts'

export const TOKEN_AUDIENCE = 'waywell'
const SESSION_SECONDS = 30 * 24 * 3600
const SESSION_UPDATE_SECONDS = 24 * 3600

export type Auth = ReturnType<typeof createAuth>

/** better-auth keeps accounts and sessions; our own endpoints stand in front of it. */
export function createAuth(options: { database: Database; secret: string; publicUrl: URL }) {
  const { database, secret, publicUrl } = options
  // One hash is about 100 ms of a core and 32 MB: more at once would starve every other request.
  const hashing = atMost(2, 100)
  const secure = publicUrl.protocol === 'https:'
  return betterAuth({
    appName: PRODUCT,
    baseURL: publicUrl.origin,
    basePath: '/auth/provider',
    secret,
    trustedOrigins: [publicUrl.origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(database.auth, { provider: 'pg', schema: tables, transaction: true }),
    advanced: {
      database: { generateId: () => uuidV7() },
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      cookies: { session_token: { name: sessionCookieName(publicUrl) } },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_UPDATE_SECONDS },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: password => hashing(() => hashPassword(password)),
        verify: candidate => hashing(() => verifyPassword(candidate)),
      },
    },
    plugins: [
      jwt({
        jwt: {
          issuer: publicUrl.origin,
          audience: TOKEN_AUDIENCE,
          expirationTime: `${ACCESS_TOKEN_SECONDS}s`,
          definePayload: ({ session }) => ({ sid: session.id }),
        },
        disableSettingJwtHeader: true,
      }),
      bearer(),
    ],
  })
}

/** A `__Host-` cookie cannot be set for this host by any other; browsers take it over https only. */
export function sessionCookieName(publicUrl: URL): string {
  return publicUrl.protocol === 'https:' ? '__Host-waywell-session' : 'waywell-session'
}
