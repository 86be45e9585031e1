import { planName } from '#shared/billing/entitlement.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useSubscription } from './billing-queries.ts'

export function PlanBadge() {
  const { data } = useSubscription()
  const name = data ? planName(data) : 'Loading...'
  return (
    // Another name is another element: one that grows at its left edge would count as a jump.
    <Badge key={name} tone={data?.subscribed ? 'action' : 'info'}>
      <span className="sr-only">Current plan: </span>
      {name}
    </Badge>
  )
}
