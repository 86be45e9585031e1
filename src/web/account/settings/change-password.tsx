import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { givenPassword, newPassword, typedTwice } from '#shared/account/credentials.ts'
import { NewPasswordFields } from '#web/account/new-password-fields.tsx'
import { api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.tsx'
import { CurrentPassword } from './current-password.tsx'
import { InlineForm } from './inline-form.tsx'
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

type PasswordForm = { currentPassword: string | undefined; password: string; confirmPassword: string }

function passwordForm(hasPassword: boolean) {
  return z
    .object({
      currentPassword: hasPassword ? givenPassword : z.optional(z.string()),
      password: newPassword,
      confirmPassword: z.string(),
    })
    .check(typedTwice())
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
    wrong_password: 'currentPassword',
    weak_password: 'password',
  })

  const change = handleSubmit(({ currentPassword, password }) =>
    submit(async () => {
      await api.account.changePassword({ password, ...(hasPassword && { currentPassword }) })
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
        <CurrentPassword {...register('currentPassword')} error={errors.currentPassword?.message} />
      )}
      <NewPasswordFields
        labels={['New password', 'Confirm new password']}
        password={register('password', { deps: 'confirmPassword' })}
        confirmPassword={register('confirmPassword')}
        errors={errors}
      />
    </SettingsForm>
  )
}
