import type { Mail } from '#server/email/mail-transport.ts'
import { Problem } from '#shared/problem.ts'
import type { AccountDeps } from './account-deps.ts'

/** Without mail no link can arrive; the answer is the same for every address. */
export function requireMail(deps: Pick<AccountDeps, 'outbox'>): void {
  if (!deps.outbox) throw new Problem('mail_off')
}

/** A mail about something that has happened to the account; never held back, since only its owner can cause it. */
export function sendNotice(deps: Pick<AccountDeps, 'outbox' | 'background'>, mail: Mail): void {
  const { outbox } = deps
  if (outbox) deps.background.run('notice', () => outbox.add(mail))
}
