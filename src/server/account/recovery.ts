import { RESET_LINK_MINUTES } from '#shared/account/sign-in.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import { accountUrls } from './account-urls.ts'
import { signInResultFor } from './create-session.ts'
import { countRecoveryMail } from './mail-budgets.ts'
import { consumeLink, issueLink, readLink } from './mail-links.ts'
import { passwordChangedMail, resetPasswordMail } from './mails.ts'
import { normalizeEmail } from './normalize-email.ts'
import { changePassword, hashNewPassword, rejectWeakPassword } from './passwords.ts'
import { requireMail, sendNotice } from './send-notice.ts'
import { rememberDevice } from './sign-in-limits.ts'
import { selectUserByEmail } from './users.ts'
import { verifyAddressFirstTime } from './verify-address-first-time.ts'

const KIND = 'reset-password'

export function recoveryHandlers(os: AccountOs, deps: AccountDeps) {
  const { database, background, publicUrl, log } = deps
  return {
    forgotPassword: os.forgotPassword.handler(async ({ context, input }) => {
      requireMail(deps)
      const email = normalizeEmail(input.email)
      await countRecoveryMail(deps, context, KIND, email)
      background.runAfterRandomDelay(KIND, () => mailResetLink(deps, email))
      return { sent: true } as const
    }),

    resetPassword: os.resetPassword.handler(async ({ context, input }) => {
      const person = (await readLink(database, KIND, input.access_token))?.person
      if (!person) throw new Problem('link_invalid')
      // Before the link is used up: a person may try another password with the same link.
      rejectWeakPassword(input.password, { email: person.email, fullName: person.name })
      const used = await consumeLink(database, KIND, input.access_token)
      if (!used) throw new Problem('link_invalid')
      if (person.emailVerified) {
        await changePassword(deps, person.id, input.password)
      } else {
        await verifyAddressFirstTime(deps, person.id, await hashNewPassword(deps, input.password))
      }
      sendNotice(deps, passwordChangedMail(person, accountUrls(publicUrl).forgotPassword))
      log.info('password_reset')
      const answer = await signInResultFor(deps, context, person.id)
      await rememberDevice(deps, context, person.email)
      return answer
    }),
  }
}

async function mailResetLink(deps: AccountDeps, email: string) {
  const person = await selectUserByEmail(deps.database, email)
  if (!person) return
  const token = await issueLink(deps.database, {
    kind: KIND,
    userId: person.id,
    value: email,
    minutes: RESET_LINK_MINUTES,
  })
  await deps.outbox?.add(resetPasswordMail(person, accountUrls(deps.publicUrl).resetPassword(token)))
}
