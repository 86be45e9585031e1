import { useFormContext } from 'react-hook-form'
import type { OnboardingForm } from '#shared/account/onboarding.ts'
import { EXPERIENCE_LEVELS, INDUSTRIES } from '#shared/account/profile-options.ts'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

export function AboutStep() {
  const {
    register,
    formState: { errors },
  } = useFormContext<OnboardingForm>()
  return (
    <div className="grid gap-5">
      <Field label="Full Name" error={errors.fullName?.message}>
        {control => <TextInput {...control} {...register('fullName')} autoComplete="name" />}
      </Field>
      <Field label="Job Title" error={errors.jobTitle?.message}>
        {control => <TextInput {...control} {...register('jobTitle')} autoComplete="organization-title" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Industry" error={errors.industry?.message}>
          {control => (
            <Select {...control} {...register('industry')}>
              <option value="">Select your industry</option>
              <Options of={INDUSTRIES} />
            </Select>
          )}
        </Field>
        <Field label="Years of Experience" error={errors.yearsExperience?.message}>
          {control => (
            <Select {...control} {...register('yearsExperience')}>
              <option value="">Select your experience</option>
              <Options of={EXPERIENCE_LEVELS} />
            </Select>
          )}
        </Field>
      </div>
      <Field label="Location" hint="City and country are enough." error={errors.location?.message}>
        {control => <TextInput {...control} {...register('location')} autoComplete="off" />}
      </Field>
    </div>
  )
}

function Options({ of }: { of: readonly string[] }) {
  return of.map(one => (
    <option key={one} value={one}>
      {one}
    </option>
  ))
}
