import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { billingQuery, subscriptionQuery } from '#web/billing/billing-queries.ts'
import { useSearchParams } from '#web/platform/router.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { BILLING_STATES, type BillingState } from './billing-states.tsx'

/** One state of the plan at a time, as `?state=`; without one, the list of them. */
export function BillingStatesScreen() {
  const [params] = useSearchParams()
  const name = params.get('state') ?? ''
  const state = BILLING_STATES[name]
  return state ? <Shown key={name} state={state} /> : <List />
}

function Shown({ state }: { state: BillingState }) {
  const [queries] = useState(() => clientOf(state))
  return <QueryClientProvider client={queries}>{state.shown}</QueryClientProvider>
}

/** Knows what the state says, and asks for nothing but what is meant to fail. */
function clientOf({ billing, subscription, isAway = false }: BillingState): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: isAway, retry: false } } })
  if (billing) queries.setQueryData(billingQuery.queryKey, billing)
  if (subscription) queries.setQueryData(subscriptionQuery.queryKey, subscription)
  return queries
}

function List() {
  return (
    <main id="content" className="page grid gap-6 py-10">
      <h1 className="text-4xl">States of the plan</h1>
      <ul className="grid gap-2 sm:grid-cols-2">
        {Object.keys(BILLING_STATES).map(name => (
          <li key={name}>
            <TextLink to={`/dev/billing?state=${name}`}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </main>
  )
}
