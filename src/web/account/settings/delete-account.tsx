import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/platform/api.ts'
import { session } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NotLoaded, Rows } from '#web/ui/load-error.tsx'
import { toast } from '#web/ui/toast.tsx'
import { OpenForm, useLeftForm } from './confirm-with-google.tsx'
import { ProofForm } from './reauthentication-form.tsx'
import { securityQuery } from './settings-queries.ts'

const NAME = 'Delete my account'

export function DeleteAccount() {
  const [asking, setAsking] = useState(useLeftForm(NAME))
  const close = () => setAsking(false)
  return (
    <>
      <Button tone="wrong" onClick={() => setAsking(true)} className="justify-self-start">
        {NAME}
      </Button>
      <Dialog open={asking} title="Delete your account?" onClose={close}>
        <OpenForm value={NAME}>
          <Confirmation onCancel={close} />
        </OpenForm>
      </Dialog>
    </>
  )
}

function Confirmation({ onCancel }: { onCancel: () => void }) {
  const security = useQuery(securityQuery)

  async function deleteAccount(password: string | undefined) {
    await api.account.deleteAccount({ password })
    await session.signOut()
    toast({ title: 'Your account is deleted', description: 'Everything we kept about you is gone.' })
  }

  if (security.isPending) return <Rows label="Loading" count={1} />
  if (!security.data) return <NotLoaded what="This" onTryAgain={() => void security.refetch()} />
  return (
    <ProofForm
      hasPassword={security.data.has_password}
      action="Delete everything"
      busyAction="Deleting..."
      tone="wrong"
      onProven={deleteAccount}
      onCancel={onCancel}
    >
      <p>
        Your profile, check-ins, résumés and settings are erased, and a subscription is cancelled. This cannot
        be undone. You may want to download everything first.
      </p>
    </ProofForm>
  )
}
