import type { Call } from '#server/platform/call.ts'
import { userOf } from '#server/platform/call.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountHouse, AccountOs } from './house.ts'
import { notice, pages } from './mailing.ts'
import { recoveryCodesMail, twoFactorMail } from './mails.ts'
import { prove } from './passwords.ts'
import { endSessions, selectPerson } from './people.ts'
import { refusing } from './refusing.ts'
import {
  callerHeaders,
  cookieHeaders,
  cookieValue,
  currentSession,
  sessionFrom,
  twoFactorCookie,
} from './sessions.ts'

/** Longer than a code of the app counts: the one it shows, the one before and the one after. */
const CODE_ONCE = { attempts: 1, seconds: 120 }

export function twoFactorHandlers(os: AccountOs, house: AccountHouse) {
  const { auth, database, endedSessions, rateLimit, log } = house
  return {
    verifyTwoFactor: os.verifyTwoFactor.handler(async ({ context, input }) => {
      const headers = challengeHeaders(house, context, input.challenge)
      const answer = { headers, returnHeaders: true } as const
      const verified = await refusing(() =>
        input.method === 'totp'
          ? auth.api.verifyTOTP({ body: { code: input.code }, ...answer })
          : auth.api.verifyBackupCode({ body: { code: recoveryCodeForm(input.code) }, ...answer }),
      ).catch(error => {
        log.warn('two_factor_refused')
        throw error
      })
      if (input.method === 'totp')
        await rateLimit
          .take('totp', `${verified.response.user.id}\n${input.code}`, CODE_ONCE)
          .catch(async error => {
            if (!(error instanceof Problem) || error.code !== 'rate_limited') throw error
            await endSessionOf(house, verified.response.token ?? '')
            throw new Problem('code_invalid')
          })
      log.info('signed_in')
      return sessionFrom(house, context, verified.headers)
    }),

    enableTwoFactor: os.enableTwoFactor.handler(async ({ context, input }) => {
      await prove(house, context, input.password)
      const headers = await callerHeaders(house, context)
      const made = await refusing(() =>
        auth.api.enableTwoFactor({ body: { password: input.password, method: 'totp' }, headers }),
      )
      if (made.method !== 'totp') throw new Problem('two_factor_state')
      return { otpauth_uri: made.totpURI, recovery_codes: made.backupCodes }
    }),

    confirmTwoFactor: os.confirmTwoFactor.handler(async ({ context, input }) => {
      const person = await selectPerson(database, userOf(context))
      if (!person) throw new Problem('unauthorized')
      if (person.twoFactorEnabled) throw new Problem('two_factor_state')
      const old = await currentSession(house, context)
      const headers = await callerHeaders(house, context)
      const confirmed = await refusing(() =>
        auth.api.verifyTOTP({ body: { code: input.code }, headers, returnHeaders: true }),
      )
      endedSessions.add(old.id)
      notice(house, twoFactorMail(person, true, pages(house.publicUrl).forgot))
      log.info('two_factor_on')
      return sessionFrom(house, context, confirmed.headers)
    }),

    disableTwoFactor: os.disableTwoFactor.handler(async ({ context, input }) => {
      await prove(house, context, input.password)
      const person = await selectPerson(database, userOf(context))
      if (!person?.twoFactorEnabled) throw new Problem('two_factor_state')
      const old = await currentSession(house, context)
      const headers = await callerHeaders(house, context)
      const disabled = await refusing(() =>
        auth.api.disableTwoFactor({ body: { password: input.password }, headers, returnHeaders: true }),
      )
      endedSessions.add(old.id)
      notice(house, twoFactorMail(person, false, pages(house.publicUrl).forgot))
      log.info('two_factor_off')
      return sessionFrom(house, context, disabled.headers)
    }),

    renewRecoveryCodes: os.renewRecoveryCodes.handler(async ({ context, input }) => {
      await prove(house, context, input.password)
      const headers = await callerHeaders(house, context)
      const { backupCodes } = await refusing(() =>
        auth.api.generateBackupCodes({ body: { password: input.password }, headers }),
      )
      const person = await selectPerson(database, userOf(context))
      if (person) notice(house, recoveryCodesMail(person, pages(house.publicUrl).forgot))
      log.info('recovery_codes_renewed')
      return { recovery_codes: backupCodes }
    }),
  }
}

function challengeHeaders(house: AccountHouse, call: Call, sent: string | undefined): Headers {
  const name = twoFactorCookie(house.publicUrl)
  const challenge = sent === undefined ? cookieValue(call, name) : encodeURIComponent(sent)
  if (!challenge) throw new Problem('challenge_ended')
  return cookieHeaders(call.headers, `${name}=${challenge}`)
}

function recoveryCodeForm(typed: string): string {
  const plain = typed.replace(/[\s-]/g, '')
  return `${plain.slice(0, 5)}-${plain.slice(5)}`
}

async function endSessionOf(house: AccountHouse, token: string) {
  const found = await (await house.auth.$context).internalAdapter.findSession(token)
  if (found) await endSessions(house, found.session.userId, { only: found.session.id })
}
