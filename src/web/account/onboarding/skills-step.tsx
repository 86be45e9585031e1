import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { OnboardingForm } from '#shared/account/onboarding.ts'
import { PROFILE_FIELDS } from '#shared/account/profile-fields.ts'
import { SkillsInput } from '../profile-inputs/skills-input.tsx'
import { LongTextField } from './long-text-field.tsx'

export function SkillsStep() {
  const {
    control,
    formState: { errors },
  } = useFormContext<OnboardingForm>()
  const industry = useWatch({ control, name: 'industry' })
  const { field } = useController({ control, name: 'skills' })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <SkillsInput
        skills={field.value ?? []}
        industry={industry}
        error={errors.skills?.message}
        inputRef={field.ref}
        onChange={field.onChange}
      />
      <LongTextField
        name="interests"
        rule={PROFILE_FIELDS.interests}
        question="What draws you in, at work or beyond it?"
        rows={4}
      />
    </div>
  )
}
