import { eq } from 'drizzle-orm'
import { profiles } from '#server/account/tables.ts'
import type { Mail } from '#server/email/mail-transport.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { BillingDeps } from './billing-deps.ts'
import { type MailSwitch, unsubscribeUrl } from './mail-switches.ts'
import type { MailLinks, Recipient } from './mails.ts'
import { billingMails } from './tables.ts'

export type BillingMail = {
  kind: 'trial_ending' | 'started' | 'payment_failed' | 'ended'
  /** What it is about: of one kind nobody gets two mails about the same. */
  about: string
  /** Null: the law asks for it, whatever the person has chosen. */
  mailSwitch: MailSwitch | null
  render: (to: Recipient, links: MailLinks) => Mail
}

/** In the transaction of what it tells, so that over every server and crash it goes once or not at all; answers whether it goes. */
export async function addBillingMail(
  deps: Pick<BillingDeps, 'outbox' | 'secret' | 'publicUrl'>,
  tx: Transaction,
  to: Recipient,
  { kind, about, mailSwitch, render }: BillingMail,
): Promise<boolean> {
  if (!deps.outbox || (mailSwitch && !(await isOn(tx, to.id, mailSwitch)))) return false
  const added = await tx
    .insert(billingMails)
    .values({ userId: to.id, kind, about })
    .onConflictDoNothing()
    .returning({ kind: billingMails.kind })
  if (added.length === 0) return false
  const { origin } = deps.publicUrl
  const links = {
    plan: `${origin}/settings#plan`,
    pricing: `${origin}/product/pricing`,
    unsubscribe: mailSwitch && unsubscribeUrl(deps, to.id, mailSwitch),
  }
  await deps.outbox.addIn(tx, render(to, links))
  return true
}

async function isOn(tx: Transaction, userId: string, name: MailSwitch): Promise<boolean> {
  const [row] = await tx.select({ on: profiles[name] }).from(profiles).where(eq(profiles.userId, userId))
  return row?.on === true
}
