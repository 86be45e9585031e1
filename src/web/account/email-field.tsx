import type { ComponentProps } from 'react'
import { Field, TextInput } from '#web/ui/field.tsx'

/** An address; as the name one signs in with, unless told otherwise. */
export function EmailField({
  label = 'Email',
  error,
  autoComplete = 'username',
  ...registered
}: ComponentProps<'input'> & { label?: string; error: string | undefined }) {
  return (
    <Field label={label} error={error}>
      {control => (
        <TextInput {...control} {...registered} type="email" autoComplete={autoComplete} inputMode="email" />
      )}
    </Field>
  )
}
