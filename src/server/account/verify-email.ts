import { userIdOf } from '#server/platform/http/call-context.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import { firstSession } from './create-session.ts'
import { countVerificationMail } from './mail-budgets.ts'
import { consumeLink, readLink } from './mail-links.ts'
import { hashNewPassword, rejectWeakPassword } from './passwords.ts'
import { requireMail } from './send-notice.ts'
import { rememberDevice } from './sign-in-limits.ts'
import { selectUser, updateUser } from './users.ts'
import { VERIFY_EMAIL, verificationMail } from './verification-mail.ts'
import { verifyAddressFirstTime } from './verify-address-first-time.ts'

export function verifyEmailHandlers(os: AccountOs, deps: AccountDeps) {
  const { database, log } = deps
  return {
    sendVerification: os.sendVerification.handler(async ({ context }) => {
      requireMail(deps)
      const person = await selectUser(database, userIdOf(context))
      if (!person) throw new Problem('unauthorized')
      if (person.emailVerified) return { sent: true } as const
      await countVerificationMail(deps, context, person)
      await deps.outbox?.add(await verificationMail(deps, person))
      return { sent: true } as const
    }),

    verifyEmail: os.verifyEmail.handler(async ({ context, input }) => {
      const link = await readLink(database, VERIFY_EMAIL, input.token)
      const person = link?.person
      // The link verifies the address it was mailed to, not one the account was changed to since.
      if (!person || person.email !== link.value) throw new Problem('link_invalid')
      const isOwnSession = context.caller?.userId === person.id
      if (!isOwnSession && input.password === undefined) throw new Problem('new_password_needed')
      if (input.password !== undefined)
        rejectWeakPassword(input.password, { email: person.email, fullName: person.name })
      if (!(await consumeLink(database, VERIFY_EMAIL, input.token))) throw new Problem('link_invalid')
      log.info('email_verified')
      const { email } = person
      if (isOwnSession || input.password === undefined) {
        await updateUser(database, person.id, { emailVerified: true })
        return { email, session: null }
      }
      // Whoever holds the mailbox need not be who made the account: nothing they set up may stay.
      await verifyAddressFirstTime(deps, person.id, await hashNewPassword(deps, input.password))
      const session = await firstSession(deps, context, person.id)
      await rememberDevice(deps, context, email)
      return { email, session }
    }),
  }
}
