import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { forgotPasswordInput } from '#shared/account/credentials.ts'
import { RESET_LINK_MINUTES } from '#shared/account/sign-in.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { AccountHeading } from './account-heading.tsx'
import { recoveryFailure } from './recovery-failure.ts'
import { TEXT_LINK } from './text-link.ts'

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <main className="grid gap-6">
      {sentTo === undefined ? <AskForLink onSent={setSentTo} /> : <Sent to={sentTo} />}
    </main>
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<{ email: string }>({ resolver: standardSchemaResolver(forgotPasswordInput) })

  async function send(input: { email: string }) {
    try {
      const { api } = await import('#web/platform/api.ts')
      await api.account.forgotPassword(input)
    } catch (error) {
      return toast(recoveryFailure('a reset link could not be asked for', error))
    }
    toast({
      title: 'Reset email sent!',
      description: 'Check your email for password reset instructions.',
    })
    onSent(input.email)
  }

  return (
    <>
      <AccountHeading title="Forgot your password?">
        Tell us your address, and we send you a link to choose a new one.
      </AccountHeading>
      <form method="dialog" noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
        <Field label="Email" error={errors.email?.message}>
          {control => (
            <TextInput
              {...control}
              {...register('email')}
              type="email"
              autoComplete="username"
              inputMode="email"
            />
          )}
        </Field>
        <Button type="submit" busy={isSubmitting} size="large">
          {isSubmitting ? 'Sending...' : 'Send Reset Link'}
        </Button>
      </form>
      <p className="text-soft">
        Remembered it?{' '}
        <Link to="/login" className={TEXT_LINK}>
          Sign in
        </Link>
      </p>
    </>
  )
}

function Sent({ to }: { to: string }) {
  return (
    <>
      <AccountHeading title="Check Your Email" arrived>
        If {to} has an account, a link is on its way. It works once, within {RESET_LINK_MINUTES} minutes.
        Nothing there? Look in the spam folder too.
      </AccountHeading>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login">Back to Sign In</ButtonLink>
        <ButtonLink to="/" tone="quiet">
          Return to Home
        </ButtonLink>
      </div>
    </>
  )
}
