import { implement } from '@orpc/server'
import { APIError } from 'better-auth/api'
import type { Auth } from '#server/platform/auth.ts'
import { sessionCookieName } from '#server/platform/auth.ts'
import { type Call, gate, userOf } from '#server/platform/call.ts'
import type { Database } from '#server/platform/database.ts'
import type { EndedSessions } from '#server/platform/ended-sessions.ts'
import type { Log } from '#server/platform/log.ts'
import { account } from '#shared/account/contract.ts'
import { Problem } from '#shared/problem.ts'
import { selectProfile, updateProfile } from './queries.ts'
import { cookieHeaders, credentialOf, keepCookies, openSession } from './sessions.ts'

export function accountHandlers(house: {
  auth: Auth
  database: Database
  endedSessions: EndedSessions
  publicUrl: URL
  log: Log
}) {
  const { auth, database, endedSessions, publicUrl, log } = house
  const os = implement(account).$context<Call>().use(gate)

  return os.router({
    signUp: os.signUp.handler(async ({ context, input }) => {
      const { headers } = await refusing(() =>
        auth.api.signUpEmail({
          body: { name: input.fullName, email: normalEmail(input.email), password: input.password },
          headers: cookieHeaders(context.headers, ''),
          returnHeaders: true,
        }),
      )
      log.info('signed_up')
      return openSession(auth, context, keepCookies(context, headers, publicUrl), publicUrl)
    }),

    signIn: os.signIn.handler(async ({ context, input }) => {
      const { headers } = await refusing(() =>
        auth.api.signInEmail({
          body: { email: normalEmail(input.email), password: input.password },
          headers: cookieHeaders(context.headers, ''),
          returnHeaders: true,
        }),
      ).catch(error => {
        log.warn('sign_in_refused')
        throw error
      })
      log.info('signed_in')
      const session = await openSession(auth, context, keepCookies(context, headers, publicUrl), publicUrl)
      return { ...session, two_factor_required: false as const }
    }),

    refresh: os.refresh.handler(async ({ context, input }) => {
      const credential = credentialOf(context, input.refresh_token, publicUrl)
      if (!credential) throw new Problem('session_missing')
      return openSession(auth, context, credential, publicUrl)
    }),

    signOut: os.signOut.handler(async ({ context, input }) => {
      const credential = credentialOf(context, input.refresh_token, publicUrl)
      context.setCookie(endedCookie(publicUrl))
      if (!credential) return { ended: false }
      const headers = cookieHeaders(context.headers, `${sessionCookieName(publicUrl)}=${credential}`)
      const found = await auth.api.getSession({ headers })
      if (!found) return { ended: false }
      await auth.api.signOut({ headers })
      endedSessions.add(found.session.id)
      log.info('signed_out')
      return { ended: true }
    }),

    getProfile: os.getProfile.handler(({ context }) => {
      const userId = userOf(context)
      return database.asUser(userId, tx => selectProfile(tx, userId))
    }),

    updateProfile: os.updateProfile.handler(({ context, input }) => {
      const userId = userOf(context)
      return database.asUser(userId, tx => updateProfile(tx, userId, input))
    }),
  })
}

/** One mailbox, one account: the same letters in another dress are the same address. */
export function normalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

function endedCookie(publicUrl: URL) {
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : ''
  return `${sessionCookieName(publicUrl)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
}

const REFUSALS: Record<string, () => Problem> = {
  INVALID_EMAIL_OR_PASSWORD: () => new Problem('invalid_credentials'),
  USER_ALREADY_EXISTS: () => new Problem('email_taken'),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: () => new Problem('email_taken'),
  PASSWORD_TOO_SHORT: () => new Problem('weak_password'),
  PASSWORD_TOO_LONG: () => new Problem('invalid_input'),
  INVALID_EMAIL: () => new Problem('invalid_input', { message: 'Please enter a valid email address' }),
}

/** better-auth's refusals in the words of the catalogue. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const refusal = REFUSALS[String(error.body?.code ?? '')]
    if (!refusal) throw error
    throw refusal()
  }
}
