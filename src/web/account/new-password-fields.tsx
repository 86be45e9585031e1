import type { UseFormRegisterReturn } from 'react-hook-form'
import { PASSWORD_MIN_CHARACTERS } from '#shared/account/credentials.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

type Problems = Partial<Record<'password' | 'confirm_password', { message?: string }>>

/** A password to be, typed twice. */
export function NewPasswordFields({
  labels: [label, confirmLabel],
  password,
  confirmPassword,
  errors,
}: {
  labels: [string, string]
  password: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  errors: Problems
}) {
  const spoken = label.toLowerCase()
  return (
    <>
      <Field
        label={label}
        hint={!errors.password && `At least ${PASSWORD_MIN_CHARACTERS} characters.`}
        error={errors.password?.message}
      >
        {control => <PasswordInput {...control} {...password} toggles={spoken} autoComplete="new-password" />}
      </Field>
      <Field label={confirmLabel} error={errors.confirm_password?.message}>
        {control => (
          <PasswordInput
            {...control}
            {...confirmPassword}
            toggles={`confirmed ${spoken}`}
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  )
}
