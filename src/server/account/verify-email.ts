import { askedMail } from '#server/email/asked-mail.ts'
import { userOf } from '#server/platform/call.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountHouse, AccountOs } from './house.ts'
import { consumeLink, issueLink } from './links.ts'
import { needMail, pages } from './mailing.ts'
import { verifyAddressMail } from './mails.ts'
import { selectPerson, updatePerson } from './people.ts'

const VERIFY_LINK_MINUTES = 3 * 24 * 60

export function verifyEmailHandlers(os: AccountOs, house: AccountHouse) {
  return {
    sendVerification: os.sendVerification.handler(async ({ context }) => {
      needMail(house)
      const userId = userOf(context)
      house.errands.run('verify_email', () => mailVerification(house, userId))
      return { sent: true } as const
    }),

    verifyEmail: os.verifyEmail.handler(async ({ input }) => {
      const link = await consumeLink(house.database, 'verify-email', input.token)
      const person = link && (await selectPerson(house.database, link.userId))
      // The link proves the address it was mailed to, not one taken since.
      if (!person || person.email !== link.value) throw new Problem('link_invalid')
      await updatePerson(house.database, person.id, { emailVerified: true })
      house.log.info('email_verified')
      return { email: person.email }
    }),
  }
}

export async function mailVerification(house: AccountHouse, userId: string): Promise<void> {
  const person = await selectPerson(house.database, userId)
  if (!person || person.emailVerified) return
  await askedMail(house, person.email, async () =>
    verifyAddressMail(person, pages(house.publicUrl).verify(await verificationToken(house, person))),
  )
}

export function verificationToken(house: AccountHouse, person: { id: string; email: string }) {
  return issueLink(house.database, {
    kind: 'verify-email',
    userId: person.id,
    value: person.email,
    minutes: VERIFY_LINK_MINUTES,
  })
}
