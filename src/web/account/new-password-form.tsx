import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { newPasswordForm } from '#shared/account/credentials.ts'
import { Button } from '#web/ui/button.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Asks whoever opened a link from a mail for a new password. */
export function NewPasswordForm({
  submitLabel,
  busyLabel,
  onSubmit,
}: {
  submitLabel: string
  busyLabel: string
  onSubmit: (password: string) => Promise<void>
}) {
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<z.infer<typeof newPasswordForm>>({ resolver: standardSchemaResolver(newPasswordForm) })
  return (
    <form noValidate onSubmit={handleSubmit(({ password }) => onSubmit(password))} className="grid gap-5">
      <NewPasswordFields
        labels={['New Password', 'Confirm New Password']}
        password={register('password', { deps: 'confirm_password' })}
        confirmPassword={register('confirm_password')}
        errors={errors}
      />
      <Button type="submit" busy={isSubmitting} size="large">
        {isSubmitting ? busyLabel : submitLabel}
      </Button>
    </form>
  )
}
