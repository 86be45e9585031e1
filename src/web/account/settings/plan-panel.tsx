import type { Billing, SubscriptionInfo } from '#shared/billing/contract.ts'
import { planName } from '#shared/billing/entitlement.ts'
import { useProfile } from '#web/account/profile-query.ts'
import { useBilling, useSubscription } from '#web/billing/billing-queries.ts'
import { planDate, planNotice } from '#web/billing/plan-dates.ts'
import { ManageSubscription, PlanNotice, RefreshStatus } from '#web/billing/subscription-card.tsx'
import { UpgradeAction } from '#web/billing/upgrade-card.tsx'
import { UsageList } from '#web/billing/usage-list.tsx'
import { usePortal } from '#web/billing/use-upgrade.ts'
import { longDate } from '#web/platform/format-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { PlanMails } from './plan-mails.tsx'
import { PanelSkeleton, SettingsSection } from './settings-section.tsx'
import { TimeZoneField } from './time-zone-field.tsx'

/** Settings → Plan. */
export function PlanPanel() {
  const billing = useBilling()
  const { data: subscription } = useSubscription()
  const { data: profile } = useProfile()
  if (billing.isPending || !subscription) return <PanelSkeleton label="Loading your plan" />
  if (!billing.data)
    return (
      <div className="py-9">
        <LoadError what="Your plan" onTryAgain={() => void billing.refetch()} />
      </div>
    )
  // At the first visit the browser says the zone while the plan is being asked for: the profile knows it first.
  const timeZone = profile ? profile.time_zone : billing.data.time_zone
  return <PlanParts billing={{ ...billing.data, time_zone: timeZone }} subscription={subscription} />
}

export function PlanParts({ billing, subscription }: { billing: Billing; subscription: SubscriptionInfo }) {
  return (
    <>
      <SettingsSection title="Plan" about="What you have, and until when.">
        <CurrentPlan billing={billing} subscription={subscription} />
      </SettingsSection>
      <SettingsSection title="Usage this month" about="Only what worked counts.">
        <UsageList billing={billing} />
      </SettingsSection>
      <SettingsSection title="Invoices" about="Kept by our payment provider.">
        <Invoices billing={billing} />
      </SettingsSection>
      <SettingsSection title="Time zone" about="Where your months begin and end.">
        <TimeZoneField timeZone={billing.time_zone} />
      </SettingsSection>
      <SettingsSection
        title="Emails about your plan"
        about="A confirmation of a new subscription is always sent."
      >
        <PlanMails billing={billing} />
      </SettingsSection>
    </>
  )
}

function CurrentPlan({ billing, subscription }: { billing: Billing; subscription: SubscriptionInfo }) {
  const date = subscription.subscribed ? planDate({ subscription, billing }) : null
  const notice = planNotice({ subscription, billing })
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={subscription.subscribed ? 'action' : 'info'}>{planName(subscription)}</Badge>
        {billing.plan === 'trial' && (
          <span>Everything in Professional is open until {longDate(billing.trial_expires_at)}.</span>
        )}
      </p>
      {date && (
        <dl className="flex flex-wrap gap-x-2">
          <dt className="text-soft">{date.label}</dt>
          <dd className="figures font-medium">{date.date}</dd>
        </dl>
      )}
      {notice && <PlanNotice billing={billing}>{notice}</PlanNotice>}
      {subscription.subscribed ? (
        <div className="flex flex-wrap gap-3">
          <RefreshStatus />
          <ManageSubscription billing={billing} />
        </div>
      ) : (
        <UpgradeAction billing={billing} />
      )}
    </div>
  )
}

function Invoices({ billing }: { billing: Billing }) {
  const { manage, isOpening } = usePortal()
  if (!billing.manageable)
    return <p className="text-soft">There are none: nothing was paid with this account.</p>
  return (
    <Button tone="quiet" busy={isOpening} onClick={manage} className="justify-self-start">
      Show invoices
    </Button>
  )
}
