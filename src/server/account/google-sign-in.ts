import { and, eq } from 'drizzle-orm'
import { GOOGLE } from '#server/platform/auth/google-provider.ts'
import { accounts } from '#server/platform/auth/tables.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { userIdOf } from '#server/platform/http/call-context.ts'
import { errorFields } from '#server/platform/log.ts'
import type { GoogleIntent } from '#shared/account/security.ts'
import { Problem } from '#shared/problem.ts'
import { sameOriginPath } from '#shared/same-origin-path.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import { accountUrls } from './account-urls.ts'
import { googleMail } from './mails.ts'
import { mapAuthErrors } from './map-auth-errors.ts'
import { requireReauthentication } from './passwords.ts'
import { securityOf } from './security.ts'
import { sendNotice } from './send-notice.ts'
import { callerHeaders, cookieHeaders, currentAccount } from './sessions.ts'
import { selectPasswordHash, selectUser } from './users.ts'
import { verifyAddressFirstTime } from './verify-address-first-time.ts'

export function googleHandlers(os: AccountOs, deps: AccountDeps) {
  const { database, log } = deps
  return {
    startGoogle: os.startGoogle.handler(async ({ context, input }) => {
      if (!deps.googleOn) throw new Problem('google_off')
      const linking =
        input.intent === 'link'
          ? await requireReauthentication(deps, context, input.password, { recentSignInIsEnough: true })
          : undefined
      // Whoever made the account may not own its address; a linked Google account would outlive the owner's takeover.
      if (linking && !linking.person.emailVerified) throw new Problem('address_unverified')
      const { headers, response } = await authorization(deps, context, input, linking?.session).catch(
        error => {
          if (error instanceof Problem) throw error
          log.warn('google_unreachable', errorFields(error))
          throw new Problem('google_off')
        },
      )
      // The state is bound to this browser: without its cookie the callback is refused.
      for (const line of headers.getSetCookie()) context.setCookie(line)
      return { url: response.url ?? '' }
    }),

    unlinkGoogle: os.unlinkGoogle.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      const { passwordHash } = await currentAccount(deps, context)
      if (passwordHash === null) throw new Problem('last_sign_in_method')
      await requireReauthentication(deps, context, input.password)
      const gone = await database.auth
        .delete(accounts)
        .where(and(eq(accounts.userId, userId), eq(accounts.providerId, GOOGLE)))
        .returning({ id: accounts.id })
      if (gone.length === 0) throw new Problem('not_found')
      await mailGoogleChange(deps, userId, false)
      return securityOf(deps, userId)
    }),
  }
}

type GoogleCallbackDeps = Pick<
  AccountDeps,
  'database' | 'endedSessions' | 'outbox' | 'background' | 'publicUrl' | 'log'
>

/** Google verified the address: an unverified earlier account at it loses its password, second factor and sessions. */
export async function takeOverUnverifiedAccount(deps: GoogleCallbackDeps, userId: string): Promise<void> {
  const person = await selectUser(deps.database, userId)
  if (person && !person.emailVerified) await verifyAddressFirstTime(deps, userId)
}

/** Mails the owner when Google was added to an account that has a password. */
export async function mailIfGoogleAdded(deps: GoogleCallbackDeps, userId: string): Promise<void> {
  if ((await selectPasswordHash(deps.database, userId)) !== null) await mailGoogleChange(deps, userId, true)
}

export async function mailGoogleChange(
  deps: GoogleCallbackDeps,
  userId: string,
  isLinked: boolean,
): Promise<void> {
  const person = await selectUser(deps.database, userId)
  if (person) sendNotice(deps, googleMail(person, isLinked, accountUrls(deps.publicUrl).forgotPassword))
}

const PATH_AFTER_FAILURE: Record<GoogleIntent, string> = {
  'sign-in': '/login',
  'sign-up': '/signup',
  link: '/settings?google=failed',
  confirm: '/settings?google=unconfirmed',
}

async function authorization(
  deps: AccountDeps,
  call: CallContext,
  input: { intent: GoogleIntent; redirect_to?: string | undefined },
  linking: { id: string; token: string } | undefined,
) {
  const { auth, publicUrl } = deps
  const at = (path: string) => publicUrl.origin + sameOriginPath(path, publicUrl.origin)
  const common = { provider: GOOGLE, disableRedirect: true }
  if (linking) {
    const headers = callerHeaders(call, linking)
    const callbackURL = at(input.redirect_to ?? '/settings?google=linked')
    const additionalData = { sessionId: linking.id }
    const body = { ...common, callbackURL, errorCallbackURL: at(PATH_AFTER_FAILURE.link), additionalData }
    return mapAuthErrors(() => auth.api.linkSocialAccount({ body, headers, returnHeaders: true }))
  }
  const headers = cookieHeaders(call.headers, '')
  const person = input.intent === 'confirm' ? await selectUser(deps.database, userIdOf(call)) : null
  const body = {
    ...common,
    callbackURL: at(input.redirect_to ?? ''),
    errorCallbackURL: at(PATH_AFTER_FAILURE[input.intent]),
    // So that Google offers the account one is signed in with, and not another.
    ...(person && { loginHint: person.email }),
  }
  return mapAuthErrors(() => auth.api.signInSocial({ body, headers, returnHeaders: true }))
}
