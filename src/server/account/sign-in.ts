import { sendThrottledMail } from '#server/email/throttled-mail.ts'
import type { Call } from '#server/platform/call.ts'
import { noteRequest } from '#server/platform/request-context.ts'
import { Problem } from '#shared/problem.ts'
import { normalEmail } from './email-identity.ts'
import type { AccountHouse, AccountOs } from './house.ts'
import { pages } from './mailing.ts'
import { alreadyRegisteredMail } from './mails.ts'
import { insertPerson, refuseWeak } from './passwords.ts'
import { endSessionOfToken, selectPersonByEmail } from './people.ts'
import { refreshSession } from './refresh-session.ts'
import { refusing } from './refusing.ts'
import { credentialToken, endedCookie } from './session-credential.ts'
import { cookieHeaders, credentialOf, sessionFrom, signInAnswerFrom } from './sessions.ts'
import { guessedRight, rememberDevice, takeGuess } from './sign-in-limits.ts'
import { VERIFY_EMAIL, verificationMail } from './verification-mail.ts'

export function signInHandlers(os: AccountOs, house: AccountHouse) {
  const { auth, errands, publicUrl, log } = house
  return {
    signUp: os.signUp.handler(async ({ context, input }) => {
      const person = { ...input, email: normalEmail(input.email) }
      refuseWeak(person.password, person)
      const userId = await insertPerson(house, person).catch(error => {
        if (error instanceof Problem && error.code === 'email_taken')
          errands.run('already_registered', () => mailAlreadyRegistered(house, person.email))
        throw error
      })
      noteRequest({ userId })
      log.info('signed_up')
      errands.run(VERIFY_EMAIL, () =>
        sendThrottledMail(house, VERIFY_EMAIL, person.email, () =>
          verificationMail(house, { ...person, id: userId, name: person.fullName }),
        ),
      )
      const session = await sessionFrom(house, context, await openFor(house, context, userId))
      rememberDevice(house, context, person.email)
      return session
    }),

    signIn: os.signIn.handler(async ({ context, input }) => {
      const email = normalEmail(input.email)
      await takeGuess(house, context, 'sign-in', email)
      const { headers } = await refusing(() =>
        auth.api.signInEmail({
          body: { email, password: input.password },
          headers: cookieHeaders(context.headers, ''),
          returnHeaders: true,
        }),
      ).catch(error => {
        log.warn('sign_in_refused')
        throw error
      })
      const answer = await signInAnswerFrom(house, context, headers)
      await guessedRight(house, context, 'sign-in', email)
      log.info('signed_in')
      return answer
    }),

    refresh: os.refresh.handler(async ({ context, input }) => {
      const credential = credentialOf(context, input.refresh_token, publicUrl)
      if (!credential) throw new Problem('session_missing')
      return refreshSession(house, context, credential)
    }),

    signOut: os.signOut.handler(async ({ context, input }) => {
      const credential = credentialOf(context, input.refresh_token, publicUrl)
      context.setCookie(endedCookie(publicUrl))
      if (!credential) return { ended: false }
      const token = credentialToken(house.secret, credential)
      const ended = token !== null && (await endSessionOfToken(house, token))
      if (ended) log.info('signed_out')
      return { ended }
    }),
  }
}

/** Opens a session for someone whose identity was proved by one factor; answers the cookies of it. */
export async function openFor(house: AccountHouse, call: Call, userId: string): Promise<Headers> {
  const { headers } = await refusing(() =>
    house.auth.api.openSessionFor({
      body: { userId },
      headers: cookieHeaders(call.headers, ''),
      returnHeaders: true,
    }),
  )
  return headers
}

async function mailAlreadyRegistered(house: AccountHouse, email: string) {
  const person = await selectPersonByEmail(house.database, email)
  if (!person) return
  const { signIn, forgot } = pages(house.publicUrl)
  await sendThrottledMail(house, 'already-registered', email, async () =>
    alreadyRegisteredMail(person, signIn, forgot),
  )
}
