import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import * as z from 'zod/mini'
import { forgotPasswordInput } from '#shared/account/credentials.ts'
import { codeDigits, SIGN_IN_CODE_MINUTES } from '#shared/account/sign-in.ts'
import { Problem } from '#shared/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { AccountHeading } from './account-heading.tsx'
import { CodeInput, withoutSpaces } from './code-input.tsx'
import { FormError } from './form-error.tsx'
import { signInFailure } from './sign-in-failure.ts'
import type { WayIn } from './sign-in-screen.tsx'
import { TEXT_LINK } from './text-link.ts'

/** A code by mail instead of the password: first the address, then the code. */
export function CodeSignIn(way: WayIn) {
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <main className="grid gap-6">
      {sentTo === undefined ? (
        <AskForCode {...way} onSent={setSentTo} />
      ) : (
        <GiveCode {...way} sentTo={sentTo} onOtherAddress={() => setSentTo(undefined)} />
      )}
      <p>
        <Link
          to="/login"
          state={state}
          onClick={() => way.onFailure(undefined)}
          className={`${TEXT_LINK} inline-flex min-h-11 items-center`}
        >
          Sign in with a password
        </Link>
      </p>
    </main>
  )
}

function AskForCode({
  email,
  failure,
  onEmail,
  onFailure,
  onSent,
}: WayIn & { onSent: (email: string) => void }) {
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<{ email: string }>({
    resolver: standardSchemaResolver(forgotPasswordInput),
    defaultValues: { email },
  })

  async function send(input: { email: string }) {
    onFailure(undefined)
    onEmail(input.email)
    try {
      const { api } = await import('#web/platform/api.ts')
      await api.account.requestSignInCode(input)
      onSent(input.email)
    } catch (error) {
      onFailure(signInFailure(error))
    }
  }

  return (
    <>
      <AccountHeading title="Sign in with a one-time code" arrived>
        We mail you a code. No password needed.
      </AccountHeading>
      <FormError>{failure}</FormError>
      <form noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
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
          {isSubmitting ? 'Sending...' : 'Send code'}
        </Button>
      </form>
    </>
  )
}

const codeForm = z.object({ code: codeDigits })

function GiveCode({
  sentTo,
  failure,
  onFailure,
  onAnswer,
  onOtherAddress,
}: WayIn & { sentTo: string; onOtherAddress: () => void }) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ code: string }>({ resolver: standardSchemaResolver(codeForm) })

  async function signIn({ code }: { code: string }) {
    onFailure(undefined)
    try {
      const { api } = await import('#web/platform/api.ts')
      onAnswer(await api.account.signInWithCode({ email: sentTo, code }))
    } catch (error) {
      if (error instanceof Problem && error.code === 'code_invalid')
        setError('code', { message: error.message }, { shouldFocus: true })
      else onFailure(signInFailure(error))
    }
  }

  return (
    <>
      <AccountHeading title="Check your email" arrived>
        If {sentTo} has an account, a code is on its way. It works once, within {SIGN_IN_CODE_MINUTES}{' '}
        minutes. If the address was never confirmed, you find a link for that instead.
      </AccountHeading>
      <FormError>{failure}</FormError>
      <form noValidate onSubmit={handleSubmit(signIn)} className="grid gap-5">
        <Field label="Code" error={errors.code?.message}>
          {control => <CodeInput {...control} {...register('code', withoutSpaces)} />}
        </Field>
        <Button type="submit" busy={isSubmitting} size="large">
          {isSubmitting ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      <Button tone="bare" onClick={onOtherAddress} className="-mb-4 -ms-5 justify-self-start">
        Send another code
      </Button>
    </>
  )
}
