import { noteRequest } from '#server/platform/request-context.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import { accountUrls } from './account-urls.ts'
import { signInEvent, signInResultFor } from './create-session.ts'
import { countRecoveryMail } from './mail-budgets.ts'
import { consumeCode, issueCode } from './mail-links.ts'
import { confirmFirstMail, signInCodeMail } from './mails.ts'
import { normalizeEmail } from './normalize-email.ts'
import { requireMail } from './send-notice.ts'
import { clearSignInAttempts, countSignInAttempt, rememberDevice } from './sign-in-limits.ts'
import { selectUserByEmail } from './users.ts'
import { verificationToken } from './verification-mail.ts'
import { verifyAddressFirstTime } from './verify-address-first-time.ts'

/** An unknown address runs the same query, so that timing does not tell it apart. */
const NO_USER_ID = '00000000-0000-0000-0000-000000000000'

export function signInCodeHandlers(os: AccountOs, deps: AccountDeps) {
  const { database, background, secret, log } = deps
  return {
    requestSignInCode: os.requestSignInCode.handler(async ({ context, input }) => {
      requireMail(deps)
      const email = normalizeEmail(input.email)
      await countRecoveryMail(deps, context, 'sign-in-code', email)
      background.runAfterRandomDelay('sign-in-code', () => mailCode(deps, email))
      return { sent: true } as const
    }),

    signInWithCode: os.signInWithCode.handler(async ({ context, input }) => {
      const email = normalizeEmail(input.email)
      const device = await countSignInAttempt(deps, context, 'code', email)
      const person = await selectUserByEmail(database, email)
      const isRight = await consumeCode(database, secret, person?.id ?? NO_USER_ID, input.code)
      if (!isRight || !person) {
        log.warn('sign_in_failed')
        throw new Problem('code_invalid')
      }
      if (!person.emailVerified) await verifyAddressFirstTime(deps, person.id)
      const answer = await signInResultFor(deps, context, person.id)
      await clearSignInAttempts(deps, context, 'code', email, device)
      await rememberDevice(deps, context, email)
      noteRequest({ userId: person.id })
      log.info(signInEvent(answer))
      return answer
    }),
  }
}

/**
 * An unconfirmed address gets the confirming link instead: a code would let its owner into an account whose password
 * someone else may have chosen, and taking that password away would lock out the many who simply never confirmed.
 */
async function mailCode(deps: AccountDeps, email: string) {
  const person = await selectUserByEmail(deps.database, email)
  if (!person) return
  const page = accountUrls(deps.publicUrl)
  await deps.outbox?.add(
    person.emailVerified
      ? signInCodeMail(person, await issueCode(deps.database, deps.secret, person.id))
      : confirmFirstMail(
          person,
          page.verifyEmail(await verificationToken(deps, person)),
          page.forgotPassword,
        ),
  )
}
