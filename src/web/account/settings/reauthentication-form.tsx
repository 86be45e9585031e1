import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { currentPassword } from '#shared/account/credentials.ts'
import type { ButtonTone } from '#web/ui/button.tsx'
import { CurrentPassword } from './current-password.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useFormSubmit } from './use-form-submit.ts'

const SCHEMAS = {
  password: z.object({ password: currentPassword }),
  session: z.object({ password: z.optional(z.string()) }),
}

/** Asks for the password before a change that somebody else at an unlocked screen must not make. */
export function ReauthenticationForm({
  hasPassword,
  children,
  action,
  busyAction,
  tone,
  onConfirmed,
  onCancel,
}: {
  hasPassword: boolean
  children?: ReactNode
  action: string
  busyAction: string
  tone?: ButtonTone
  onConfirmed: (password: string | undefined) => Promise<void>
  onCancel: () => void
}) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ password?: string }>({
    resolver: standardSchemaResolver(hasPassword ? SCHEMAS.password : SCHEMAS.session),
  })
  const { failure, submit } = useFormSubmit(setError, { wrong_password: 'password' })

  return (
    <SettingsForm
      failure={failure}
      action={action}
      busyAction={busyAction}
      busy={isSubmitting}
      tone={tone}
      onSubmit={handleSubmit(({ password }) => submit(() => onConfirmed(hasPassword ? password : undefined)))}
      onCancel={onCancel}
    >
      {children}
      {hasPassword && <CurrentPassword {...register('password')} error={errors.password?.message} />}
    </SettingsForm>
  )
}
