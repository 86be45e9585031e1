import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { profiles } from '#server/account/tables.ts'
import type { Database } from '#server/platform/database/database.ts'
import { equalInConstantTime } from '#server/platform/equal-in-constant-time.ts'

/** Mails about the plan that a person can switch off; their names are columns of the profile. */
const MAIL_SWITCHES = ['mail_trial_ending', 'mail_payments'] as const
export type MailSwitch = (typeof MAIL_SWITCHES)[number]

export const UNSUBSCRIBE_PATH = '/mail/unsubscribe'
const TOKEN = /^(\w+)\.([0-9a-f-]{36})\.([\w-]{43})$/

/** A link in a mail that switches its kind off without a sign-in; valid as long as the account. */
export function unsubscribeUrl(
  { publicUrl, secret }: { publicUrl: URL; secret: string },
  userId: string,
  name: MailSwitch,
): string {
  return `${publicUrl.origin}${UNSUBSCRIBE_PATH}?token=${name}.${userId}.${sign(secret, name, userId)}`
}

export function readUnsubscribeToken(
  secret: string,
  token: string,
): { userId: string; name: MailSwitch } | null {
  const [, named, userId = '', signature = ''] = TOKEN.exec(token) ?? []
  const name = MAIL_SWITCHES.find(known => known === named)
  if (!name || !equalInConstantTime(sign(secret, name, userId), signature)) return null
  return { userId, name }
}

export async function switchMailOff(
  database: Database,
  { userId, name }: { userId: string; name: MailSwitch },
): Promise<void> {
  await database.asSystem(tx =>
    tx
      .update(profiles)
      .set({ [name]: false })
      .where(eq(profiles.userId, userId)),
  )
}

function sign(secret: string, name: MailSwitch, userId: string): string {
  return createHmac('sha256', secret).update(`mail:${name}:${userId}`).digest('base64url')
}
