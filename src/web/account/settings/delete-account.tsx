import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileApi } from '#web/account/profile-api.ts'
import { session } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { toast } from '#web/ui/toast.tsx'
import { CurrentFormName, useFormLeftForGoogle } from './confirm-with-google.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'
import { securityQuery } from './settings-queries.ts'

const NAME = 'Delete my account'

export function DeleteAccount() {
  const [asking, setAsking] = useState(useFormLeftForGoogle(NAME))
  const close = () => setAsking(false)
  return (
    <>
      <Button tone="wrong" onClick={() => setAsking(true)} className="justify-self-start">
        {NAME}
      </Button>
      <Dialog open={asking} title="Delete your account?" onClose={close}>
        <CurrentFormName value={NAME}>
          <Confirmation onCancel={close} />
        </CurrentFormName>
      </Dialog>
    </>
  )
}

function Confirmation({ onCancel }: { onCancel: () => void }) {
  const security = useQuery(securityQuery)

  async function deleteAccount(password: string | undefined) {
    await profileApi.deleteAccount({ password })
    await session.signOut()
    toast({ title: 'Your account is deleted', description: 'Everything we kept about you is gone.' })
  }

  if (security.isPending) return <SkeletonRows label="Loading" count={1} />
  if (!security.data) return <LoadError what="This" onTryAgain={() => void security.refetch()} />
  return (
    <ReauthenticationForm
      hasPassword={security.data.has_password}
      action="Delete everything"
      busyAction="Deleting..."
      tone="wrong"
      onConfirmed={deleteAccount}
      onCancel={onCancel}
    >
      <p>
        Your profile, check-ins, résumés and settings are erased, and a subscription is canceled. This cannot
        be undone. You may want to download everything first.
      </p>
    </ReauthenticationForm>
  )
}
