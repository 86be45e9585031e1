import { useEffect, useState } from 'react'
import type { Interval } from '#shared/billing/contract.ts'
import { Problem } from '#shared/problem.ts'
import { openBlankTab } from '#web/billing/blank-tab.ts'
import { IntervalChoice } from '#web/billing/interval-choice.tsx'
import { BILLING_OFF_SENTENCE } from '#web/billing/price.ts'
import { useNavigate } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.tsx'

const PRICING = '/product/pricing'

/** A press, with the tab it has opened; kept until it is known who is signed in. */
type Press = { interval: Interval; tab: Window | null }
type State = 'ready' | 'processing' | 'opened' | 'off'

/** The one plan that starts a checkout. */
export function ChooseProfessional({ label }: { label: string }) {
  const { status } = useSession()
  const navigate = useNavigate()
  const [interval, setInterval] = useState<Interval>('month')
  const [press, setPress] = useState<Press>()
  const [state, setState] = useState<State>('ready')

  useEffect(() => {
    if (!press || status === 'loading') return
    setPress(undefined)
    if (status === 'signed-in') {
      setState('processing')
      void checkout(press).then(setState)
      return
    }
    press.tab?.close()
    toast({
      tone: 'destructive',
      title: 'Please log in',
      description: 'You need to be logged in to subscribe to a plan.',
    })
    navigate('/login', { state: { from: PRICING } })
  }, [press, status, navigate])

  const isBusy = press !== undefined || state === 'processing'
  if (state === 'off') return <p className="text-soft">{BILLING_OFF_SENTENCE}</p>
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <IntervalChoice interval={interval} onChange={setInterval} />
      <Button
        busy={isBusy}
        onClick={() => {
          // Nobody signed in needs a tab for the sign-in page.
          const tab = status === 'signed-out' ? null : openBlankTab()
          setPress({ interval, tab })
        }}
      >
        {isBusy ? 'Processing...' : label}
      </Button>
      {state === 'opened' && (
        <p role="status" className="text-sm">
          Payment is open in a new tab. Afterwards your plan stands on your{' '}
          <TextLink to="/dashboard">dashboard</TextLink>.
        </p>
      )}
    </div>
  )
}

/** Loaded by the press: the page itself calls nothing. */
async function checkout({ interval, tab }: Press): Promise<State> {
  try {
    const { startCheckout } = await import('#web/billing/start-checkout.ts')
    await startCheckout(interval, tab)
    return 'opened'
  } catch (error) {
    tab?.close()
    if (error instanceof Problem && error.code === 'billing_off') return 'off'
    const { pricingFailure } = await import('#web/billing/checkout-failure.ts')
    toast(pricingFailure(error))
    return 'ready'
  }
}
