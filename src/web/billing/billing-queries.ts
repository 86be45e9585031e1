import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { UNSUBSCRIBED } from '#shared/billing/contract.ts'
import { log } from '#web/platform/log.ts'
import { billingApi } from './billing-api.ts'

const PLAN = 'plan'

/** A failed check is logged and means unsubscribed, as the product specifies. */
export const subscriptionQuery = queryOptions({
  queryKey: [PLAN, 'subscription'],
  queryFn: async ({ signal }) => {
    try {
      return await billingApi.checkSubscription({}, { signal })
    } catch (error) {
      signal.throwIfAborted()
      log('the subscription could not be checked', error)
      return UNSUBSCRIBED
    }
  },
})

export const billingQuery = queryOptions({
  queryKey: [PLAN, 'overview'],
  queryFn: ({ signal }) => billingApi.getBilling({}, { signal }),
  // Whoever comes back from the payment pages has changed something there.
  refetchOnWindowFocus: 'always',
})

/** Null when the server could not say it: then no banner is shown. */
export const trialDaysQuery = queryOptions({
  queryKey: [PLAN, 'trial-days'],
  queryFn: async ({ signal }) => {
    try {
      return await billingApi.getTrialDaysRemaining({}, { signal })
    } catch (error) {
      signal.throwIfAborted()
      log('the days of the trial could not be read', error)
      return null
    }
  },
})

/** What the check of the shell found; asks for nothing itself, so that the check keeps its delay. */
export function useSubscription() {
  return useQuery({ ...subscriptionQuery, enabled: false })
}

export function useBilling() {
  return useQuery(billingQuery)
}

/** Asks again for everything that a payment changes. */
export function refreshPlan(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: [PLAN] })
}
