import type { Mail } from '#server/email/mail-transport.ts'
import type { AccountDeps } from './account-deps.ts'
import { accountUrls } from './account-urls.ts'
import { issueLink } from './mail-links.ts'
import { verifyAddressMail } from './mails.ts'
import type { UserRow } from './users.ts'

/** The kind of link, and of mail. */
export const VERIFY_EMAIL = 'verify-email'
const VERIFY_LINK_MINUTES = 3 * 24 * 60

export async function verificationMail(
  deps: AccountDeps,
  person: Pick<UserRow, 'id' | 'email' | 'name'>,
): Promise<Mail> {
  return verifyAddressMail(
    person,
    accountUrls(deps.publicUrl).verifyEmail(await verificationToken(deps, person)),
  )
}

export function verificationToken(deps: AccountDeps, person: { id: string; email: string }) {
  return issueLink(deps.database, {
    kind: VERIFY_EMAIL,
    userId: person.id,
    value: person.email,
    minutes: VERIFY_LINK_MINUTES,
  })
}
