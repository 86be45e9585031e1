import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SUBSCRIPTION_CHECK_DELAY_MS } from '#shared/billing/plans.ts'
import { useSession } from '#web/platform/session.ts'
import { toast } from '#web/ui/toast.tsx'
import { awaitingPayment, recheckDelayMs, useAwaitingPayment } from './awaiting-payment.ts'
import { refreshPlan, subscriptionQuery } from './billing-queries.ts'
import { onPlanChange } from './payment-channel.ts'

/** Checks the subscription after sign-in, and for as long as a checkout is open in another tab. Draws nothing. */
export function SubscriptionCheck() {
  const queries = useQueryClient()
  const isDue = useIsDue()
  const awaitedSince = useAwaitingPayment()
  const { data } = useQuery({
    ...subscriptionQuery,
    enabled: isDue,
    refetchInterval: () => (awaitedSince === undefined ? false : recheckDelayMs(Date.now() - awaitedSince)),
    // The person is looking at the other tab.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: awaitedSince === undefined ? true : 'always',
  })
  const isPaid = awaitedSince !== undefined && data?.subscribed === true

  useEffect(() => onPlanChange(() => void refreshPlan(queries)), [queries])
  useEffect(() => {
    if (!isPaid) return
    awaitingPayment.stop()
    void refreshPlan(queries)
    toast({ title: 'Subscription Updated', description: 'Professional is open.' })
  }, [isPaid, queries])
  return null
}

/** True from 100 ms after it is known that somebody is signed in. */
function useIsDue(): boolean {
  const isSignedIn = useSession().status === 'signed-in'
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(() => setIsDue(true), SUBSCRIPTION_CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isSignedIn])
  return isDue && isSignedIn
}
