import type { FormEventHandler, ReactNode } from 'react'
import { FormError } from '#web/account/form-error.tsx'
import { Button, type ButtonTone } from '#web/ui/button.tsx'

/** A form of the settings: why it was refused, its fields, and a way out beside its button. */
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
  failure: string | undefined
  children?: ReactNode
  action: string
  busyAction: string
  busy: boolean
  tone?: ButtonTone
  onSubmit: FormEventHandler<HTMLFormElement>
  onCancel: () => void
}) {
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-[30rem] gap-4">
      <FormError>{failure}</FormError>
      {children}
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
