import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Billing, SubscriptionInfo } from '#shared/billing/contract.ts'
import { planName } from '#shared/billing/entitlement.ts'
import { log } from '#web/platform/log.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.tsx'
import { Benefits } from './benefits.tsx'
import { billingApi } from './billing-api.ts'
import { billingQuery, subscriptionQuery } from './billing-queries.ts'
import { planDate, planNotice } from './plan-dates.ts'
import { usePortal } from './use-upgrade.ts'

/** For subscribers: what they have, until when, and where it is changed. */
export function SubscriptionCard({
  subscription,
  billing,
}: {
  subscription: SubscriptionInfo
  /** Undefined where it could not be loaded: the card then says what the subscription alone tells. */
  billing: Billing | undefined
}) {
  const id = useId()
  const date = planDate({ subscription, billing })
  const notice = planNotice({ subscription, billing })
  return (
    <Card>
      <section aria-labelledby={id} className="grid gap-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id={id} className="text-2xl">
            Your subscription
          </h2>
          <Badge tone="action">{planName(subscription)}</Badge>
        </div>
        {date && (
          <dl className="flex flex-wrap gap-x-2">
            <dt className="text-soft">{date.label}</dt>
            <dd className="figures font-medium">{date.date}</dd>
          </dl>
        )}
        {notice && <PlanNotice billing={billing}>{notice}</PlanNotice>}
        <Benefits plan={billing?.plan === 'enterprise' ? 'enterprise' : 'professional'} />
        <div className="flex flex-wrap gap-3">
          <RefreshStatus />
          <ManageSubscription billing={billing} />
        </div>
      </section>
    </Card>
  )
}

export function PlanNotice({ billing, children }: { billing: Billing | undefined; children: string }) {
  const isAttention = billing?.state !== 'cancelling' && billing?.state !== 'ended'
  return (
    <p className={`border-s-3 ps-4 ${isAttention ? 'border-attention-mark' : 'border-rule'}`}>{children}</p>
  )
}

/** Somebody whose plan was set by hand has nothing to manage at the provider. */
export function ManageSubscription({ billing }: { billing: Billing | undefined }) {
  const { manage, isOpening } = usePortal()
  if (billing && !billing.manageable)
    return (
      <ButtonLink to="/support/contact" tone="quiet">
        Contact us
      </ButtonLink>
    )
  return (
    <Button tone="quiet" busy={isOpening} onClick={manage}>
      Manage Subscription
    </Button>
  )
}

/** Asks the server itself: the query of the check would take a failure for an answer. */
export function RefreshStatus() {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => billingApi.checkSubscription({}),
    onSuccess: async subscription => {
      queries.setQueryData(subscriptionQuery.queryKey, subscription)
      await queries.invalidateQueries({ queryKey: billingQuery.queryKey })
      toast({ title: 'Subscription Updated', description: 'Your plan is up to date.' })
    },
    onError: error => {
      log('the subscription could not be refreshed', error)
      toast({
        tone: 'destructive',
        title: 'Error',
        description: 'Failed to refresh subscription status.',
      })
    },
  })
  return (
    <Button tone="quiet" busy={isPending} onClick={() => mutate()}>
      Refresh Status
    </Button>
  )
}
