import { sqlState } from '#server/platform/database/database-problem.ts'
import { RESET_LINK_MINUTES } from '#shared/account/sign-in.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps, AccountOs } from './account-deps.ts'
import { accountUrls } from './account-urls.ts'
import { countChangeEmailMail } from './mail-budgets.ts'
import { consumeLink, endPending, issueLink, readLink } from './mail-links.ts'
import { alreadyRegisteredMail, changeEmailMail, emailChangeAskedMail, emailChangedMail } from './mails.ts'
import { normalizeEmail } from './normalize-email.ts'
import { requireReauthentication } from './passwords.ts'
import { requireMail, sendNotice } from './send-notice.ts'
import { endSessions, selectUserByEmail, type UserRow, updateUser } from './users.ts'

const KIND = 'change-email'

export function changeEmailHandlers(os: AccountOs, deps: AccountDeps) {
  const { database, background, log, publicUrl } = deps
  return {
    changeEmail: os.changeEmail.handler(async ({ context, input }) => {
      requireMail(deps)
      const { person } = await requireReauthentication(deps, context, input.password)
      const email = normalizeEmail(input.email)
      if (email === person.email)
        throw new Problem('invalid_input', { message: 'This is your address already.' })
      await countChangeEmailMail(deps, person.id, email)
      background.run(KIND, () => mailChangeLink(deps, person, email))
      return { sent: true } as const
    }),

    confirmEmailChange: os.confirmEmailChange.handler(async ({ context, input }) => {
      const person = (await readLink(database, KIND, input.token))?.person
      if (!person) throw new Problem('link_invalid')
      // Someone else's account must not get an address because its owner pressed a link they did not ask for.
      if (context.caller?.userId !== person.id) throw new Problem('sign_in_to_confirm')
      const link = await consumeLink(database, KIND, input.token)
      if (!link) throw new Problem('link_invalid')
      await updateUser(database, person.id, { email: link.value, emailVerified: true }).catch(error => {
        throw sqlState(error) === '23505' ? new Problem('link_invalid') : error
      })
      await endPending(database, person.id)
      await endSessions(deps, person.id, { except: context.caller.sessionId })
      sendNotice(deps, emailChangedMail(person, link.value, accountUrls(publicUrl).forgotPassword))
      log.info('email_changed')
      return { email: link.value }
    }),
  }
}

/** Whether the new address has an account already is told to its owner alone. */
async function mailChangeLink(deps: AccountDeps, person: UserRow, email: string) {
  const page = accountUrls(deps.publicUrl)
  const taken = await selectUserByEmail(deps.database, email)
  if (taken) {
    await deps.outbox?.add(alreadyRegisteredMail(taken, page.signIn, page.forgotPassword))
  } else {
    const link = { kind: KIND, userId: person.id, value: email, minutes: RESET_LINK_MINUTES } as const
    const token = await issueLink(deps.database, link)
    await deps.outbox?.add(
      changeEmailMail({ id: person.id, email, name: person.name }, page.changeEmail(token)),
    )
  }
  sendNotice(deps, emailChangeAskedMail(person, email, page.forgotPassword))
}
