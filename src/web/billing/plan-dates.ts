import type { Billing, SubscriptionInfo } from '#shared/billing/contract.ts'
import { longDate } from '#web/platform/format-date.ts'

type Known = { subscription: SubscriptionInfo; billing: Billing | undefined }

/** When something happens next to a subscription that runs, in one or two words and a date. */
export function planDate({ subscription, billing }: Known): { label: string; date: string } | null {
  const date = subscription.subscription_end === null ? 'Unknown' : longDate(subscription.subscription_end)
  if (billing?.state === 'cancelling' || billing?.state === 'past_due') return null
  // Set by hand for an organization: nothing is billed here.
  if (billing?.plan === 'enterprise' && subscription.subscription_end !== null)
    return { label: 'Open until', date }
  return { label: 'Next billing date', date }
}

/** What a person has to know about the state of the subscription, beyond its date. */
export function planNotice({ subscription, billing }: Known): string | null {
  const { subscription_end: end } = subscription
  const date = end === null ? 'an unknown date' : longDate(end)
  switch (billing?.state) {
    case 'cancelling':
      return `Ends on ${date}. Nothing more is charged.`
    case 'past_due':
      return `Your last payment did not go through. Professional stays open until ${date}. Please update your card.`
    case 'ended':
      return 'Your subscription has ended. Nothing more is charged.'
    case 'refunded':
      return 'Your payment was refunded, so Professional is closed.'
    case 'disputed':
      return 'Your bank disputes the last payment, so Professional is closed until that is settled.'
    case 'unpaid':
    case 'paused':
      return 'Your last payment did not go through. Update your card to open Professional again.'
    case 'incomplete':
      return 'Your payment is not finished yet. Your bank may still be asking you to confirm it.'
    default:
      return null
  }
}

/** States in which the provider still holds a subscription: the next step is its card, not another checkout. */
export function isRepairedInPortal(billing: Billing | undefined): boolean {
  return ['unpaid', 'paused', 'disputed', 'refunded'].includes(billing?.state ?? '')
}
