import { type FormEventHandler, type ReactNode, useState } from 'react'
import { FormError } from '#web/account/form-error.tsx'
import { Button, type ButtonTone } from '#web/ui/button.tsx'
import { ConfirmWithGoogle } from './confirm-with-google.tsx'
import type { FormFailure } from './use-form-submit.ts'

/** A form of the settings: its fields, why it failed, and Cancel beside its button. */
export function SettingsForm({
  failure,
  children,
  action,
  busyAction,
  busy,
  tone,
  onSubmit,
  onCancel,
}: {
  failure: FormFailure | undefined
  children?: ReactNode
  action: string
  busyAction: string
  busy: boolean
  tone?: ButtonTone
  onSubmit: FormEventHandler<HTMLFormElement>
  onCancel: () => void
}) {
  const [googleFailure, setGoogleFailure] = useState<string>()
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-[30rem] gap-4">
      {children}
      <FormError>{googleFailure ?? failure?.message}</FormError>
      {failure?.needsRecentSignIn && <ConfirmWithGoogle onFailure={setGoogleFailure} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone={tone} busy={busy}>
          {busy ? busyAction : action}
        </Button>
        <Button tone="bare" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
