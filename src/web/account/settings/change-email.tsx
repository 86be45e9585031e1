import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { currentPassword, email } from '#shared/account/credentials.ts'
import { EmailField } from '#web/account/email-field.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { actionFailure } from './action-failure.ts'
import { CurrentPassword } from './current-password.tsx'
import { InlineForm } from './inline-form.tsx'
import { securityApi } from './security-api.ts'
import type { SecuritySectionProps } from './security-section-props.ts'
import { SettingsForm } from './settings-form.tsx'
import { useFormSubmit } from './use-form-submit.ts'

export function ChangeEmail({ security, onChanged }: SecuritySectionProps) {
  const [askedFor, setAskedFor] = useState<string>()
  const pending = security.pending_email ?? askedFor
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium break-all">{security.email}</span>
        <Badge tone={security.email_verified ? 'action' : 'attention'}>
          {security.email_verified ? 'Confirmed' : 'Not confirmed yet'}
        </Badge>
      </p>
      {!security.email_verified && <ResendVerification />}
      {pending && pending !== security.email && (
        <p role="status" className="rounded-md bg-info-wash px-4 py-3">
          We have sent a link to <strong className="font-semibold break-all">{pending}</strong>. Your address
          changes as soon as you follow it.
        </p>
      )}
      <InlineForm label="Change email">
        {close => (
          <ChangeEmailForm
            hasPassword={security.has_password}
            onCancel={close}
            onAsked={async address => {
              setAskedFor(address)
              close()
              await onChanged()
            }}
          />
        )}
      </InlineForm>
    </>
  )
}

function ResendVerification() {
  const send = useMutation({
    mutationFn: () => securityApi.sendVerification({}),
    onError: error => toast({ tone: 'destructive', title: 'Error', description: actionFailure(error) }),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
      <p className="max-w-reading">
        {send.isSuccess
          ? 'A new link is on its way.'
          : 'Please follow the link in our mail, so that you can always get back in.'}
      </p>
      {!send.isSuccess && (
        <Button tone="bare" busy={send.isPending} onClick={() => send.mutate()} className="-ms-5">
          Send the link again
        </Button>
      )}
    </div>
  )
}

const withPassword = z.object({ email, password: currentPassword })
const withoutPassword = z.object({ email, password: z.optional(z.string()) })

function ChangeEmailForm({
  hasPassword,
  onCancel,
  onAsked,
}: {
  hasPassword: boolean
  onCancel: () => void
  onAsked: (email: string) => Promise<void>
}) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ email: string; password?: string }>({
    resolver: standardSchemaResolver(hasPassword ? withPassword : withoutPassword),
  })
  const { failure, submit } = useFormSubmit(setError, { wrong_password: 'password' })

  const change = handleSubmit(input =>
    submit(async () => {
      await securityApi.changeEmail(hasPassword ? input : { email: input.email })
      await onAsked(input.email)
    }),
  )

  return (
    <SettingsForm
      failure={failure}
      action="Send confirmation link"
      busyAction="Sending..."
      busy={isSubmitting}
      onSubmit={change}
      onCancel={onCancel}
    >
      <EmailField
        {...register('email')}
        label="New email"
        autoComplete="email"
        error={errors.email?.message}
      />
      {hasPassword && <CurrentPassword {...register('password')} error={errors.password?.message} />}
    </SettingsForm>
  )
}
