import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { useBilling, useSubscription } from './billing-queries.ts'
import { SubscriptionCard } from './subscription-card.tsx'
import { UpgradeCard } from './upgrade-card.tsx'

/** The subscription card for subscribers, the upgrade card for everybody else. */
export function PlanSection() {
  const { data: subscription } = useSubscription()
  const billing = useBilling()
  if (!subscription || billing.isPending)
    return (
      <Loading label="Loading your plan">
        <Skeleton className="h-64" />
      </Loading>
    )
  const Shown = subscription.subscribed ? SubscriptionCard : UpgradeCard
  return <Shown subscription={subscription} billing={billing.data} />
}
