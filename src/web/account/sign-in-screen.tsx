import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { type SignInInput, signInInput } from '#shared/account/credentials.ts'
import { Problem } from '#shared/problem.ts'
import { api } from '#web/platform/api.ts'
import { log } from '#web/platform/log.ts'
import { session } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { FormError } from './form-error.tsx'
import { GoogleButton } from './google-button.tsx'
import { TEXT_LINK } from './text-link.ts'

/** The guard of this route takes a person on to where they came from, as soon as they are signed in. */
export function SignInScreen() {
  const [failure, setFailure] = useState<string>()
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<SignInInput>({ resolver: standardSchemaResolver(signInInput) })

  async function signIn(input: SignInInput) {
    setFailure(undefined)
    try {
      const answer = await api.account.signIn(input)
      if (answer.two_factor_required) throw new Problem('two_factor_state')
      session.enter(answer)
    } catch (error) {
      setFailure(signInFailure(error))
    }
  }

  return (
    <main className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="text-3xl">Welcome back</h1>
        <p className="text-soft">Sign in to go on where you left off.</p>
      </div>
      <FormError>{failure}</FormError>
      <form noValidate onSubmit={handleSubmit(signIn)} className="grid gap-5">
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
        <Field label="Password" error={errors.password?.message}>
          {control => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        <p className="-mt-3 text-end text-sm">
          <Link to="/forgot-password" className={TEXT_LINK}>
            Forgot your password?
          </Link>
        </p>
        <Button type="submit" busy={isSubmitting} size="large">
          {isSubmitting ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      <GoogleButton onFailure={setFailure} />
      <p className="text-soft">
        New here?{' '}
        <Link to="/signup" className={TEXT_LINK}>
          Sign up
        </Link>
      </p>
    </main>
  )
}

function signInFailure(error: unknown): string {
  if (error instanceof Problem) {
    return error.message.includes('Invalid login credentials') ? 'Invalid email or password' : error.message
  }
  log('sign-in failed', error)
  return 'An error occurred. Please try again later.'
}
