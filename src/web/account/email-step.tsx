import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { forgotPasswordInput } from '#shared/account/credentials.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from './email-field.tsx'

/** Asks for the address that something is to be mailed to. */
export function EmailStep({
  email,
  action,
  onSend,
}: {
  email?: string
  action: string
  onSend: (email: string) => Promise<void>
}) {
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<{ email: string }>({
    resolver: standardSchemaResolver(forgotPasswordInput),
    // A default value would overwrite what was typed before hydration.
    defaultValues: email ? { email } : undefined,
  })
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={handleSubmit(input => onSend(input.email))}
      className="grid gap-5"
    >
      <EmailField {...register('email')} error={errors.email?.message} />
      <Button type="submit" busy={isSubmitting} size="large">
        {isSubmitting ? 'Sending...' : action}
      </Button>
    </form>
  )
}
