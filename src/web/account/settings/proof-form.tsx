import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { givenPassword } from '#shared/account/credentials.ts'
import { Problem } from '#shared/problem.ts'
import { FormError } from '#web/account/form-error.tsx'
import { Button, type ButtonTone } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { actionFailure } from './action-failure.ts'

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
  const [failure, setFailure] = useState<string>()
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ password?: string }>({
    resolver: standardSchemaResolver(hasPassword ? PROOFS.password : PROOFS.session),
  })

  async function prove({ password }: { password?: string }) {
    setFailure(undefined)
    try {
      await onProven(hasPassword ? password : undefined)
    } catch (error) {
      if (error instanceof Problem && error.code === 'wrong_password')
        setError('password', { message: error.message }, { shouldFocus: true })
      else setFailure(actionFailure(error))
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(prove)} className="grid max-w-[30rem] gap-4">
      {children}
      <FormError>{failure}</FormError>
      {hasPassword && (
        <Field label="Current password" error={errors.password?.message}>
          {control => (
            <PasswordInput
              {...control}
              {...register('password')}
              toggles="current password"
              autoComplete="current-password"
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone={tone} busy={isSubmitting}>
          {isSubmitting ? busyAction : action}
        </Button>
        <Button tone="bare" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
