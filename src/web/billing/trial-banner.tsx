import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import type { Billing } from '#shared/billing/contract.ts'
import { isBannerDismissed, type TrialBanner as TrialBannerForm, trialBanner } from '#shared/billing/trial.ts'
import { log } from '#web/platform/log.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { billingApi } from './billing-api.ts'
import { billingQuery, trialDaysQuery, useBilling, useSubscription } from './billing-queries.ts'
import { upgradeLabel } from './price.ts'
import { useUpgrade } from './use-upgrade.ts'

/** Hidden while loading, when subscribed, and when nobody knows the days. */
export function TrialBanner() {
  const subscription = useSubscription()
  const isUnsubscribed = subscription.data?.subscribed === false
  const { data: days } = useQuery({ ...trialDaysQuery, enabled: isUnsubscribed })
  const billing = useBilling()
  const dismiss = useDismissBanner()
  const { upgrade, isUpgrading } = useUpgrade()
  if (!isUnsubscribed || billing.isPending || days === undefined || days === null) return null
  const form = trialBanner(days)
  if (billing.data && isBannerDismissed(form, billing.data.banner_dismissed, Date.now())) return null
  return (
    <TrialBannerStrip
      days={days}
      isBuyable={billing.data?.payments !== 'off'}
      isUpgrading={isUpgrading}
      onUpgrade={() => upgrade('month')}
      onDismiss={() => dismiss(form)}
    />
  )
}

const FORMS = {
  expired: { wash: 'bg-wrong-wash', text: 'text-wrong', label: 'text-wrong!', action: 'Upgrade Now' },
  ending: {
    wash: 'bg-attention-wash',
    text: 'text-attention',
    label: 'text-attention!',
    action: upgradeLabel('month'),
  },
  active: {
    wash: 'bg-info-wash',
    text: 'text-info',
    label: 'text-info!',
    action: 'Upgrade to Professional',
  },
} satisfies Record<TrialBannerForm, { wash: string; text: string; label: string; action: string }>

/** What is said, without the question whether it is to be said. */
export function TrialBannerStrip({
  days,
  isBuyable,
  isUpgrading,
  onUpgrade,
  onDismiss,
}: {
  days: number
  /** False where nothing can be bought: then there is only something to read. */
  isBuyable: boolean
  isUpgrading: boolean
  onUpgrade: () => void
  onDismiss: () => void
}) {
  const form = trialBanner(days)
  const { wash, text, label, action } = FORMS[form]
  return (
    <section
      role={form === 'expired' ? 'alert' : undefined}
      aria-label="Your free trial"
      className={`animate-enter text-sm ${wash}`}
    >
      <div className="page flex min-h-20 flex-wrap items-center gap-x-2 py-1 sm:min-h-13 sm:gap-x-3">
        <p className="flex flex-1 flex-col gap-x-3 sm:flex-row sm:items-baseline">
          <strong className={`font-semibold ${text}`}>{title(form)}</strong>
          <span className="flex flex-wrap gap-x-2 sm:gap-x-3">
            {form !== 'expired' && <span className="figures">{daysLeft(form, days)}</span>}
            {(form === 'ending' || !isBuyable) && <TextLink to="/product/pricing">Learn More</TextLink>}
          </span>
        </p>
        {isBuyable && (
          <Button
            tone="bare"
            busy={isUpgrading}
            onClick={onUpgrade}
            className={`border border-current/45 text-sm! px-3! max-sm:max-w-34 max-sm:leading-tight sm:min-h-9! sm:px-5! ${label}`}
          >
            {isUpgrading ? 'Processing...' : action}
          </Button>
        )}
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDismiss}
          className="-me-2 grid size-11 shrink-0 place-content-center rounded-full hover:bg-sunk"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      </div>
    </section>
  )
}

function title(form: TrialBannerForm): string {
  return {
    expired: 'Your free trial has expired.',
    ending: 'Trial Ending Soon!',
    active: 'Free Trial Active',
  }[form]
}

function daysLeft(form: TrialBannerForm, days: number): string {
  return form === 'ending' ? `${days} ${days === 1 ? 'day' : 'days'} left` : `${days} days remaining`
}

/** Closed at once; a failure is only logged, and the banner is back at the next visit. */
function useDismissBanner() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (form: TrialBannerForm) => billingApi.updateBilling({ dismiss_banner: form }),
    onMutate: form => {
      const at = new Date().toISOString()
      queries.setQueryData<Billing>(
        billingQuery.queryKey,
        known => known && { ...known, banner_dismissed: { form, at } },
      )
    },
    onError: error => log('the banner could not be dismissed', error),
  })
  return mutate
}
