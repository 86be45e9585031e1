import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { log } from '#web/platform/log.ts'
import { useNavigate, useSearchParams } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { toast } from '#web/ui/toast.tsx'
import { billingApi } from './billing-api.ts'
import { refreshPlan } from './billing-queries.ts'
import { announcePlanChange } from './payment-channel.ts'

/** Effects may run twice; a payment is verified and announced once. */
const verified = new Set<string>()

/** Whoever comes back from the checkout has success=true and a session_id in the address. Draws nothing. */
export function PaymentReturn() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  // Signed-out people are sent to sign in first, and come back with this very address.
  const isSignedIn = useSession().status === 'signed-in'
  const sessionId = params.get('success') === 'true' ? params.get('session_id') : null
  const isHere = useIsMounted()

  useEffect(() => {
    if (!isSignedIn || !sessionId || verified.has(sessionId)) return
    verified.add(sessionId)
    void verify(sessionId).then(async isVerified => {
      if (isHere.current) navigate('/dashboard', { replace: true })
      if (!isVerified) {
        toast({
          tone: 'destructive',
          title: 'Payment Verification Error',
          description: 'There was an issue verifying your payment. Please contact support if this persists.',
        })
        return
      }
      announcePlanChange()
      toast({ title: 'Payment Successful!', description: 'Professional is open. Thank you.' })
      await refreshPlan(queries)
    })
  }, [isSignedIn, sessionId, navigate, queries, isHere])
  return null
}

async function verify(sessionId: string): Promise<boolean> {
  try {
    return (await billingApi.verifyPayment({ session_id: sessionId })).verified
  } catch (error) {
    log('the payment could not be verified', error)
    return false
  }
}

/** Whoever has gone to another screen meanwhile is not taken back. */
function useIsMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
