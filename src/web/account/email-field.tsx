import type { ComponentProps, ReactNode } from 'react'
import { Field, TextInput } from '#web/ui/field.tsx'

/** An address; as the name one signs in with, unless told otherwise. */
export function EmailField({
  label = 'Email',
  error,
  instead,
  autoComplete = 'username',
  ...registered
}: ComponentProps<'input'> & {
  label?: string
  error: string | undefined
  /** What one can do about the error. */
  instead?: ReactNode
}) {
  return (
    <Field label={label} error={error} instead={instead}>
      {control => (
        <TextInput {...control} {...registered} type="email" autoComplete={autoComplete} inputMode="email" />
      )}
    </Field>
  )
}
