import { createHmac } from 'node:crypto'
import { equalInConstantTime } from '#server/platform/equal-in-constant-time.ts'

/** A kind of mail that its owner can switch off by a link; `purpose` is signed, so that no link serves another kind. */
export type MailKind = { path: string; purpose: string }

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** A link in a mail that switches its kind off without a sign-in; valid as long as the account. */
export function oneClickUrl(
  { publicUrl, secret }: { publicUrl: URL; secret: string },
  { path, purpose }: MailKind,
  userId: string,
): string {
  return `${publicUrl.origin}${path}?token=${userId}.${sign(secret, purpose, userId)}`
}

export function oneClickOwner(secret: string, { purpose }: MailKind, token: string): string | null {
  const [, userId = '', signature = ''] = TOKEN.exec(token) ?? []
  return equalInConstantTime(sign(secret, purpose, userId), signature) ? userId : null
}

function sign(secret: string, purpose: string, userId: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${userId}`).digest('base64url')
}
