import type { Mail } from '#server/email/mail-transport.ts'
import { renderMail } from '#server/email/render-mail.ts'
import { longUsDate } from '#shared/billing/limit-details.ts'
import {
  FREE_CHAT_CONVERSATIONS_PER_MONTH,
  FREE_RESUMES_PER_MONTH,
  PROFESSIONAL_ANNUAL_USD,
  PROFESSIONAL_MONTHLY_USD,
} from '#shared/billing/plans.ts'
import { PRODUCT } from '#shared/product.ts'

export type Recipient = { id: string; email: string; name: string }

export type MailLinks = {
  /** Settings, at the plan. */
  plan: string
  pricing: string
  /** Null for a mail that cannot be switched off. */
  unsubscribe: string | null
}

export function trialEndingMail(to: Recipient, links: MailLinks, daysLeft: number): Mail {
  const when = `in ${daysLeft === 1 ? '1 day' : `${daysLeft} days`}`
  return render(to, links, {
    subject: `Your ${PRODUCT} trial ends ${when}`,
    paragraphs: [
      `Your trial ends ${when}. Until then everything in Professional is open. Afterwards your account goes on as Free: nothing you made is deleted, and nothing is charged.`,
      `Professional is $${PROFESSIONAL_MONTHLY_USD} a month, or $${PROFESSIONAL_ANNUAL_USD.toFixed(2)} a year.`,
    ],
    action: { label: 'See the plans', url: links.pricing },
  })
}

export function subscriptionStartedMail(
  to: Recipient,
  links: MailLinks,
  { interval, nextPaymentAt }: { interval: 'month' | 'year' | null; nextPaymentAt: string | null },
): Mail {
  const price =
    interval === 'year'
      ? `$${PROFESSIONAL_ANNUAL_USD.toFixed(2)} a year`
      : `$${PROFESSIONAL_MONTHLY_USD.toFixed(2)} a month`
  const next = nextPaymentAt === null ? '' : ` The next payment is due on ${dayOf(nextPaymentAt)}.`
  return render(to, links, {
    subject: 'Welcome to Professional',
    paragraphs: [
      `Professional is open. You pay ${price}; it renews until you cancel.${next}`,
      'You can cancel at any time under Settings, Plan, "Manage Subscription". It then stays open until the end of the period you have paid for.',
    ],
    action: { label: 'See your plan', url: links.plan },
  })
}

export function paymentFailedMail(to: Recipient, links: MailLinks, openUntil: string | null): Mail {
  const until = openUntil === null ? '' : ` Professional stays open until ${dayOf(openUntil)}.`
  return render(to, links, {
    subject: 'Your payment did not go through',
    paragraphs: [`Your card was not accepted for the last payment.${until} Please update your card.`],
    action: { label: 'Update your card', url: links.plan },
  })
}

export function subscriptionEndedMail(to: Recipient, links: MailLinks): Mail {
  return render(to, links, {
    subject: 'Your Professional plan has ended',
    paragraphs: [
      'Your Professional plan has ended. Your account goes on as Free; nothing you made is deleted.',
      `Free keeps suggested paths, the learning center, check-ins with their history, burnout risk and helplines, ${FREE_CHAT_CONVERSATIONS_PER_MONTH} conversations with the coach and ${FREE_RESUMES_PER_MONTH} résumés a month.`,
    ],
    action: { label: 'See your plan', url: links.plan },
  })
}

function render(to: Recipient, { unsubscribe }: MailLinks, body: Parameters<typeof renderMail>[1]): Mail {
  if (unsubscribe === null) return renderMail(to, body)
  const footnote = {
    text: 'You can choose which mails you get in your settings.',
    label: 'Switch mails like this one off',
    url: unsubscribe,
  }
  return { ...renderMail(to, { ...body, footnote }), unsubscribeUrl: unsubscribe }
}

function dayOf(time: string): string {
  return longUsDate(new Date(time).toISOString().slice(0, 10))
}
