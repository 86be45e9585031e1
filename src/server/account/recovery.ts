import { RESET_LINK_MINUTES } from '#shared/account/sign-in.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountHouse, AccountOs } from './account-deps.ts'
import { takeWayBackMail } from './mail-budgets.ts'
import { consumeLink, endLinks, issueLink, readLink } from './mail-links.ts'
import { passwordChangedMail, resetPasswordMail } from './mails.ts'
import { normalEmail } from './normalize-email.ts'
import { signInAnswerFor } from './open-session.ts'
import { hashPassword, refuseWeak, setPassword } from './passwords.ts'
import { needMail, notice, pages } from './send-notice.ts'
import { rememberDevice } from './sign-in-limits.ts'
import { endSessions, selectPersonByEmail } from './users.ts'
import { proveAddress } from './verify-address-first-time.ts'

const KIND = 'reset-password'

export function recoveryHandlers(os: AccountOs, house: AccountHouse) {
  const { database, errands, publicUrl, log } = house
  return {
    forgotPassword: os.forgotPassword.handler(async ({ context, input }) => {
      needMail(house)
      const email = normalEmail(input.email)
      await takeWayBackMail(house, context, KIND, email)
      errands.runUnfelt(KIND, () => mailResetLink(house, email))
      return { sent: true } as const
    }),

    resetPassword: os.resetPassword.handler(async ({ context, input }) => {
      const person = (await readLink(database, KIND, input.access_token))?.person
      if (!person) throw new Problem('link_invalid')
      // Before the link is used up: a person may try another password with the same link.
      refuseWeak(input.password, { email: person.email, fullName: person.name })
      const used = await consumeLink(database, KIND, input.access_token)
      if (!used) throw new Problem('link_invalid')
      if (person.emailVerified) {
        await setPassword(house, person.id, input.password)
        await endLinks(database, person.id)
        await endSessions(house, person.id)
      } else {
        await proveAddress(house, person.id, await hashPassword(house, input.password))
      }
      notice(house, passwordChangedMail(person, pages(publicUrl).forgot))
      log.info('password_reset')
      const answer = await signInAnswerFor(house, context, person.id)
      rememberDevice(house, context, person.email)
      return answer
    }),
  }
}

async function mailResetLink(house: AccountHouse, email: string) {
  const person = await selectPersonByEmail(house.database, email)
  if (!person) return
  const token = await issueLink(house.database, {
    kind: KIND,
    userId: person.id,
    value: email,
    minutes: RESET_LINK_MINUTES,
  })
  await house.outbox?.post(resetPasswordMail(person, pages(house.publicUrl).reset(token)))
}
