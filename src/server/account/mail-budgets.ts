import { countMail, type MailBudgets } from '#server/email/send-throttled-mail.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { SIGN_IN_LIMITS } from '#shared/account/sign-in-limits.ts'
import { type KnownDeviceDeps, knownDevice } from './sign-in-limits.ts'

/**
 * Counts a mail with a reset link or a sign-in code, before anybody looks whether the address has an account, so that the answer is
 * the same for every address. A known browser has its own budget: others cannot use it up.
 */
export async function countRecoveryMail(
  deps: MailBudgets & KnownDeviceDeps,
  call: CallContext,
  kind: 'reset-password' | 'sign-in-code',
  email: string,
): Promise<void> {
  const device = await knownDevice(deps, call, email)
  await countMail(
    deps,
    kind,
    device
      ? [
          { who: `device\n${email}\n${device}`, limit: SIGN_IN_LIMITS.mailsPerNetwork },
          { who: `devices\n${email}`, limit: SIGN_IN_LIMITS.mailsPerAddress },
        ]
      : [
          { who: `network\n${email}\n${call.address}`, limit: SIGN_IN_LIMITS.mailsPerNetwork },
          { who: `everyone\n${email}`, limit: SIGN_IN_LIMITS.mailsPerAddress },
        ],
  )
}

export async function countChangeEmailMail(deps: MailBudgets, userId: string, email: string): Promise<void> {
  await countMail(deps, 'change-email', [
    { who: `person\n${email}\n${userId}`, limit: SIGN_IN_LIMITS.mailsPerNetwork },
    { who: `everyone\n${email}`, limit: SIGN_IN_LIMITS.mailsPerAddress },
  ])
}

/**
 * Counts a confirming mail that an account's own session asks for, apart from those of the sign-up form: strangers may have
 * signed up with the address before, and must not use up the mails of its owner.
 */
export async function countVerificationMail(
  deps: MailBudgets,
  call: CallContext,
  person: { id: string; email: string },
): Promise<void> {
  await countMail(deps, 'verify-email-again', [
    { who: `person\n${person.id}`, limit: SIGN_IN_LIMITS.mailsPerNetwork },
    { who: `network\n${person.email}\n${call.address}`, limit: SIGN_IN_LIMITS.mailsPerNetwork },
  ])
}
