import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { currentPassword, newPassword, passwordsMatch } from '#shared/account/credentials.ts'
import { NewPasswordFields } from '#web/account/new-password-fields.tsx'
import { toast } from '#web/ui/toast.tsx'
import { CurrentPassword } from './current-password.tsx'
import { InlineForm } from './inline-form.tsx'
import { securityApi } from './security-api.ts'
import type { SecuritySectionProps } from './security-section-props.ts'
import { SettingsForm } from './settings-form.tsx'
import { useFormSubmit } from './use-form-submit.ts'

export function ChangePassword({ security, onChanged }: SecuritySectionProps) {
  return (
    <>
      {!security.has_password && (
        <p className="max-w-reading text-soft">
          You sign in without a password so far. With one you can also get in when Google is away.
        </p>
      )}
      <InlineForm label={security.has_password ? 'Change password' : 'Set a password'}>
        {close => (
          <ChangePasswordForm
            email={security.email}
            hasPassword={security.has_password}
            onCancel={close}
            onChanged={async () => {
              close()
              await onChanged()
            }}
          />
        )}
      </InlineForm>
    </>
  )
}

type PasswordForm = { current_password: string | undefined; password: string; confirm_password: string }

function passwordForm(hasPassword: boolean) {
  return z
    .object({
      current_password: hasPassword ? currentPassword : z.optional(z.string()),
      password: newPassword,
      confirm_password: z.string(),
    })
    .check(passwordsMatch())
}

function ChangePasswordForm({
  email,
  hasPassword,
  onCancel,
  onChanged,
}: {
  email: string
  hasPassword: boolean
  onCancel: () => void
  onChanged: () => Promise<void>
}) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<PasswordForm>({ resolver: standardSchemaResolver(passwordForm(hasPassword)) })
  const { failure, submit } = useFormSubmit(setError, {
    wrong_password: 'current_password',
    weak_password: 'password',
  })

  const change = handleSubmit(({ current_password, password }) =>
    submit(async () => {
      await securityApi.changePassword({ password, ...(hasPassword && { current_password }) })
      toast({ title: 'Password changed', description: 'Everywhere else you are now signed out.' })
      await onChanged()
    }),
  )

  return (
    <SettingsForm
      failure={failure}
      action={hasPassword ? 'Change password' : 'Set password'}
      busyAction="Saving..."
      busy={isSubmitting}
      onSubmit={change}
      onCancel={onCancel}
    >
      {/* Password managers look for the name the password belongs to. */}
      <input type="text" value={email} readOnly hidden autoComplete="username" />
      {hasPassword && (
        <CurrentPassword {...register('current_password')} error={errors.current_password?.message} />
      )}
      <NewPasswordFields
        labels={['New password', 'Confirm new password']}
        password={register('password', { deps: 'confirm_password' })}
        confirmPassword={register('confirm_password')}
        errors={errors}
      />
    </SettingsForm>
  )
}
