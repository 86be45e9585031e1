import { askedMail } from '#server/email/asked-mail.ts'
import type { AccountHouse } from './house.ts'
import { issueLink } from './links.ts'
import { pages } from './mailing.ts'
import { verifyAddressMail } from './mails.ts'
import { selectPerson } from './people.ts'

const VERIFY_LINK_MINUTES = 3 * 24 * 60

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
