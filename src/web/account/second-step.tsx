import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { codeDigits, recoveryCode, type TwoFactorMethod } from '#shared/account/sign-in.ts'
import { Problem } from '#shared/problem.ts'
import { PRODUCT } from '#shared/product.ts'
import { session } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { AccountHeading } from './account-heading.tsx'
import { CodeInput, withoutSpaces } from './code-input.tsx'
import { FormError } from './form-error.tsx'
import { signInFailure } from './sign-in-failure.ts'

type StartAgain = (sentence?: string) => void

/** For accounts with two-factor sign-in: a code of the authenticator app, or one of the recovery codes. */
export function SecondStep({ onStartAgain }: { onStartAgain: StartAgain }) {
  const [method, setMethod] = useState<TwoFactorMethod>('totp')
  const byApp = method === 'totp'
  return (
    <main className="grid gap-6">
      <AccountHeading key={method} title={byApp ? 'One more step' : 'Use a recovery code'} focused>
        {byApp
          ? `Enter the code that your authenticator app shows for ${PRODUCT}.`
          : 'Each of the codes you kept when you set up two-factor sign-in works once.'}
      </AccountHeading>
      <SecondStepForm key={`${method}-form`} method={method} onStartAgain={onStartAgain} />
      <div className="-ms-5 grid justify-items-start gap-1">
        <Button tone="bare" onClick={() => setMethod(byApp ? 'recovery' : 'totp')}>
          {byApp ? 'Use a recovery code instead' : 'Use the authenticator app instead'}
        </Button>
        <Button tone="bare" onClick={() => onStartAgain()}>
          Back to sign in
        </Button>
      </div>
    </main>
  )
}

const FORMS = {
  totp: z.object({ code: codeDigits }),
  recovery: z.object({ code: recoveryCode }),
}

function SecondStepForm({ method, onStartAgain }: { method: TwoFactorMethod; onStartAgain: StartAgain }) {
  const [failure, setFailure] = useState<string>()
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ code: string }>({ resolver: standardSchemaResolver(FORMS[method]) })

  async function verify({ code }: { code: string }) {
    setFailure(undefined)
    try {
      const { signInApi } = await import('./sign-in-api.ts')
      session.setSession(await signInApi.verifyTwoFactor({ method, code }))
    } catch (error) {
      if (error instanceof Problem && error.code === 'challenge_ended') onStartAgain(error.message)
      else if (error instanceof Problem && error.code === 'code_invalid')
        setError('code', { message: error.message }, { shouldFocus: true })
      else setFailure(signInFailure(error))
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(verify)} className="grid gap-5">
      <FormError>{failure}</FormError>
      <Field label={method === 'totp' ? 'Code' : 'Recovery code'} error={errors.code?.message}>
        {control =>
          method === 'totp' ? (
            <CodeInput {...control} {...register('code', withoutSpaces)} />
          ) : (
            <TextInput
              {...control}
              {...register('code')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="font-mono"
            />
          )
        }
      </Field>
      <Button type="submit" busy={isSubmitting} size="large">
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  )
}
