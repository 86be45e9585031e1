import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { givenPassword, newPassword, typedTwice } from '#shared/account/credentials.ts'
import { Problem } from '#shared/problem.ts'
import { FormError } from '#web/account/form-error.tsx'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { actionFailure } from './action-failure.ts'
import { InPlace } from './in-place.tsx'
import type { SecurityPart } from './security-panel.tsx'

export function ChangePassword({ security, onChanged }: SecurityPart) {
  return (
    <>
      {!security.has_password && (
        <p className="max-w-reading text-soft">
          You sign in without a password so far. With one you can also get in when Google is away.
        </p>
      )}
      <InPlace label={security.has_password ? 'Change password' : 'Set a password'}>
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
      </InPlace>
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
  const [failure, setFailure] = useState<string>()
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<PasswordForm>({ resolver: standardSchemaResolver(passwordForm(hasPassword)) })

  async function change({ currentPassword, password }: PasswordForm) {
    setFailure(undefined)
    try {
      await api.account.changePassword({ password, ...(hasPassword && { currentPassword }) })
    } catch (error) {
      if (error instanceof Problem && error.code === 'wrong_password')
        setError('currentPassword', { message: error.message }, { shouldFocus: true })
      else if (error instanceof Problem && error.code === 'weak_password')
        setError('password', { message: error.message }, { shouldFocus: true })
      else setFailure(actionFailure(error))
      return
    }
    toast({ title: 'Password changed', description: 'Everywhere else you are now signed out.' })
    await onChanged()
  }

  return (
    <form noValidate onSubmit={handleSubmit(change)} className="grid max-w-[30rem] gap-4">
      <FormError>{failure}</FormError>
      {/* Password managers look for the name the password belongs to. */}
      <input type="text" value={email} readOnly hidden autoComplete="username" />
      {hasPassword && (
        <Field label="Current password" error={errors.currentPassword?.message}>
          {control => (
            <PasswordInput
              {...control}
              {...register('currentPassword')}
              toggles="current password"
              autoComplete="current-password"
            />
          )}
        </Field>
      )}
      <Field label="New password" hint="At least 8 characters." error={errors.password?.message}>
        {control => (
          <PasswordInput
            {...control}
            {...register('password', { deps: 'confirmPassword' })}
            toggles="new password"
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label="Confirm new password" error={errors.confirmPassword?.message}>
        {control => (
          <PasswordInput
            {...control}
            {...register('confirmPassword')}
            toggles="confirmed new password"
            autoComplete="new-password"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : hasPassword ? 'Change password' : 'Set password'}
        </Button>
        <Button tone="bare" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
