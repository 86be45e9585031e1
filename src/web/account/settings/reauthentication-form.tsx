import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { givenPassword } from '#shared/account/credentials.ts'
import type { ButtonTone } from '#web/ui/button.tsx'
import { CurrentPassword } from './current-password.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useAttempt } from './use-form-submit.ts'

const PROOFS = {
  password: z.object({ password: givenPassword }),
  session: z.object({ password: z.optional(z.string()) }),
}

/** Asks for the password before something that a stranger at an open screen must not do. */
export function ProofForm({
  hasPassword,
  children,
  action,
  busyAction,
  tone,
  onProven,
  onCancel,
}: {
  hasPassword: boolean
  children?: ReactNode
  action: string
  busyAction: string
  tone?: ButtonTone
  onProven: (password: string | undefined) => Promise<void>
  onCancel: () => void
}) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ password?: string }>({
    resolver: standardSchemaResolver(hasPassword ? PROOFS.password : PROOFS.session),
  })
  const { refusal, attempt } = useAttempt(setError, { wrong_password: 'password' })

  return (
    <SettingsForm
      refusal={refusal}
      action={action}
      busyAction={busyAction}
      busy={isSubmitting}
      tone={tone}
      onSubmit={handleSubmit(({ password }) => attempt(() => onProven(hasPassword ? password : undefined)))}
      onCancel={onCancel}
    >
      {children}
      {hasPassword && <CurrentPassword {...register('password')} error={errors.password?.message} />}
    </SettingsForm>
  )
}
