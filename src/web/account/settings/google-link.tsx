import { useEffect, useRef } from 'react'
import { PROBLEMS } from '#shared/problem.ts'
import { signInApi } from '#web/account/sign-in-api.ts'
import { useNavigate, useSearchParams } from '#web/platform/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { toast } from '#web/ui/toast.tsx'
import { InlineForm } from './inline-form.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'
import { securityApi } from './security-api.ts'
import type { SecuritySectionProps } from './security-section-props.ts'

const BACK = '/settings?google=linked#security'

export function GoogleLink({ security, onChanged }: SecuritySectionProps) {
  useReturnFromGoogle()
  const { available, linked } = security.google
  if (!linked && !available) {
    return <p className="text-soft">Google sign-in is switched off on this server.</p>
  }
  return (
    <>
      <p>
        <Badge tone={linked ? 'action' : 'plain'}>{linked ? 'Linked' : 'Not linked'}</Badge>
      </p>
      {linked ? (
        <InlineForm label="Unlink Google">
          {close => (
            <ReauthenticationForm
              hasPassword={security.has_password}
              action="Unlink Google"
              busyAction="Unlinking..."
              tone="wrong"
              onCancel={close}
              onConfirmed={async password => {
                await securityApi.unlinkGoogle({ password })
                toast({ title: 'Google is no longer linked' })
                close()
                await onChanged()
              }}
            >
              <p className="text-soft">You then sign in with your email and password.</p>
            </ReauthenticationForm>
          )}
        </InlineForm>
      ) : !security.email_verified ? (
        <p className="text-soft">{PROBLEMS.address_unverified.message}</p>
      ) : (
        <InlineForm label="Link Google">
          {close => (
            <ReauthenticationForm
              hasPassword={security.has_password}
              action="Continue to Google"
              busyAction="Going to Google..."
              onCancel={close}
              onConfirmed={async password => {
                const { url } = await signInApi.startGoogle(
                  { intent: 'link', redirect_to: BACK, password },
                  { context: { identified: true } },
                )
                location.assign(url)
              }}
            />
          )}
        </InlineForm>
      )}
    </>
  )
}

/** Says how it went, and takes it out of the address, so that a reload does not say it again. */
function useReturnFromGoogle() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const outcome = params.get('google')
  const told = useRef(false)
  useEffect(() => {
    if (outcome === null || told.current) return
    told.current = true
    if (outcome === 'linked')
      toast({ title: 'Google is linked', description: 'You can now sign in with it.' })
    else
      toast({
        tone: 'destructive',
        title: 'Error',
        description:
          outcome === 'unconfirmed'
            ? 'Google did not confirm that it is you. Please try again.'
            : 'Google could not be linked. Please try again.',
      })
    navigate('/settings#security', { replace: true })
  }, [outcome, navigate])
}
