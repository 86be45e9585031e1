import { Problem } from '#shared/problem.ts'
import { log } from '#web/platform/log.ts'
import type { Toast } from '#web/ui/toast.tsx'

const ALREADY_SUBSCRIBED: Toast = {
  title: 'Already Subscribed',
  description: "You already have an active subscription. Use 'Manage Subscription' to update your plan.",
}

export function isAlreadySubscribed(error: unknown): boolean {
  return error instanceof Error && error.message.includes('already have an active subscription')
}

/** What the dashboard and Settings say when a checkout could not be started. */
export function upgradeFailure(error: unknown): Toast {
  if (isAlreadySubscribed(error)) return ALREADY_SUBSCRIBED
  const isKnown = error instanceof Problem && error.code !== 'internal'
  if (!isKnown) log('the checkout could not be started', error)
  return {
    tone: 'destructive',
    title: 'Upgrade Error',
    description: isKnown ? error.message : 'Failed to start upgrade process',
  }
}

/** What the pricing page says. */
export function pricingFailure(error: unknown): Toast {
  if (isAlreadySubscribed(error)) return ALREADY_SUBSCRIBED
  log('the checkout could not be started', error)
  return {
    tone: 'destructive',
    title: 'Subscription Error',
    description: 'Failed to create checkout session. Please try again.',
  }
}
