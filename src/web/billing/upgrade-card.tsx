import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Billing, Interval, SubscriptionInfo } from '#shared/billing/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useAwaitingPayment } from './awaiting-payment.ts'
import { Benefits } from './benefits.tsx'
import { refreshPlan } from './billing-queries.ts'
import { IntervalChoice } from './interval-choice.tsx'
import { isRepairedInPortal, planNotice } from './plan-dates.ts'
import { BILLING_OFF_SENTENCE, PRICE_SENTENCE, upgradeLabel } from './price.ts'
import { ManageSubscription, PlanNotice } from './subscription-card.tsx'
import { useUpgrade } from './use-upgrade.ts'

/** For everybody who is not subscribed: what Professional adds, what it costs, and the next step. */
export function UpgradeCard({
  subscription,
  billing,
}: {
  subscription: SubscriptionInfo
  billing: Billing | undefined
}) {
  const id = useId()
  const notice = planNotice({ subscription, billing })
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-rule pt-8">
      <div className="grid gap-1.5">
        <h2 id={id} className="text-2xl">
          {billing?.plan === 'trial' ? 'Keep it after the trial' : 'Upgrade to Professional'}
        </h2>
        <p className="max-w-reading text-soft">
          {PRICE_SENTENCE} The risk indicator, its advice, helplines and your data stay free.
        </p>
      </div>
      {notice && <PlanNotice billing={billing}>{notice}</PlanNotice>}
      <Benefits plan="professional" />
      <UpgradeAction billing={billing} />
    </section>
  )
}

/** The part that buys; also stands on the page in place of a tool. */
export function UpgradeAction({
  billing,
  isInBox = false,
}: {
  billing: Billing | undefined
  /** As wide as the box it stands in. */
  isInBox?: boolean
}) {
  if (billing?.payments === 'off') return <p className="text-soft">{BILLING_OFF_SENTENCE}</p>
  if (isRepairedInPortal(billing))
    return (
      <div>
        <ManageSubscription billing={billing} />
      </div>
    )
  return <Checkout isInBox={isInBox} />
}

function Checkout({ isInBox }: { isInBox: boolean }) {
  const [interval, setInterval] = useState<Interval>('month')
  const { upgrade, isUpgrading } = useUpgrade()
  return (
    <div className={`grid gap-4 ${isInBox ? '' : 'justify-items-start'}`}>
      <IntervalChoice interval={interval} onChange={setInterval} />
      <div className={`flex flex-wrap items-center gap-x-5 gap-y-3 ${isInBox ? 'justify-center' : ''}`}>
        <Button busy={isUpgrading} onClick={() => upgrade(interval)} className={isInBox ? 'w-full' : ''}>
          {isUpgrading ? 'Processing...' : upgradeLabel(interval)}
        </Button>
        <TextLink to="/product/pricing" tone="form" className="inline-flex min-h-11 items-center">
          See all plans
        </TextLink>
      </div>
      <WaitingForPayment />
    </div>
  )
}

function WaitingForPayment() {
  const queries = useQueryClient()
  const awaitedSince = useAwaitingPayment()
  if (awaitedSince === undefined)
    return (
      <p className="text-sm text-soft">
        Cancel any time. Payment opens in a new tab; this page waits for you.
      </p>
    )
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4">
      <p className="text-sm">Waiting for your payment in the other tab.</p>
      <Button tone="bare" onClick={() => void refreshPlan(queries)} className="-mx-4 px-4!">
        Check now
      </Button>
    </div>
  )
}
