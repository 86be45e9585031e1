import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { type SignInInput, signInInput } from '#shared/account/credentials.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { AccountHeading } from './account-heading.tsx'
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { signInFailure } from './sign-in-failure.ts'
import type { WayIn } from './sign-in-screen.tsx'
import { TEXT_LINK } from './text-link.ts'

export function PasswordSignIn({
  email,
  failure,
  onEmail,
  onFailure,
  onAnswer,
  google,
}: WayIn & { google: ReactNode }) {
  const { state } = useLocation()
  const {
    register,
    handleSubmit,
    getValues,
    formState: { errors, isSubmitting },
  } = useForm<SignInInput>({
    resolver: standardSchemaResolver(signInInput),
    // A default would overwrite what was typed before the page came alive.
    ...(email && { defaultValues: { email } }),
  })

  async function signIn(input: SignInInput) {
    onFailure(undefined)
    try {
      const { api } = await import('#web/platform/api.ts')
      onAnswer(await api.account.signIn(input))
    } catch (error) {
      onFailure(signInFailure(error))
    }
  }

  // Sent before the script is there, a form with any other method would put the password into the address.
  return (
    <main className="grid gap-6">
      <AccountHeading title="Welcome back">Sign in to go on where you left off.</AccountHeading>
      <FormError>{failure}</FormError>
      <form method="dialog" noValidate onSubmit={handleSubmit(signIn)} className="grid gap-5">
        <EmailField {...register('email')} error={errors.email?.message} />
        <Field label="Password" error={errors.password?.message}>
          {control => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        <p className="-mt-3 text-end text-sm">
          <Link to="/forgot-password" className={`${TEXT_LINK} inline-flex min-h-11 items-center`}>
            Forgot your password?
          </Link>
        </p>
        <Button type="submit" busy={isSubmitting} size="large" className="-mt-2">
          {isSubmitting ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      {google}
      <div className="grid gap-1 text-soft">
        <p>
          <Link
            to="/login?with=code"
            state={state}
            onClick={() => {
              onEmail(getValues('email'))
              onFailure(undefined)
            }}
            className={`${TEXT_LINK} inline-flex min-h-11 items-center`}
          >
            Sign in with a one-time code
          </Link>
        </p>
        <p>
          New here?{' '}
          <Link to="/signup" className={TEXT_LINK}>
            Sign up
          </Link>
        </p>
      </div>
    </main>
  )
}
