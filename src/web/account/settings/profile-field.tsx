import { useState } from 'react'
import { FULL_NAME_MAX_CHARACTERS } from '#shared/account/full-name.ts'
import { type Profile, profileFields } from '#shared/account/profile.ts'
import type { PROFILE_FIELDS } from '#shared/account/profile-fields.ts'
import { INDUSTRIES } from '#shared/account/profile-options.ts'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useSaveSettings } from './save-settings.ts'

/** A field of the profile that holds one text. */
export type OwnTextName = Exclude<keyof typeof PROFILE_FIELDS, 'skills'>

/** A text of the profile that saves itself when it is left. */
export function ProfileField({
  name,
  label,
  profile,
  autoComplete,
}: {
  name: OwnTextName
  label: string
  profile: Profile | undefined
  autoComplete: string
}) {
  const { fault, saving, ...input } = useSavedOnBlur(name, profile)
  return (
    <Field label={label} error={fault} hint={saving ? 'Saving...' : undefined}>
      {control => (
        <TextInput {...control} {...input} maxLength={FULL_NAME_MAX_CHARACTERS} autoComplete={autoComplete} />
      )}
    </Field>
  )
}

export function IndustryField({ profile }: { profile: Profile | undefined }) {
  const { fault, saving, ...input } = useSavedOnBlur('industry', profile)
  // Somebody may have an industry that the list no longer offers.
  const options = [...new Set([...INDUSTRIES, ...(input.value ? [input.value] : [])])]
  return (
    <Field label="Industry" error={fault} hint={saving ? 'Saving...' : undefined}>
      {control => (
        <Select {...control} {...input}>
          <option value="">{profile && 'Not said'}</option>
          {options.map(industry => (
            <option key={industry}>{industry}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Saved or refused, the field then shows what the profile holds; what was typed meanwhile stays. */
export function useSavedOnBlur(name: OwnTextName, profile: Profile | undefined) {
  const { mutate, isPending } = useSaveSettings()
  const saved = profile?.[name] ?? ''
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<string>()

  function save() {
    const value = (typed ?? saved).trim()
    if (value === saved) return setTyped(undefined)
    const { error } = profileFields.shape[name].safeParse(value)
    if (error) return setFault(error.issues[0]?.message)
    mutate({ [name]: value }, { onSettled: () => setTyped(now => (now?.trim() === value ? undefined : now)) })
  }

  return {
    value: typed ?? saved,
    fault,
    saving: isPending,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value)
      setFault(undefined)
    },
    onBlur: save,
  }
}
