import { createHmac } from 'node:crypto'
import { equalInConstantTime } from '#server/platform/equal-in-constant-time.ts'

export const REMINDER_UNSUBSCRIBE_PATH = '/mail/reminders/unsubscribe'
const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** A link in a mail that switches reminders off without a sign-in; valid as long as the account. */
export function reminderUnsubscribeUrl(
  { publicUrl, secret }: { publicUrl: URL; secret: string },
  userId: string,
): string {
  return `${publicUrl.origin}${REMINDER_UNSUBSCRIBE_PATH}?token=${userId}.${sign(secret, userId)}`
}

export function reminderOwner(secret: string, token: string): string | null {
  const [, userId = '', signature = ''] = TOKEN.exec(token) ?? []
  return equalInConstantTime(sign(secret, userId), signature) ? userId : null
}

function sign(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(`check-in reminder:${userId}`).digest('base64url')
}
