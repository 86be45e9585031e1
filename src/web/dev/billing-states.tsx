import { type ReactNode, useEffect } from 'react'
import { type Billing, type SubscriptionInfo, UNSUBSCRIBED } from '#shared/billing/contract.ts'
import { keysOf } from '#shared/typed-keys.ts'
import { PlanParts } from '#web/account/settings/plan-panel.tsx'
import { awaitingPayment } from '#web/billing/awaiting-payment.ts'
import { billingOn, SUBSCRIBED } from '#web/billing/billing.fixture.ts'
import { FeatureGate } from '#web/billing/feature-gate.tsx'
import { GATED_TOOLS } from '#web/billing/gated-tools.ts'
import { PlanBadge } from '#web/billing/plan-badge.tsx'
import { PlanSection } from '#web/billing/plan-section.tsx'
import { TrialBannerStrip } from '#web/billing/trial-banner.tsx'

/** What the server has said, and what is drawn from it. Without `billing` nothing was said yet; `isAway`: it never will. */
export type BillingState = {
  billing?: Billing
  subscription?: SubscriptionInfo
  isAway?: boolean
  shown: ReactNode
}

const TOOL = (
  <div className="page py-10">
    <h1 className="text-4xl">Name of the tool</h1>
  </div>
)

const ENTERPRISE: SubscriptionInfo = {
  subscribed: true,
  subscription_tier: 'Enterprise',
  subscription_end: null,
}

/** Every state of banner, cards, gate page and Settings → Plan, by the name in the address. */
export const BILLING_STATES: Readonly<Record<string, BillingState>> = {
  'banner-expired': banner(0),
  'banner-ending-one-day': banner(1),
  'banner-ending-two-days': banner(2),
  'banner-active': banner(9),
  'banner-processing': banner(2, { isUpgrading: true }),
  'banner-billing-off': banner(0, { isBuyable: false }),

  'card-pending': { shown: <Cards /> },
  'card-active': cards(billingOn('professional'), SUBSCRIBED),
  'card-unknown-date': cards(billingOn('professional'), { ...SUBSCRIBED, subscription_end: null }),
  'card-cancelling': cards(billingOn('professional', { state: 'cancelling' }), SUBSCRIBED),
  'card-past-due': cards(billingOn('professional', { state: 'past_due' }), SUBSCRIBED),
  'card-enterprise': cards(billingOn('enterprise'), ENTERPRISE),
  'card-trial': cards(billingOn('trial')),
  'card-free': cards(billingOn('free')),
  'card-waiting': { ...cards(billingOn('free')), shown: <Cards isWaiting /> },
  'card-ended': cards(billingOn('free', { state: 'ended', manageable: true })),
  'card-unpaid': cards(billingOn('free', { state: 'unpaid', manageable: true })),
  'card-refunded': cards(billingOn('free', { state: 'refunded', manageable: true })),
  'card-disputed': cards(billingOn('free', { state: 'disputed', manageable: true })),
  'card-billing-off': cards(billingOn('free', { payments: 'off' })),

  ...Object.fromEntries(
    keysOf(GATED_TOOLS).map(feature => [
      `gate-${feature}`,
      {
        billing: usedUp(),
        shown: (
          <FeatureGate title="Name of the tool" feature={feature}>
            {TOOL}
          </FeatureGate>
        ),
      },
    ]),
  ),
  'gate-pending': {
    shown: (
      <FeatureGate title="Name of the tool" feature="ats-optimizer">
        {TOOL}
      </FeatureGate>
    ),
  },
  'gate-failed': {
    isAway: true,
    shown: (
      <FeatureGate title="Name of the tool" feature="ats-optimizer">
        {TOOL}
      </FeatureGate>
    ),
  },
  'gate-something-left': {
    billing: billingOn('free'),
    shown: (
      <FeatureGate title="Name of the tool" feature="resume-generator">
        {TOOL}
      </FeatureGate>
    ),
  },
  'gate-billing-off': {
    billing: billingOn('free', { payments: 'off' }),
    shown: (
      <FeatureGate title="Name of the tool" feature="market-insights">
        {TOOL}
      </FeatureGate>
    ),
  },

  'settings-trial': settings(billingOn('trial', { time_zone: null })),
  'settings-free': settings(billingOn('free')),
  'settings-used-up': settings(usedUp()),
  'settings-professional': settings(billingOn('professional'), SUBSCRIBED),
  'settings-cancelling': settings(billingOn('professional', { state: 'cancelling' }), SUBSCRIBED),
  'settings-past-due': settings(billingOn('professional', { state: 'past_due' }), SUBSCRIBED),
  'settings-enterprise': settings(billingOn('enterprise'), ENTERPRISE),
  'settings-billing-off': settings(billingOn('free', { payments: 'off' })),
}

function banner(days: number, more: { isUpgrading?: boolean; isBuyable?: boolean } = {}): BillingState {
  return {
    shown: (
      <main id="content">
        <h1 className="sr-only">Banner</h1>
        <TrialBannerStrip
          days={days}
          isBuyable
          isUpgrading={false}
          onUpgrade={() => {}}
          onDismiss={() => {}}
          {...more}
        />
      </main>
    ),
  }
}

function cards(billing: Billing, subscription: SubscriptionInfo = UNSUBSCRIBED): BillingState {
  return { billing, subscription, shown: <Cards /> }
}

function Cards({ isWaiting = false }: { isWaiting?: boolean }) {
  useEffect(() => {
    if (!isWaiting) return
    awaitingPayment.start(Date.now())
    return () => awaitingPayment.stop()
  }, [isWaiting])
  return (
    <main id="content" className="page grid gap-6 py-10">
      <h1 className="sr-only">Plan</h1>
      <div>
        <PlanBadge />
      </div>
      <PlanSection />
    </main>
  )
}

function settings(billing: Billing, subscription: SubscriptionInfo = UNSUBSCRIBED): BillingState {
  return {
    billing,
    subscription,
    shown: (
      <main id="content" className="page max-w-[62rem] divide-y divide-rule">
        <h1 className="py-4 text-4xl">Settings</h1>
        <PlanParts billing={billing} subscription={subscription} />
      </main>
    ),
  }
}

function usedUp(): Billing {
  const billing = billingOn('free')
  const usage = billing.usage.map(one =>
    one.monthly_limit === null ? one : { ...one, used: one.monthly_limit, left: 0 },
  )
  return { ...billing, usage }
}
