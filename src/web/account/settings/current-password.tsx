import type { ComponentProps } from 'react'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

export function CurrentPassword({
  error,
  ...registered
}: ComponentProps<'input'> & { error: string | undefined }) {
  return (
    <Field label="Current password" error={error}>
      {control => (
        <PasswordInput
          {...control}
          {...registered}
          toggles="current password"
          autoComplete="current-password"
        />
      )}
    </Field>
  )
}
