import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { getOAuthState } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { bearer, jwt, twoFactor } from 'better-auth/plugins'
import { and, eq, gt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { PRODUCT } from '#shared/product.ts'
import { ACCESS_TOKEN_SECONDS } from '#shared/session.ts'
import type { Database } from '../database/database.ts'
import { uuidV7 } from '../database/uuid-v7.ts'
import { throwIfLate } from '../deadline.ts'
import { concurrencyLimit } from '../jobs/concurrency-limit.ts'
import { GOOGLE, type GoogleSettings, googleProvider } from './google-provider.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { recoveryCodes } from './recovery-codes.ts'
import { secondFactorForEverySignIn } from './second-factor-plugin.ts'
import type { SigningKeys } from './signing-keys.ts'
import { accounts, jwks, sessions, twoFactors, users, verifications } from './tables.ts'

/** Tables are plural here; better-auth asks for them by the singular names of its models. */
const MODELS = {
  user: users,
  session: sessions,
  account: accounts,
  verification: verifications,
  twoFactor: twoFactors,
  jwks,
}

export const TOKEN_AUDIENCE = 'waywell'
/** The one path of better-auth that browsers reach by themselves; everything else goes through our own endpoints. */
export const CALLBACK_PATH = '/auth/provider/callback/google'
export const SESSION_SECONDS = 30 * 24 * 3600
const SESSION_UPDATE_SECONDS = 24 * 3600

export type Auth = ReturnType<typeof createAuth>

type AuthOptions = {
  database: Database
  secret: string
  signingKeys: SigningKeys
  publicUrl: URL
  google: GoogleSettings | null
  /** In UTF-16 units: our own rule counts characters, and must be the stricter. */
  passwordMaxUnits: number
  /** Where the browser lands after a failed callback. */
  signInUrl: string
  /** Where the browser is asked for the second factor. */
  secondFactorUrl: string
  /** How long it is waited for. */
  secondFactorSeconds: number
  /** Google verified the address of this account, and is about to become a sign-in method of it. */
  beforeGoogleSignIn: (userId: string) => Promise<void>
  onGoogleAdded: (userId: string) => Promise<void>
  onGoogleLinked: (userId: string) => Promise<void>
}

export function createAuth(options: AuthOptions) {
  const { database, secret, publicUrl, google } = options
  // One hash is about 100 ms of a core and 32 MB: more at once would starve every other request.
  const turns = concurrencyLimit(2, 100)
  const hashing = <T>(work: () => Promise<T>) =>
    turns(() => {
      throwIfLate()
      return work()
    })
  const secure = publicUrl.protocol === 'https:'
  const cookie = (name: string) => ({ name: cookieName(publicUrl, name) })
  return betterAuth({
    appName: PRODUCT,
    baseURL: publicUrl.origin,
    basePath: '/auth/provider',
    secret,
    trustedOrigins: [publicUrl.origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    onAPIError: { errorURL: options.signInUrl },
    database: drizzleAdapter(database.auth, { provider: 'pg', schema: MODELS, transaction: true }),
    advanced: {
      database: { generateId: () => uuidV7() },
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      cookies: {
        session_token: { name: sessionCookieName(publicUrl) },
        two_factor: cookie('two-factor'),
        trust_device: cookie('trust-device'),
        dont_remember: cookie('dont-remember'),
        state: cookie('state'),
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_UPDATE_SECONDS },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { requireLocalEmailVerified: false, allowDifferentEmails: true },
    },
    emailAndPassword: {
      enabled: true,
      // Our own rule counts characters; this one counts UTF-16 units and must never be the stricter.
      minPasswordLength: 1,
      maxPasswordLength: options.passwordMaxUnits,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: password => hashing(() => hashPassword(password)),
        verify: candidate => hashing(() => verifyPassword(candidate)),
      },
    },
    databaseHooks: {
      account: {
        create: {
          before: async account => {
            // Before the sign-in method exists: a crash in between must not leave an unverified password beside it.
            if (account.providerId === GOOGLE) {
              if (!(await isLinking())) await options.beforeGoogleSignIn(account.userId)
              // Whoever ended the session that began the link meant to end what it was doing.
              else if (!(await linkingSessionIsOpen(database, account.userId))) return false
            }
            return { data: { ...account, ...NO_TOKENS } }
          },
          after: async account => {
            if (account.providerId !== GOOGLE) return
            await ((await isLinking()) ? options.onGoogleLinked : options.onGoogleAdded)(account.userId)
          },
        },
        update: { before: async account => ({ data: { ...account, ...NO_TOKENS } }) },
      },
      user: {
        // better-auth would set email_verified and leave everything else; auth.prove_address does both or neither.
        update: { before: async ({ emailVerified: _verified, ...user }) => ({ data: user }) },
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
        adapter: options.signingKeys,
      }),
      bearer(),
      twoFactor({
        issuer: PRODUCT,
        allowPasswordless: true,
        backupCodeOptions: { customBackupCodesGenerate: recoveryCodes },
      }),
      secondFactorForEverySignIn({
        twoFactorPage: options.secondFactorUrl,
        challengeSeconds: options.secondFactorSeconds,
      }),
      {
        id: 'google',
        init: context => ({
          context: { socialProviders: google ? [googleProvider(google), ...context.socialProviders] : [] },
        }),
      },
    ],
  })
}

async function isLinking(): Promise<boolean> {
  return Boolean((await getOAuthState())?.link)
}

const linkState = z.object({ sessionId: z.uuid() })

async function linkingSessionIsOpen(database: Database, userId: string): Promise<boolean> {
  const state = linkState.safeParse(await getOAuthState())
  if (!state.success) return false
  const open = await database.auth
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, state.data.sessionId),
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
  return open.length > 0
}

/** Google tokens are never stored. */
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null }

/** A `__Host-` cookie cannot be set for this host by any other; browsers take it over https only. */
export function sessionCookieName(publicUrl: URL): string {
  return cookieName(publicUrl, 'session')
}

export function cookieName(publicUrl: URL, name: string): string {
  return publicUrl.protocol === 'https:' ? `__Host-waywell-${name}` : `waywell-${name}`
}
