import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { codeDigits, SIGN_IN_CODE_MINUTES } from '#shared/account/sign-in.ts'
import { Problem } from '#shared/problem.ts'
import { useLocation } from '#web/platform/router.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { AccountHeading } from './account-heading.tsx'
import { CodeInput, withoutSpaces } from './code-input.tsx'
import { EmailStep } from './email-step.tsx'
import { FormError } from './form-error.tsx'
import { signInFailure } from './sign-in-failure.ts'
import type { SignInFormProps } from './sign-in-form-props.ts'

/** A code by mail instead of the password: first the address, then the code. */
export function CodeSignIn(way: SignInFormProps) {
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <main className="grid gap-6">
      {sentTo === undefined ? (
        <AskForCode {...way} onSent={setSentTo} />
      ) : (
        <GiveCode {...way} sentTo={sentTo} onOtherAddress={() => setSentTo(undefined)} />
      )}
      <ButtonLink
        tone="bare"
        to="/login"
        state={state}
        onClick={() => way.onFailure(undefined)}
        className="-ms-5 justify-self-start"
      >
        Sign in with a password
      </ButtonLink>
    </main>
  )
}

function AskForCode({
  email,
  failure,
  onEmail,
  onFailure,
  onSent,
}: SignInFormProps & { onSent: (email: string) => void }) {
  async function send(address: string) {
    onFailure(undefined)
    onEmail(address)
    try {
      const { signInApi } = await import('./sign-in-api.ts')
      await signInApi.requestSignInCode({ email: address })
      onSent(address)
    } catch (error) {
      onFailure(signInFailure(error))
    }
  }

  return (
    <>
      <AccountHeading title="Sign in with a one-time code" focused>
        We mail you a code. No password needed.
      </AccountHeading>
      <FormError>{failure}</FormError>
      <EmailStep email={email} action="Send code" onSend={send} />
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
}: SignInFormProps & { sentTo: string; onOtherAddress: () => void }) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ code: string }>({ resolver: standardSchemaResolver(codeForm) })

  async function signIn({ code }: { code: string }) {
    onFailure(undefined)
    try {
      const { signInApi } = await import('./sign-in-api.ts')
      onAnswer(await signInApi.signInWithCode({ email: sentTo, code }))
    } catch (error) {
      if (error instanceof Problem && error.code === 'code_invalid')
        setError('code', { message: error.message }, { shouldFocus: true })
      else onFailure(signInFailure(error))
    }
  }

  return (
    <>
      <AccountHeading title="Check your email" focused>
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
      <Button tone="bare" onClick={onOtherAddress} className="-mb-5 -ms-5 justify-self-start">
        Send another code
      </Button>
    </>
  )
}
