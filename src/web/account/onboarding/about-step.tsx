import { useFormContext } from 'react-hook-form'
import type { OnboardingForm } from '#shared/account/onboarding.ts'
import { PROFILE_FIELDS } from '#shared/account/profile-fields.ts'
import { Field, TextInput } from '#web/ui/field.tsx'
import { later } from '#web/ui/later.tsx'
import { Select } from '#web/ui/select.tsx'

const ResumeAnswers = later(async () => (await import('./resume-answers.tsx')).ResumeAnswers, null)

export function AboutStep() {
  const {
    register,
    formState: { errors },
  } = useFormContext<OnboardingForm>()
  return (
    <div className="grid gap-5">
      <div className="min-h-24 sm:min-h-18">
        <ResumeAnswers />
      </div>
      <Field label={PROFILE_FIELDS.full_name.label} error={errors.full_name?.message}>
        {control => <TextInput {...control} {...register('full_name')} autoComplete="name" />}
      </Field>
      <Field
        label={PROFILE_FIELDS.job_title.label}
        hint="No job now? Write your last one, or what you studied."
        error={errors.job_title?.message}
      >
        {control => <TextInput {...control} {...register('job_title')} autoComplete="organization-title" />}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={PROFILE_FIELDS.industry.label} error={errors.industry?.message}>
          {control => (
            <Select {...control} {...register('industry')}>
              <option value="">Select your industry</option>
              <Options of={PROFILE_FIELDS.industry.options} />
            </Select>
          )}
        </Field>
        <Field label={PROFILE_FIELDS.years_experience.label} error={errors.years_experience?.message}>
          {control => (
            <Select {...control} {...register('years_experience')}>
              <option value="">Select your experience</option>
              <Options of={PROFILE_FIELDS.years_experience.options} />
            </Select>
          )}
        </Field>
      </div>
      <Field
        label={PROFILE_FIELDS.location.label}
        hint="City and country are enough."
        error={errors.location?.message}
      >
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
