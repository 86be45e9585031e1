import { countMail, MAILS_PER_ADDRESS_PER_HOUR, type MailBudgets } from '#server/email/send-throttled-mail.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { type KnownDeviceDeps, knownDevice } from './sign-in-limits.ts'

/** Over all networks; one network alone gets half of it. */
const MAILS_BY_EVERYONE = { attempts: 6, seconds: 3600 }

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
  const device = knownDevice(deps, call, email)
  await countMail(
    deps,
    kind,
    device
      ? [{ who: `device\n${email}\n${device}`, limit: MAILS_PER_ADDRESS_PER_HOUR }]
      : [
          { who: `network\n${email}\n${call.address}`, limit: MAILS_PER_ADDRESS_PER_HOUR },
          { who: `everyone\n${email}`, limit: MAILS_BY_EVERYONE },
        ],
  )
}

export async function countChangeEmailMail(deps: MailBudgets, userId: string, email: string): Promise<void> {
  await countMail(deps, 'change-email', [
    { who: `person\n${email}\n${userId}`, limit: MAILS_PER_ADDRESS_PER_HOUR },
    { who: `everyone\n${email}`, limit: MAILS_BY_EVERYONE },
  ])
}
