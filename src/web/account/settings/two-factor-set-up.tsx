import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { codeDigits } from '#shared/account/sign-in.ts'
import { Problem } from '#shared/problem.ts'
import { CodeInput, withoutSpaces } from '#web/account/code-input.tsx'
import { FormError } from '#web/account/form-error.tsx'
import { api } from '#web/platform/api.ts'
import { session } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { actionFailure } from './action-failure.ts'
import { ProofForm } from './proof-form.tsx'
import { QrCode } from './qr-code.tsx'

type Key = { otpauth_uri: string; recovery_codes: readonly string[] }

/** Password, then the key for the app, then a first code that shows the app has it. */
export function TwoFactorSetUp({
  hasPassword,
  onCancel,
  onDone,
}: {
  hasPassword: boolean
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => Promise<void>
}) {
  const [key, setKey] = useState<Key>()
  if (key) return <ConfirmKey made={key} onCancel={onCancel} onDone={onDone} />
  return (
    <ProofForm
      hasPassword={hasPassword}
      action="Continue"
      busyAction="Checking..."
      onCancel={onCancel}
      onProven={async password => setKey(await api.account.enableTwoFactor({ password }))}
    >
      <p className="text-soft">
        You need an authenticator app on your phone. First, your password once more.
      </p>
    </ProofForm>
  )
}

const codeForm = z.object({ code: codeDigits })

function ConfirmKey({
  made,
  onCancel,
  onDone,
}: {
  made: Key
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => Promise<void>
}) {
  const [failure, setFailure] = useState<string>()
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ code: string }>({ resolver: standardSchemaResolver(codeForm) })

  async function confirm({ code }: { code: string }) {
    setFailure(undefined)
    try {
      session.enter(await api.account.confirmTwoFactor({ code }))
    } catch (error) {
      if (error instanceof Problem && error.code === 'code_invalid')
        setError('code', { message: error.message }, { shouldFocus: true })
      else setFailure(actionFailure(error))
      return
    }
    await onDone(made.recovery_codes)
  }

  return (
    <div className="grid gap-5">
      <ol className="grid list-decimal gap-5 ps-5 marker:font-semibold marker:text-action">
        <li>
          <p ref={focus} tabIndex={-1} className="mb-3 outline-none">
            Scan this with your authenticator app.
          </p>
          <QrCode text={made.otpauth_uri} label="QR code for your authenticator app" />
        </li>
        <li>
          <p>Cannot scan? Type this key instead:</p>
          <p className="mt-1 font-mono text-sm select-all">{keyIn(made.otpauth_uri)}</p>
        </li>
        <li>Enter the code that the app now shows.</li>
      </ol>
      <form noValidate onSubmit={handleSubmit(confirm)} className="grid gap-4">
        <FormError>{failure}</FormError>
        <Field label="Code" error={errors.code?.message}>
          {control => <CodeInput {...control} {...register('code', withoutSpaces)} />}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? 'Checking...' : 'Turn on'}
          </Button>
          <Button tone="bare" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  )
}

/** In groups of four, as people read keys aloud and type them. */
function keyIn(otpauthUri: string): string {
  const secret = new URL(otpauthUri).searchParams.get('secret') ?? ''
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

function focus(element: HTMLElement | null) {
  element?.focus()
}
