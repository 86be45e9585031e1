import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { type SignInInput, signInInput } from '#shared/account/credentials.ts'
import { useLocation } from '#web/platform/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccountHeading } from './account-heading.tsx'
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { signInFailure } from './sign-in-failure.ts'
import type { SignInFormProps } from './sign-in-form-props.ts'

export function PasswordSignIn({
  email,
  failure,
  onEmail,
  onFailure,
  onAnswer,
  google,
}: SignInFormProps & { google: ReactNode }) {
  const { state } = useLocation()
  const {
    register,
    handleSubmit,
    getValues,
    formState: { errors, isSubmitting },
  } = useForm<SignInInput>({
    resolver: standardSchemaResolver(signInInput),
    // A default value would overwrite what was typed before hydration.
    ...(email && { defaultValues: { email } }),
  })

  const keepEmail = () => onEmail(getValues('email'))

  async function signIn(input: SignInInput) {
    onFailure(undefined)
    try {
      const { signInApi } = await import('./sign-in-api.ts')
      onAnswer(await signInApi.signIn(input))
    } catch (error) {
      onFailure(signInFailure(error))
    }
  }

  // Sent before the script is there, a form with any other method would put the password into the address.
  return (
    <main className="grid gap-6">
      <AccountHeading title="Welcome back">Sign in to pick up where you left off.</AccountHeading>
      <form method="dialog" noValidate onSubmit={handleSubmit(signIn)} className="grid gap-5">
        <EmailField {...register('email')} error={errors.email?.message} />
        <Field label="Password" error={errors.password?.message}>
          {control => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        <p className="-mt-3 text-end text-sm">
          <TextLink
            to="/forgot-password"
            // Never in the address, which ends up in histories and logs.
            state={{ email }}
            onPointerDown={keepEmail}
            onFocus={keepEmail}
            tone="form"
            className="inline-flex min-h-11 items-center"
          >
            Forgot your password?
          </TextLink>
        </p>
        <FormError>{failure}</FormError>
        <Button type="submit" busy={isSubmitting} size="large" className="-mt-2">
          {isSubmitting ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      {google}
      <div className="grid gap-1 text-soft">
        <p>
          <TextLink
            to="/login?with=code"
            state={state}
            onClick={() => {
              keepEmail()
              onFailure(undefined)
            }}
            tone="form"
            className="inline-flex min-h-11 items-center"
          >
            Sign in with a one-time code
          </TextLink>
        </p>
        <p>
          New here?{' '}
          <TextLink to="/signup" tone="form">
            Sign up
          </TextLink>
        </p>
      </div>
    </main>
  )
}
