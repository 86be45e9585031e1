import type { CallContext } from '#server/platform/http/call-context.ts'
import { noteRequest } from '#server/platform/request-context.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import { accountUrls } from './account-urls.ts'
import { recoveryCodesMail, twoFactorMail } from './mails.ts'
import { mapAuthErrors } from './map-auth-errors.ts'
import { requireReauthentication } from './passwords.ts'
import { sendNotice } from './send-notice.ts'
import { credentialToken } from './session-credential.ts'
import {
  callerHeaders,
  cookieHeaders,
  currentAccount,
  decodedCookie,
  sessionFromHeaders,
  twoFactorCookie,
} from './sessions.ts'
import { clearTwoFactorAttempts, consumeTotpCode, countTwoFactorAttempt } from './totp.ts'

export function twoFactorHandlers(os: AccountOs, deps: AccountDeps) {
  const { auth, endedSessions, publicUrl, log } = deps
  return {
    verifyTwoFactor: os.verifyTwoFactor.handler(async ({ context, input }) => {
      const challenge = challengeOf(deps, context, input.challenge)
      const headers = cookieHeaders(context.headers, `${twoFactorCookie(publicUrl)}=${challenge.cookie}`)
      const { internalAdapter } = await auth.$context
      const userId = (await internalAdapter.findVerificationValue(challenge.id))?.value
      if (userId === undefined) throw new Problem('challenge_ended')
      noteRequest({ userId })
      await countTwoFactorAttempt(deps, userId)
      const answer = { headers, returnHeaders: true } as const
      const verified = await mapAuthErrors(async () => {
        if (input.method === 'recovery')
          return auth.api.verifyBackupCode({ body: { code: formatRecoveryCode(input.code) }, ...answer })
        await consumeTotpCode(deps, userId, input.code)
        return auth.api.verifyTOTP({ body: { code: input.code }, ...answer })
      }).catch(error => {
        log.warn('two_factor_failed')
        throw error
      })
      await clearTwoFactorAttempts(deps, userId)
      log.info('signed_in')
      return sessionFromHeaders(deps, context, verified.headers)
    }),

    enableTwoFactor: os.enableTwoFactor.handler(async ({ context, input }) => {
      const { session } = await requireReauthentication(deps, context, input.password)
      const headers = callerHeaders(context, session)
      const made = await mapAuthErrors(() =>
        auth.api.enableTwoFactor({ body: { password: input.password, method: 'totp' }, headers }),
      )
      if (made.method !== 'totp') throw new Problem('two_factor_state')
      return { otpauth_uri: made.totpURI, recovery_codes: made.backupCodes }
    }),

    confirmTwoFactor: os.confirmTwoFactor.handler(async ({ context, input }) => {
      const { person, session: old } = await currentAccount(deps, context)
      if (person.twoFactorEnabled) throw new Problem('two_factor_state')
      const headers = callerHeaders(context, old)
      await countTwoFactorAttempt(deps, person.id)
      await consumeTotpCode(deps, person.id, input.code)
      const confirmed = await mapAuthErrors(() =>
        auth.api.verifyTOTP({ body: { code: input.code }, headers, returnHeaders: true }),
      )
      await clearTwoFactorAttempts(deps, person.id)
      endedSessions.add(old.id)
      sendNotice(deps, twoFactorMail(person, true, accountUrls(deps.publicUrl).forgotPassword))
      log.info('two_factor_on')
      return sessionFromHeaders(deps, context, confirmed.headers)
    }),

    disableTwoFactor: os.disableTwoFactor.handler(async ({ context, input }) => {
      const { person, session: old } = await requireReauthentication(deps, context, input.password)
      if (!person.twoFactorEnabled) throw new Problem('two_factor_state')
      const headers = callerHeaders(context, old)
      const disabled = await mapAuthErrors(() =>
        auth.api.disableTwoFactor({ body: { password: input.password }, headers, returnHeaders: true }),
      )
      endedSessions.add(old.id)
      sendNotice(deps, twoFactorMail(person, false, accountUrls(deps.publicUrl).forgotPassword))
      log.info('two_factor_off')
      return sessionFromHeaders(deps, context, disabled.headers)
    }),

    renewRecoveryCodes: os.renewRecoveryCodes.handler(async ({ context, input }) => {
      const { person, session } = await requireReauthentication(deps, context, input.password)
      const headers = callerHeaders(context, session)
      const { backupCodes } = await mapAuthErrors(() =>
        auth.api.generateBackupCodes({ body: { password: input.password }, headers }),
      )
      sendNotice(deps, recoveryCodesMail(person, accountUrls(deps.publicUrl).forgotPassword))
      log.info('recovery_codes_renewed')
      return { recovery_codes: backupCodes }
    }),
  }
}

/** The challenge of a sign-in that a password or a link began; only one that we signed. */
function challengeOf(deps: AccountDeps, call: CallContext, sent: string | undefined) {
  const signed = sent ?? decodedCookie(call, twoFactorCookie(deps.publicUrl))
  const id = signed && credentialToken(deps.secret, signed)
  if (!id) throw new Problem('challenge_ended')
  return { cookie: encodeURIComponent(signed), id }
}

function formatRecoveryCode(typed: string): string {
  const plain = typed.replace(/[\s-]/g, '')
  return `${plain.slice(0, 5)}-${plain.slice(5)}`
}
