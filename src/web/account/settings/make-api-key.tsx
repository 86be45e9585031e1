import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { apiKeyName } from '#shared/account/api-key.ts'
import { currentPassword } from '#shared/account/credentials.ts'
import { Field, TextInput } from '#web/ui/field.tsx'
import { apiKeysApi } from './api-keys-query.ts'
import { CurrentPassword } from './current-password.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useFormSubmit } from './use-form-submit.ts'

const withPassword = z.object({ name: apiKeyName, password: currentPassword })
const withoutPassword = z.object({ name: apiKeyName, password: z.optional(z.string()) })

export function MakeApiKey({
  hasPassword,
  onCancel,
  onMade,
}: {
  hasPassword: boolean
  onCancel: () => void
  onMade: (key: string) => Promise<void>
}) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ name: string; password?: string }>({
    resolver: standardSchemaResolver(hasPassword ? withPassword : withoutPassword),
  })
  const { failure, submit } = useFormSubmit(setError, { wrong_password: 'password' })

  return (
    <SettingsForm
      failure={failure}
      action="Make the key"
      busyAction="Making the key..."
      busy={isSubmitting}
      onSubmit={handleSubmit(({ name, password }) =>
        submit(async () => {
          const { key } = await apiKeysApi.createApiKey(hasPassword ? { name, password } : { name })
          await onMade(key)
        }),
      )}
      onCancel={onCancel}
    >
      <Field label="Name" hint="For you, so that you know what uses it." error={errors.name?.message}>
        {control => <TextInput {...control} {...register('name')} autoComplete="off" />}
      </Field>
      {hasPassword && <CurrentPassword {...register('password')} error={errors.password?.message} />}
    </SettingsForm>
  )
}
