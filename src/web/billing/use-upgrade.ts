import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Interval } from '#shared/billing/contract.ts'
import { toast } from '#web/ui/toast.tsx'
import { refreshPlan } from './billing-queries.ts'
import { openBlankTab } from './blank-tab.ts'
import { isAlreadySubscribed, upgradeFailure } from './checkout-failure.ts'
import { openPortal, startCheckout } from './start-checkout.ts'

/** To be called by a press: it opens the tab. */
export function useUpgrade() {
  const queries = useQueryClient()
  const oneTab = useOneTab()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ interval, tab }: { interval: Interval; tab: Window | null }) =>
      startCheckout(interval, tab),
    onError: error => {
      toast(upgradeFailure(error))
      if (isAlreadySubscribed(error)) void refreshPlan(queries)
    },
    onSettled: oneTab.done,
  })
  return {
    upgrade: (interval: Interval) => oneTab.open(tab => mutate({ interval, tab })),
    isUpgrading: isPending,
  }
}

/** To be called by a press: it opens the tab. */
export function usePortal() {
  const oneTab = useOneTab()
  const { mutate, isPending } = useMutation({
    mutationFn: (tab: Window | null) => openPortal(tab),
    onError: () =>
      toast({
        tone: 'destructive',
        title: 'Error',
        description: 'Failed to open subscription management. Please try again.',
      }),
    onSettled: oneTab.done,
  })
  return { manage: () => oneTab.open(mutate), isOpening: isPending }
}

/** The second press of a double click comes before the button is drawn as busy, and would open a tab of its own. */
function useOneTab() {
  const isOpening = useRef(false)
  return {
    open(send: (tab: Window | null) => void) {
      if (isOpening.current) return
      isOpening.current = true
      send(openBlankTab())
    },
    done() {
      isOpening.current = false
    },
  }
}
