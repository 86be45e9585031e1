import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { codeDigits } from '#shared/account/sign-in.ts'
import { CodeInput, withoutSpaces } from '#web/account/code-input.tsx'
import { session } from '#web/platform/session.ts'
import { Field } from '#web/ui/field.tsx'
import { focusOnMount } from '#web/ui/focus.ts'
import { later } from '#web/ui/later.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'
import { securityApi } from './security-api.ts'
import { SettingsForm } from './settings-form.tsx'
import { useFormSubmit } from './use-form-submit.ts'

/** Hardly anybody ever needs it. The key to type stands below, should it not come. */
const QrCode = later(async () => (await import('./qr-code.tsx')).QrCode, <div className="size-52" />)

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
    <ReauthenticationForm
      hasPassword={hasPassword}
      action="Continue"
      busyAction="Checking..."
      onCancel={onCancel}
      onConfirmed={async password => setKey(await securityApi.enableTwoFactor({ password }))}
    >
      <p className="text-soft">
        You need an authenticator app on your phone.
        {hasPassword && ' First, your password once more.'}
      </p>
    </ReauthenticationForm>
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
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ code: string }>({ resolver: standardSchemaResolver(codeForm) })
  const { failure, submit } = useFormSubmit(setError, { code_invalid: 'code' })

  const confirm = handleSubmit(({ code }) =>
    submit(async () => {
      session.setSession(await securityApi.confirmTwoFactor({ code }))
      await onDone(made.recovery_codes)
    }),
  )

  return (
    <div className="grid gap-5">
      <ol className="grid list-decimal gap-5 ps-5 marker:font-semibold marker:text-action">
        <li>
          <p ref={focusOnMount} tabIndex={-1} className="mb-3 outline-none scroll-mt-28">
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
      <SettingsForm
        failure={failure}
        action="Turn on"
        busyAction="Checking..."
        busy={isSubmitting}
        onSubmit={confirm}
        onCancel={onCancel}
      >
        <Field label="Code" error={errors.code?.message}>
          {control => <CodeInput {...control} {...register('code', withoutSpaces)} />}
        </Field>
      </SettingsForm>
    </div>
  )
}

/** In groups of four, as people read keys aloud and type them. */
function keyIn(otpauthUri: string): string {
  const secret = new URL(otpauthUri).searchParams.get('secret') ?? ''
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
