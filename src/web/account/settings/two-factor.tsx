import { useState } from 'react'
import { session } from '#web/platform/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { toast } from '#web/ui/toast.tsx'
import { InlineForm } from './inline-form.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { securityApi } from './security-api.ts'
import type { SecuritySectionProps } from './security-section-props.ts'
import { TwoFactorSetUp } from './two-factor-set-up.tsx'

export function TwoFactor({ security, onChanged }: SecuritySectionProps) {
  const { enabled, recovery_codes_left: left } = security.two_factor
  // Held here and nowhere else: the codes are shown once.
  const [newCodes, setNewCodes] = useState<readonly string[]>()

  if (newCodes) {
    return <RecoveryCodes codes={newCodes} onKept={() => setNewCodes(undefined)} />
  }
  if (!enabled) {
    return (
      <>
        <p>
          <Badge>Off</Badge>
        </p>
        <InlineForm label="Set up two-factor sign-in">
          {close => (
            <TwoFactorSetUp
              hasPassword={security.has_password}
              onCancel={close}
              onDone={async codes => {
                setNewCodes(codes)
                await onChanged()
              }}
            />
          )}
        </InlineForm>
      </>
    )
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="action">On</Badge>
        <span className={left <= FEW_CODES ? 'font-medium text-attention' : 'text-soft'}>
          {left} recovery {left === 1 ? 'code' : 'codes'} left
        </span>
      </p>
      <div className="flex flex-wrap gap-x-2 gap-y-6">
        <InlineForm label="New recovery codes">
          {close => (
            <ReauthenticationForm
              hasPassword={security.has_password}
              action="Make new codes"
              busyAction="Making codes..."
              onCancel={close}
              onConfirmed={async password => {
                const { recovery_codes } = await securityApi.renewRecoveryCodes({ password })
                setNewCodes(recovery_codes)
                await onChanged()
              }}
            >
              <p className="text-soft">The codes you have now stop working.</p>
            </ReauthenticationForm>
          )}
        </InlineForm>
        <InlineForm label="Turn off" tone="wrong">
          {close => (
            <ReauthenticationForm
              hasPassword={security.has_password}
              action="Turn off two-factor sign-in"
              busyAction="Turning off..."
              tone="wrong"
              onCancel={close}
              onConfirmed={async password => {
                session.setSession(await securityApi.disableTwoFactor({ password }))
                toast({ title: 'Two-factor sign-in is off' })
                await onChanged()
              }}
            >
              <p className="text-soft">From then on your password alone is enough to sign in.</p>
            </ReauthenticationForm>
          )}
        </InlineForm>
      </div>
    </>
  )
}

const FEW_CODES = 3
