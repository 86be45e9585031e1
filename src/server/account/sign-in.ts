import { sendThrottledMail } from '#server/email/send-throttled-mail.ts'
import { noteRequest } from '#server/platform/request-context.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import { accountUrls } from './account-urls.ts'
import { firstSession, signInEvent, signInResultFor } from './create-session.ts'
import { alreadyRegisteredMail } from './mails.ts'
import { normalizeEmail } from './normalize-email.ts'
import { insertUser, isPassword, rejectWeakPassword } from './passwords.ts'
import { refreshSession } from './refresh-session.ts'
import { credentialToken, expiredSessionCookie } from './session-credential.ts'
import { refreshCredential } from './sessions.ts'
import { clearSignInAttempts, countSignInAttempt, rememberDevice, setDeviceCookie } from './sign-in-limits.ts'
import { endSessionOfToken, selectPasswordOf, selectUserByEmail } from './users.ts'
import { VERIFY_EMAIL, verificationMail } from './verification-mail.ts'

export function signInHandlers(os: AccountOs, deps: AccountDeps) {
  const { background, publicUrl, log } = deps
  return {
    signUp: os.signUp.handler(async ({ context, input }) => {
      const person = {
        email: normalizeEmail(input.email),
        password: input.password,
        fullName: input.full_name,
      }
      rejectWeakPassword(person.password, person)
      const userId = await insertUser(deps, person).catch(error => {
        if (error instanceof Problem && error.code === 'email_taken')
          background.run('already_registered', () => mailAlreadyRegistered(deps, person.email))
        throw error
      })
      noteRequest({ userId })
      log.info('signed_up')
      background.run(VERIFY_EMAIL, () =>
        sendThrottledMail(deps, VERIFY_EMAIL, person.email, () =>
          verificationMail(deps, { ...person, id: userId, name: person.fullName }),
        ),
      )
      const session = await firstSession(deps, context, userId)
      await rememberDevice(deps, context, person.email)
      return session
    }),

    signIn: os.signIn.handler(async ({ context, input }) => {
      const email = normalizeEmail(input.email)
      const [person, device] = await Promise.all([
        selectPasswordOf(deps.database, email),
        countSignInAttempt(deps, context, 'sign-in', email),
      ])
      const isRight = await isPassword(deps, input.password, person?.password)
      if (!person || !isRight) {
        log.warn('sign_in_failed')
        throw new Problem('invalid_credentials')
      }
      const [answer] = await Promise.all([
        signInResultFor(deps, context, person.userId, person.password),
        clearSignInAttempts(deps, context, 'sign-in', email, device),
      ])
      // The key from before the password was checked: whoever took the account over meanwhile has ended it.
      setDeviceCookie(deps, context, { email, deviceKey: person.deviceKey }, device)
      noteRequest({ userId: person.userId })
      log.info(signInEvent(answer))
      return answer
    }),

    refresh: os.refresh.handler(async ({ context, input }) => {
      const credential = refreshCredential(context, input.refresh_token, publicUrl)
      if (!credential) throw new Problem('session_missing')
      const session = await refreshSession(deps, context, credential)
      const { first_data } = input
      return first_data
        ? { ...session, first_data: await context.answersTo(first_data, session.access_token) }
        : session
    }),

    signOut: os.signOut.handler(async ({ context, input }) => {
      const credential = refreshCredential(context, input.refresh_token, publicUrl)
      context.setCookie(expiredSessionCookie(publicUrl))
      if (!credential) return { ended: false }
      const token = credentialToken(deps.secret, credential)
      const ended = token !== null && (await endSessionOfToken(deps, token))
      if (ended) log.info('signed_out')
      return { ended }
    }),
  }
}

async function mailAlreadyRegistered(deps: AccountDeps, email: string) {
  const person = await selectUserByEmail(deps.database, email)
  if (!person) return
  const { signIn, forgotPassword } = accountUrls(deps.publicUrl)
  await sendThrottledMail(deps, 'already-registered', email, async () =>
    alreadyRegisteredMail(person, signIn, forgotPassword),
  )
}
